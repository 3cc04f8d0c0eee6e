import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { CONTRACTS, indexIn } from '../src/lists.ts';
import { bit } from '../src/tables/employees.ts';
import {
  action,
  drawOn,
  endTurn,
  eventOf,
  finalPhase,
  movesOf,
  newGame,
  own,
  play,
  playUntil,
  second,
  tablesOf,
} from './table.ts';

describe('the end', () => {
  const stackGone = (state: State, ...stacks: number[]): void => {
    for (const stack of stacks) state.sizes[stack] = 0;
  };

  test.each([
    ['bow', [0]],
    ['middle', [1, 2]],
    ['stern', [3]],
  ] as const)('S-END-1: the last %s of its stack ends the regular turns', (part, stacks) => {
    const state = newGame(second, 3);
    stackGone(state, ...stacks);
    expect(eventOf(endTurn(second, state, 0, false), 'finishing').reason).toBe(part);
    expect([state.phase, state.active]).toEqual(['regular', 1]);
  });

  test('S-END-1: middles of back I alone do not', () => {
    const state = newGame(second, 3);
    stackGone(state, 1);
    expect(endTurn(second, state, 0, false).some((event) => event.kind === 'finishing')).toBe(false);
  });

  test('S-END-1: in the turn of the last seat it ends them at once', () => {
    const state = newGame(second, 3);
    for (const player of state.players) player.contracts = 0;
    stackGone(state, 0);
    endTurn(second, state, 2, false);
    expect(state.phase).toBe('final');
    expect(state.active).toBe(0);
  });

  test('S-END-2: one action each, whatever markers lie on it, no income, no bonus; it may be passed up', () => {
    const state = finalPhase();
    state.markers[1] = action('recruit');
    own(state).money = 9;
    expect(movesOf(second, state, 0)).toContain('final recruit');
    expect(movesOf(second, state, 0).at(-1)).toBe('pass');
    play(second, state, 0, 'final recruit');
    expect(movesOf(second, state, 0).every((text) => text.startsWith('take'))).toBe(true);
    play(second, state, 0, movesOf(second, state, 0)[0]!);
    expect([own(state).money, state.markers[1], state.active]).toEqual([9, action('recruit'), 1]);
    play(second, state, 1, 'pass');
    expect(['last', 'over']).toContain(state.phase);
  });

  test('S-END-3: who can complete a ship with one card that they can pay may buy it; its column slides and is filled', () => {
    const state = finalPhase(3);
    own(state).yard = [0, 0, 0, 0, 0, 0, 0, 0, 0];
    const card = (name: string): number => tablesOf(second).names.indexOf(name);
    for (const player of state.players) {
      player.yard[0] = card('bow:cabin');
      player.yard[1] = card('middle:cabin+cabin');
    }
    own(state, 1).yard[1] = 0;
    own(state, 2).money = 0;
    for (const seat of [0, 1, 2]) {
      play(second, state, seat, 'pass');
      drawOn(second, state);
    }
    expect(state.pending.at(-1)).toEqual({ kind: 'last', seat: 0 });
    expect(movesOf(second, state, 0)).toEqual([
      'buy stern:0',
      'buy stern:1',
      'buy stern:2',
      'buy stern:3',
      'buy stern:4',
      'pass',
    ]);
    expect(second.why(state, 0, 'market:bow:0')?.clause).toBe('S-END-3');
    play(second, state, 0, 'buy stern:0');
    expect(movesOf(second, state, 0)).toEqual(['place 2']);
    expect(second.why(state, 0, 'yard:5')?.clause).toBe('S-END-3');
    play(second, state, 0, 'place 2');
    expect(second.deciders(state)).toBe('chance');
    drawOn(second, state);
    // Seat 1 needs two cards: the next is seat 2, who has no money.
    expect(state.pending.at(-1)).toEqual({ kind: 'last', seat: 2 });
    expect(movesOf(second, state, 2)).toEqual(['buy stern:0', 'pass']);
  });

  test('S-END-3, S-BUILD-7: the last card may be blank', () => {
    const state = finalPhase(2);
    own(state).yard[0] = tablesOf(second).names.indexOf('bow:cabin');
    own(state).yard[1] = tablesOf(second).names.indexOf('middle:cabin+cabin');
    state.market.fill(0, 15, 20);
    state.sizes[3] = 0;
    play(second, state, 0, 'pass');
    play(second, state, 1, 'pass');
    expect(movesOf(second, state, 0)).toEqual(['buy stern:blank', 'pass']);
  });

  test('S-END-4: one sees what each contract in hand would score so far, and nothing of those of others', () => {
    const state = newGame(second, 2);
    const inHand = (['used-canals', 'lanterns', 'employees'] as const).map((name) => bit(indexIn(CONTRACTS, name)));
    Object.assign(own(state), { used: 3, employees: 0b111, contracts: inHand.reduce((set, one) => set | one) });
    const [seen, other] = second.view(state, 0).players;
    expect(seen!.contracts).toEqual(['used-canals', 'lanterns', 'employees']);
    expect(seen!.contractPoints).toEqual([12, 0, 3]);
    expect(other!.contractPoints).toBeNull();
  });

  test('S-END-4: contracts are revealed at the end, what was discarded is not', () => {
    const state = playUntil(second, newGame(second, 2), () => false);
    expect(state.phase).toBe('over');
    const seen = second.view(state, 'spectator').players[0]!;
    expect(seen.contracts).toHaveLength(2);
    expect(seen.contractPoints).toHaveLength(2);
    expect(seen.discarded).toBeNull();
    const account = second.result(state).accounts[0]!;
    expect(account.lines.filter(({ source }) => source.key === 'shipyard.score.contract')).toHaveLength(2);
    expect(account.total).toBe(second.scores(state)[0]);
  });

  test('S-END-5: most points, of equals most guilders, else shared', () => {
    const state = playUntil(second, newGame(second, 3), () => false);
    for (const player of state.players)
      Object.assign(player, {
        points: 5,
        fleet: [{ cards: [1, 2, 3], fitted: [1, 0, 0, 0, 0, 0, 0, 0], speed: 1, points: [5, 0, 0, 0, 0] }],
        employees: 0,
        contracts: 0,
        money: 3,
      });
    expect(second.result(state)).toMatchObject({ places: [1, 1, 1] });
    expect(second.result(state).tieBreak).toBeUndefined();
    own(state, 1).money = 4;
    expect(second.result(state)).toMatchObject({ places: [2, 1, 2], tieBreak: { key: 'shipyard.tieBreak.money' } });
  });
});
