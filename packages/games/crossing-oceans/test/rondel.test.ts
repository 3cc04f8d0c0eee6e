import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import { NONE, type State } from '../src/types.ts';
import { bare, legal, moor, newGame, play, player, port } from './table.ts';

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

  test('C-RONDEL-4: a spot may be chosen though its action does nothing', () => {
    for (const spot of ['riband', 'house', 'fleet', 'cargo']) {
      const state = bare(2);
      const before = JSON.stringify(state.players.map(({ money, tokens, houses }) => ({ money, tokens, houses })));
      const events: unknown[] = [];
      const move = crossingOceans.moves(state, 0).find((one) => crossingOceans.write(one, 0) === `go ${spot}`);
      crossingOceans.apply(state, 0, move!, (event) => events.push(event.kind));
      expect(JSON.stringify(state.players.map(({ money, tokens, houses }) => ({ money, tokens, houses })))).toBe(
        before,
      );
      expect(events).toEqual(['went', 'idle']);
      expect(state.seat).toBe(1);
    }
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
