import data from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { crossingOceans, crossingOceansWith, readComponents } from '../src/index.ts';
import { NONE, REGIONS, type State } from '../src/types.ts';
import { ask, bare, give, house, legal, moor, newGame, play, player, port, tile } from './table.ts';

const PLACE = { kind: 'place' } as const;
const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);
const lanternOf = (state: State, region: (typeof REGIONS)[number]): number =>
  state.ships[state.lanterns[REGIONS.indexOf(region)] ?? NONE] ?? NONE;

/** Yellow is seat 1: the Pacific is full, its oldest ship the own ATLANTIC. */
function fullPacific(): State {
  const state = bare(4, PLACE);
  moor(state, 1, 'atlantic', 'yokohama', 2);
  moor(state, 2, 'devonia', 'shanghai', 1);
  moor(state, 0, 'oregon', 'san-francisco', 1);
  give(state, 1, 'thermopylae');
  give(state, 1, 'britannia');
  return ask(state, 1, PLACE);
}

/** Yellow's captains are all at sea: with the ATLANTIC and eight younger ships of other regions. */
function withoutCaptains(state: State): State {
  const own = ['umbria', 'gaelic', 'ormuz', 'majestic', 'campania', 'gothic', 'georgic', 'celtic'];
  const where = [
    'montreal',
    'boston',
    'new-orleans',
    'rio-de-janeiro',
    'buenos-aires',
    'cape-town',
    'bombay',
    'sydney',
  ];
  for (const [index, id] of own.entries()) moor(state, 1, id, where[index] ?? '', 1);
  expect(player(state, 1).captains).toBe(0);
  return state;
}

