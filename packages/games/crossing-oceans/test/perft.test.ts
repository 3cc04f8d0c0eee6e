import { perft } from '@riband/kernel';
import { expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import type { State } from '../src/types.ts';
import {
  ask,
  bare,
  dismiss,
  dock,
  give,
  house,
  legal,
  moor,
  newGame,
  offer,
  play,
  player,
  tile,
  tokens,
} from './table.ts';

const PLACE = { kind: 'place' } as const;
const OFFER = ['arizona', 'city-of-berlin', 'belgenland', 'nepaul', 'devonia', 'parisian'];

/** A seat with much of everything, in the middle of a game. */
function rich(state: State): State {
  moor(state, 0, 'arizona', 'montreal', 2);
  moor(state, 0, 'adriatic', 'bombay', 1);
  moor(state, 0, 'cutty-sark', 'sydney');
  moor(state, 1, 'umbria', 'boston', 3);
  moor(state, 1, 'gaelic', 'auckland', 1);
  house(house(state, 0, 'sydney'), 1, 'bombay');
  Object.assign(player(state, 0), { money: 400, contracts: 3 });
  return state;
}

const market = (money: number): State => {
  const state = dock(offer(bare(4), ...OFFER), 'pommerania', 'abyssinia', 'adriatic', 'germanic');
  player(state, 0).money = money;
  return state;
};

/** Own ships with these loads, and so many coal piers. */
function loads(coal: readonly number[], piers: number): State {
  const ships = ['campania', 'adriatic', 'mauretania', 'oregon', 'celtic'];
  const where = ['rio-de-janeiro', 'bombay', 'sydney', 'boston', 'yokohama'];
  const state = tokens(bare(4), 0, { black: piers });
  for (const [index, load] of coal.entries()) moor(state, 0, ships[index] ?? '', where[index] ?? '', load);
  player(state, 0).money = 0;
  return state;
}

const FULL = { blue: 4, black: 4, green: 4, red: 4, white: 4 };

const POSITIONS: Readonly<Record<string, () => State>> = {
  'before anything is drawn': () => crossingOceans.setup(4, {}),
  'the deal': () => play(crossingOceans.setup(3, {}), ...[0, 4, 1, 3, 2, 5].map(fillBy)),
  'the first turn of 2': () => newGame(2),
  'the first turn of 4': () => newGame(4),
  'a ship to place': () => ask(give(give(rich(bare(3)), 0, 'titanic'), 0, 'thermopylae'), 0, PLACE),
  'a spot for the TITANIC': () => ask(give(rich(bare(3)), 0, 'titanic'), 0, { kind: 'spot', tile: tile('titanic') }),
  'contracts and the rondel': () => rich(bare(3)),
  'a market with money': () => play(market(300), 'go ships-1'),
  'a market with little money': () => play(market(90), 'go ships-2'),
  'headquarters with a full column': () =>
    play(
      tokens(offer(market(990), 'cunard', ...OFFER.slice(1)), 0, { ...FULL, red: 2, white: 2 }),
      'go ships-1',
      'buy 1',
    ),
  'a region to name': () => play(rich(bare(4)), 'go region'),
  'a ship for cargo': () => play(moor(rich(bare(3)), 0, 'celtic', 'colombo', 1), 'go cargo'),
  'a port for a house': () => play(rich(bare(3)), 'go house'),
  'a coal pier': () => play(rich(bare(3)), 'go coal'),
  'coal for two of three': () => play(loads([0, 1, 2], 3), 'go coal'),
  'coal for three of five': () => play(loads([0, 0, 0, 0, 0], 1), 'go coal'),
  'a Blue Riband with its column full': () =>
    play(
      tokens(moor(rich(bare(3)), 0, 'city-of-new-york', 'new-york', 1), 0, { ...FULL, black: 1, green: 1 }),
      'go riband',
    ),
  'the last draws': () => {
    const state = market(990);
    for (const one of state.stack.slice(0, -3)) dismiss(state, one);
    return play(state, 'go ships-1', 'done');
  },
};

function fillBy(index: number): string {
  return `fill ${['city-of-berlin', 'nepaul', 'devonia', 'belgenland', 'arizona', 'parisian'][index]}`;
}

test('named positions have as many continuations, in the same order, as before', async () => {
  const lines = Object.entries(POSITIONS).map(([name, position]) => {
    const state = position();
    const counts = [1, 2, 3].map((depth) => perft(crossingOceans, state, depth));
    return `${name}\n  perft ${counts.join(' ')}\n  ${legal(state).join('; ')}\n`;
  });
  await expect(lines.join('\n')).toMatchFileSnapshot('../playthroughs/positions.txt');
});
