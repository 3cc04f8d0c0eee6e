import { describe, expect, test } from 'vitest';
import { ACTIONS, type ActionName } from '../src/lists.ts';
import { occupiedTiles } from '../src/markers.ts';
import { action, clauseOf, employ, eventOf, freshTurn, movesOf, newGame, own, play, second, setYard } from './table.ts';

const names = (order: readonly number[]): ActionName[] => order.map((one) => ACTIONS[one]!);

describe('acting', () => {
  test('S-ACT-1: the chosen action must be performed', () => {
    const state = freshTurn(newGame(second, 3));
    own(state).money = 0;
    play(second, state, 0, 'choose build');
    expect(movesOf(second, state, 0)).not.toContain('done');
  });

  test('S-BONUS-1: one other action for 6 guilders, before or after, markers or not, the advanced tile too', () => {
    const state = freshTurn(newGame(second, 3));
    state.advanced = action('hire');
    state.markers[3] = action('build');
    play(second, state, 0, 'choose recruit');
    const bonuses = (): string[] => movesOf(second, state, 0).filter((text) => text.startsWith('bonus'));
    expect(bonuses()).toEqual(
      names(state.order)
        .filter((name) => name !== 'recruit')
        .map((name) => `bonus ${name}`),
    );
    expect(clauseOf(second, state, 'action:recruit')).toBe('S-BONUS-1');
    const [before, { money }] = [occupiedTiles(state), own(state)];
    state.guilders[action('purchase')] = 1;
    const events = play(second, state, 0, 'bonus purchase', 'purchase 0');
    expect(eventOf(events, 'bonus').paid).toBe(6);
    expect([own(state).money, state.guilders[action('purchase')], occupiedTiles(state)]).toEqual([
      money - 6,
      1,
      before,
    ]);
    own(state).money = 20;
    expect(bonuses()).toEqual([]);
    expect(second.why(state, 0, 'action:hire')?.message.key).toBe('shipyard.why.bonusUsed');
    const piece = movesOf(second, state, 0)[0]!;
    play(second, state, 0, piece);
    expect(state.pending.at(-1)?.kind).not.toBe('bonus');
  });

  test('S-BONUS-1: with 2 players the tile with both own markers may be used', () => {
    const state = freshTurn(newGame(second, 2));
    state.markers[1] = action('hire');
    play(second, state, 0, 'choose recruit');
    expect(state.markers.slice(0, 2)).toEqual([action('hire'), action('recruit')]);
    expect(movesOf(second, state, 0)).toContain('bonus hire');
  });

  test('S-BONUS-1: after the chosen action, with the guilders that it earned', () => {
    const state = freshTurn(newGame(second, 4));
    own(state).money = 4;
    play(second, state, 0, 'choose subsidy');
    expect(movesOf(second, state, 0)).toContain('bonus recruit');
    expect(second.why(state, 0, 'button:done')).toBeUndefined();
    play(second, state, 0, 'done');
    expect(state.active).toBe(1);
  });

  test('S-BONUS-2: possible after the 6 guilders are paid; the shortage counts both', () => {
    const state = freshTurn(newGame(second, 3));
    state.copies.fill(0);
    state.rings[2] = 0;
    state.copies[3] = 1;
    play(second, state, 0, 'choose recruit');
    expect(second.why(state, 0, 'action:hire')).toMatchObject({ clause: 'S-BONUS-2', shortage: { amount: 1 } });
  });

  test('S-BONUS-2: a chosen action that the bonus made impossible lapses', () => {
    const state = freshTurn(newGame(second, 3));
    setYard(second, state, '.........');
    state.copies.fill(0);
    state.rings[2] = 0;
    // Two engineers are left; the fee cannot be paid any more after the bonus.
    state.copies[3] = 1;
    own(state).money = 6;
    play(second, state, 0, 'choose hire');
    play(second, state, 0, 'bonus recruit');
    const events = play(second, state, 0, movesOf(second, state, 0)[0]!);
    expect(events.some((event) => event.kind === 'lapsed')).toBe(true);
  });
});

test('S-TURN-2: nothing is drawn before the turn is over', () => {
  const state = freshTurn(newGame(second, 3));
  employ(state);
  play(second, state, 0, 'choose canal', 'rent 0');
  expect(second.deciders(state)).toEqual([0]);
  expect(state.market[29]).toBe(0);
  play(second, state, 0, 'done');
  expect(second.deciders(state)).toBe('chance');
});
