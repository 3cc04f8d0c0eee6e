import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import { NONE, type State } from '../src/types.ts';
import { bare, dismiss, eventsOf, house, legal, moor, newGame, play, player, port, tokens } from './table.ts';

const SPOTS = ['coal', 'region', 'ships-1', 'riband', 'house', 'fleet', 'ships-2', 'cargo'];
const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);

function standingAt(spot: string, contracts: number): State {
  const state = bare(2);
  Object.assign(player(state, 0), { spot: SPOTS.indexOf(spot), contracts });
  return state;
}

const reach = (state: State): readonly string[] =>
  legal(state).flatMap((text) => (text.startsWith('go ') ? [text.slice(3)] : []));

describe('the rondel', () => {
  test('C-RONDEL-1: eight spots, two of them Ships, opposite each other', () => {
    const targets = crossingOceans.targets(crossingOceans.view(bare(2), 0));
    expect(targets.filter((one) => one.startsWith('rondel:'))).toEqual(SPOTS.map((spot) => `rondel:${spot}`));
    expect(SPOTS.indexOf('ships-2') - SPOTS.indexOf('ships-1')).toBe(4);
  });

  test('example 3, C-RONDEL-2: from Coal, 1 to 3 steps reach Region, Ships and Blue Riband', () => {
    expect(reach(standingAt('coal', 0))).toEqual(['region', 'ships-1', 'riband']);
    expect(reach(standingAt('ships-2', 0))).toEqual(['cargo', 'coal', 'region']);
  });

  test('C-RONDEL-2: the first move goes anywhere for free', () => {
    const state = bare(2);
    player(state, 0).contracts = 0;
    expect(reach(state)).toEqual(SPOTS);
  });

  test('C-RONDEL-2: 4 to 7 steps cost a contract, and nobody stays', () => {
    const state = standingAt('coal', 1);
    expect(reach(state)).toEqual(SPOTS.slice(1));
    expect(why(state, 'rondel:coal')).toMatchObject({ clause: 'C-RONDEL-2' });
    expect(why(standingAt('coal', 0), 'rondel:cargo')).toMatchObject({
      clause: 'C-RONDEL-2',
      shortage: { of: 'contracts', amount: 1 },
    });
    play(state, 'go cargo');
    expect(player(state, 0)).toMatchObject({ contracts: 0, spot: 7 });
    expect(player(play(standingAt('coal', 1), 'go riband'), 0).contracts).toBe(1);
  });

  test('C-RONDEL-3: captains do not block each other', () => {
    const state = standingAt('coal', 0);
    player(state, 1).spot = SPOTS.indexOf('region');
    expect(reach(state)).toContain('region');
  });

  test.each([
    ['riband'],
    ['house'],
    ['fleet'],
    ['cargo'],
    ['coal', 'decline'],
    ['region', 'region indian-ocean'],
    ['ships-1', 'done'],
    ['ships-2'],
  ])('C-RONDEL-4: a spot may be chosen though its action does nothing, and that is told: %s', (spot, ...texts) => {
    const state = bare(2);
    // In the last rounds, when nothing comes to the market any more.
    for (const one of state.stack.slice()) dismiss(state, one);
    state.lastRound = 4;
    if (spot === 'ships-2') player(state, 0).money = 0;
    const belongings = (): string => JSON.stringify(state.players.map((one) => ({ ...one, spot: NONE })));
    const before = belongings();
    const kinds = eventsOf(state, `go ${spot}`, ...texts).map((event) => event.kind);
    expect(belongings()).toBe(before);
    expect(kinds).toEqual(spot === 'region' ? ['went', 'named', 'idle'] : ['went', 'idle']);
    expect(state.seat).toBe(1);
  });

  test('C-RONDEL-4: Coal without any choice does nothing where there is neither money nor a ship', () => {
    const state = tokens(bare(2), 0, { black: 1 });
    player(state, 0).money = 0;
    expect(eventsOf(state, 'go coal').map((event) => event.kind)).toEqual(['went', 'idle']);
  });

  test('C-RONDEL-4: an action with any effect is not called idle', () => {
    const pier = eventsOf(bare(2), 'go coal', 'token black');
    expect(pier.map((event) => event.kind)).toEqual(['went', 'token']);
    const coal = eventsOf(moor(bare(2), 0, 'arizona', 'bombay', 1), 'go coal', 'decline');
    expect(coal.map((event) => event.kind)).toEqual(['went', 'loaded', 'loaded']);
    const others = eventsOf(moor(bare(2), 1, 'arizona', 'bombay', 1), 'go region', 'region indian-ocean');
    expect(others.map((event) => event.kind)).toEqual(['went', 'named', 'earned']);
    const bonus = eventsOf(house(bare(2), 0, 'bombay'), 'go region', 'region indian-ocean');
    expect(bonus.map((event) => event.kind)).toEqual(['went', 'named', 'bonus']);
    const ships = eventsOf(bare(2), 'go ships-1', 'done');
    expect(ships.map((event) => event.kind)).not.toContain('idle');
  });

  test('C-RONDEL-4: what can be done is done without asking where there is no choice', () => {
    const state = moor(bare(2), 0, 'arizona', 'bombay', 1);
    play(state, 'go cargo');
    expect(player(state, 0).money).toBe(200);
    expect(state.seat).toBe(1);
  });

  test('C-RONDEL-5: a steamship is ready with coal, a clipper always; who earns burns one', () => {
    const state = bare(2);
    moor(state, 0, 'arizona', 'bombay', 3);
    moor(state, 0, 'umbria', 'sydney', 0);
    moor(state, 0, 'cutty-sark', 'auckland');
    play(state, 'go fleet');
    expect(player(state, 0).money).toBe(150 + 50 + 20);
    expect(['bombay', 'sydney', 'auckland'].map((id) => state.coal[port(id)])).toEqual([2, 0, 0]);
  });

  test('C-TURN-1: the turn passes clockwise, with a number of its own', () => {
    const state = newGame(3);
    const first = state.seat;
    expect([state.turn, player(state, first).spot]).toEqual([1, NONE]);
    play(state, 'contract', 'go fleet', 'contract', 'go fleet');
    expect([state.turn, state.seat]).toEqual([3, (first + 2) % 3]);
  });
});