describe('placing a ship', () => {
  test('example 1, C-PLACE-2, C-MAP-2: a replacement must be younger, and the lantern moves to the next oldest', () => {
    const state = fullPacific();
    play(state, 'place thermopylae');
    expect(legal(state)).not.toContain('at yokohama');
    expect(why(state, 'spot:yokohama')).toMatchObject({ clause: 'C-PLACE-2' });

    const other = fullPacific();
    play(other, 'place britannia', 'at yokohama');
    expect(other.ships[port('yokohama')]).toBe(tile('britannia'));
    expect(player(other, 1).supply).toEqual([tile('thermopylae'), tile('atlantic')]);
    expect(lanternOf(other, 'pacific-ocean')).toBe(tile('devonia'));
  });

  test('C-TURN-1, C-TURN-2: a ship or a contract, which can be used at once; then the rondel', () => {
    const state = fullPacific();
    expect(legal(state)).toEqual(['place thermopylae', 'place britannia', 'contract']);
    expect(why(state, 'rondel:coal')).toMatchObject({ clause: 'C-TURN-1' });
    play(state, 'contract');
    expect(player(state, 1).contracts).toBe(2);
    expect(legal(state)).toContain('sell');
    expect(why(state, 'ship:britannia')).toMatchObject({ clause: 'C-TURN-1' });
    play(state, 'sell', 'sell', 'go fleet');
    expect(state.seat).toBe(2);
  });

  test('C-TURN-3: flags and houses stay when a ship is replaced', () => {
    const state = fullPacific();
    house(state, 1, 'yokohama');
    const flags = player(state, 1).flags.slice();
    play(state, 'place britannia', 'at yokohama');
    expect(player(state, 1)).toMatchObject({ flags, houses: [port('yokohama')] });
  });

  test('C-PLACE-1: empty spots of a region come first; a full one loses its lantern ship', () => {
    const state = fullPacific();
    play(state, 'place britannia');
    // The North Atlantic has the SCOTIA, the others of these regions nobody.
    expect(legal(state)).toEqual(
      [
        ...['montreal', 'boston', 'new-orleans', 'rio-de-janeiro', 'buenos-aires', 'cape-town'],
        ...['bombay', 'colombo', 'batavia', 'sydney', 'auckland', 'yokohama'],
      ].map((id) => `at ${id}`),
    );
    expect(why(state, 'spot:new-york')).toMatchObject({ clause: 'C-PLACE-1' });
    expect(why(state, 'spot:shanghai')).toMatchObject({ clause: 'C-PLACE-1' });
  });

  test('C-PLACE-3: a captain, and one coal for a steamship', () => {
    const state = play(fullPacific(), 'place britannia', 'at boston');
    expect(player(state, 1).captains).toBe(9 - 2);
    expect(state.coal[port('boston')]).toBe(1);
    const sailing = play(fullPacific(), 'place thermopylae', 'at boston');
    expect(sailing.coal[port('boston')]).toBe(0);
  });

  test('C-PLACE-3: without a captain only an own ship can be replaced, whose captain comes back first', () => {
    const state = withoutCaptains(fullPacific());
    expect(legal(state)).toEqual(['place britannia', 'contract']);
    play(state, 'place britannia');
    // The SCOTIA is older still, but nobody's.
    expect(legal(state)).toEqual(['at yokohama']);
    expect(why(state, 'spot:new-york')).toMatchObject({ clause: 'C-PLACE-3' });
    play(state, 'at yokohama');
    expect(player(state, 1).captains).toBe(0);
  });

  test('C-PLACE-3: a ship that only lacks a captain is not called too old', () => {
    const state = withoutCaptains(fullPacific());
    // It is older than the own ATLANTIC, but younger than the SCOTIA, and some spots are empty.
    expect(why(state, 'ship:thermopylae')).toMatchObject({ clause: 'C-PLACE-3' });
    player(state, 1).captains = 1;
    expect(legal(state)).toContain('place thermopylae');
  });

  test('C-PLACE-2: a ship that no captain could help is too old, whether there is one or not', () => {
    const state = ask(give(bare(2), 0, 'thermopylae'), 0, PLACE);
    const others = ['umbria', 'gaelic', 'ormuz', 'majestic', 'campania', 'gothic', 'georgic', 'celtic', 'baltic'];
    const where = [
      'new-york',
      'montreal',
      'boston',
      'new-orleans',
      'bombay',
      'colombo',
      'batavia',
      'sydney',
      'auckland',
    ];
    for (const [index, id] of others.entries()) moor(state, 1, id, where[index] ?? '', 1);
    for (const captains of [0, 1]) {
      player(state, 0).captains = captains;
      expect(legal(state)).toEqual(['contract']);
      expect(why(state, 'ship:thermopylae')).toMatchObject({ clause: 'C-PLACE-2' });
    }
  });

  test('C-PLACE-2: without a captain too, the spot of a younger ship says that it is younger', () => {
    const state = withoutCaptains(fullPacific());
    moor(moor(state, 2, 'titanic', 'sydney', 1), 2, 'mauretania', 'auckland', 1);
    moor(state, 1, 'caledonia', 'colombo', 1);
    play(state, 'place britannia');
    expect(player(state, 1).captains).toBe(0);
    expect(why(state, 'spot:auckland')).toMatchObject({ clause: 'C-PLACE-2' });
  });

  test('C-PLACE-3: without a captain and without an own ship to replace, nothing can be placed', () => {
    const state = ask(give(newGame(4), 0, 'titanic'), 0, PLACE);
    player(state, 0).captains = 0;
    expect(legal(state)).toEqual(['contract']);
    expect(why(state, 'ship:titanic')).toMatchObject({ clause: 'C-PLACE-3' });
  });

  test('C-PLACE-4: a replaced ship goes home with its captain and without its coal, and may come again', () => {
    const state = fullPacific();
    give(state, 0, 'titanic');
    ask(state, 0, PLACE);
    play(state, 'place titanic', 'at yokohama');
    expect(player(state, 1)).toMatchObject({ captains: 9 });
    expect(player(state, 1).supply).toContain(tile('atlantic'));
    expect(state.coal[port('yokohama')]).toBe(1);
    play(state, 'go fleet', 'place atlantic', 'at boston');
    expect(state.ships[port('boston')]).toBe(tile('atlantic'));
  });

  test('C-PLACE-4: the SCOTIA leaves the game when it is replaced', () => {
    const state = fullPacific();
    for (const [index, id] of ['umbria', 'gaelic', 'ormuz'].entries())
      moor(state, 2, id, ['montreal', 'boston', 'new-orleans'][index] ?? '', 1);
    play(state, 'place thermopylae', 'at new-york');
    expect(state.gone).toContain(tile('scotia'));
    expect(state.owners[port('new-york')]).toBe(1);
  });

  test('C-PLACE-5: an older ship that comes in takes the lantern', () => {
    const state = fullPacific();
    moor(state, 2, 'oceanic', 'sydney', 1);
    expect(lanternOf(state, 'tasmanian-sea')).toBe(tile('oceanic'));
    play(state, 'place britannia', 'at auckland');
    expect(lanternOf(state, 'tasmanian-sea')).toBe(tile('britannia'));
  });

  test.each([
    ['stays with the one that has it', ['gaelic sydney', 'umbria auckland'], 'gaelic'],
    ['goes to the one placed first', ['arizona sydney', 'umbria auckland', 'gaelic sydney'], 'umbria'],
    ['goes to the older one all the same', ['gaelic sydney', 'arizona auckland'], 'arizona'],
  ])('C-MAP-2: with ships of the same year the lantern %s', (_, placements, holder) => {
    const brought = structuredClone(data);
    for (const ship of brought.steamships) if (ship.id === 'gaelic') ship.year = 1884;
    const game = crossingOceansWith(readComponents(brought), 'the GAELIC as old as the UMBRIA');
    const state = bare(2);
    for (const placement of placements) {
      const [id = '', where = ''] = placement.split(' ');
      give(state, 0, id);
      ask(state, 0, PLACE);
      state.turn += 1;
      for (const text of [`place ${id}`, `at ${where}`])
        game.apply(state, 0, game.moves(state, 0).find((move) => game.write(move, 0) === text)!);
    }
    expect(lanternOf(state, 'tasmanian-sea')).toBe(tile(holder));
  });

  test('C-PLACE-2: a ship of the same year is not younger', () => {
    const brought = structuredClone(data);
    for (const ship of brought.steamships) if (ship.id === 'britannia') ship.year = 1871;
    const game = crossingOceansWith(readComponents(brought), 'brought');
    const state = ask(fullPacific(), 1, { kind: 'spot', tile: tile('britannia') });
    expect(game.moves(state, 1).map((move) => game.write(move, 1))).not.toContain('at yokohama');
    expect(game.why(state, 1, 'spot:yokohama')).toMatchObject({ clause: 'C-PLACE-2' });
  });

  test('C-PIECE-3: headquarters are never placed', () => {
    const state = give(fullPacific(), 1, 'cunard');
    expect(legal(state)).not.toContain('place cunard');
    expect(why(state, 'ship:cunard')).toMatchObject({ clause: 'C-PIECE-3' });
  });
});
