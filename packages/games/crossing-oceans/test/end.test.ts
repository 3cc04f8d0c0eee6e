import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { bare, dismiss, legal, moor, newGame, play, player } from './table.ts';

/** Plays on until the end, and says how many turns each seat had. */
function turnsUntilTheEnd(state: State): readonly number[] {
  const turns = state.players.map(() => 0);
  while (crossingOceans.deciders(state) !== 'over') {
    turns[state.seat] = (turns[state.seat] ?? 0) + 1;
    playTurn(state);
  }
  return turns;
}

/** A turn in which nothing is bought: a contract, then one step, over Ships if that is next. */
function playTurn(state: State): void {
  const { spot } = player(state, state.seat);
  const next = legal(play(state, 'contract')).filter((text) => text.startsWith('go ') && !text.includes('ships'));
  play(state, (spot < 0 ? 'go fleet' : next[0]) ?? '');
  while (['region', 'token', 'cargo', 'house', 'load'].includes(state.pending.at(-1)?.kind ?? ''))
    play(state, legal(state).at(-1) ?? '');
}

describe('the end', () => {
  test.each([2, 3, 4].flatMap((seats) => Array.from({ length: seats }, (_, seat) => [seat, seats] as const)))(
    'example 12, C-END-1: triggered by seat %i of %i, those after have 4 more turns, the others 3',
    (trigger, seats) => {
      const state = bare(seats, { kind: 'place' });
      for (const one of state.stack.slice(0, -3)) dismiss(state, one);
      for (let seat = 0; seat < trigger; seat++) playTurn(state);
      player(state, trigger).money = 0;
      play(state, 'contract', 'go ships-1');
      while (crossingOceans.deciders(state) === 'chance') play(state, legal(state)[0] ?? '');
      expect(state.lastRound).toBe(4);
      const expected = Array.from({ length: seats }, (_, seat) => (seat > trigger ? 4 : 3));
      expect(turnsUntilTheEnd(state)).toEqual(expected);
    },
  );

  test('C-END-1, C-SHIPS-6: another Ships action after the trigger changes nothing', () => {
    const state = bare(2, { kind: 'place' });
    for (const one of state.stack.slice(0, -3)) dismiss(state, one);
    for (const one of state.players) Object.assign(one, { money: 0, contracts: 9 });
    play(state, 'contract', 'go ships-1');
    while (crossingOceans.deciders(state) === 'chance') play(state, legal(state)[0] ?? '');
    playTurn(state);
    player(state, 0).money = 0;
    play(state, 'contract', 'go ships-2');
    expect([state.round, state.lastRound]).toEqual([2, 4]);
  });

  test('C-END-1: the starting player stays the same, whoever has the CUTTY SARK', () => {
    const state = newGame(3);
    const { start } = state;
    moor(state, (start + 1) % 3, 'cutty-sark', 'auckland');
    for (const round of [1, 2, 3, 4]) {
      expect([state.round, state.seat]).toEqual([round, start]);
      for (let turn = 0; turn < 3; turn++) playTurn(state);
    }
  });

  test('C-END-2: not triggered by the end of round 60, it is triggered there: 63 rounds', () => {
    const state = newGame(2);
    const turns = turnsUntilTheEnd(state);
    expect(turns).toEqual([63, 63]);
    expect([state.round, state.lastRound]).toEqual([63, 63]);
    expect(state.stack).toHaveLength(39);
  });

  test('C-END-2: a trigger in round 60 by a player is the trigger', () => {
    const state = bare(2, { kind: 'place' });
    state.round = 60;
    for (const one of state.stack.slice(0, -3)) dismiss(state, one);
    for (const one of state.players) one.money = 0;
    play(state, 'contract', 'go ships-1');
    while (crossingOceans.deciders(state) === 'chance') play(state, legal(state)[0] ?? '');
    expect(turnsUntilTheEnd(state)).toEqual([3, 4]);
  });
});
