import { describe, expect, test } from 'vitest';
import { firstEdition } from '../src/editions/first.ts';
import { secondEdition } from '../src/editions/second.ts';
import { COMPONENTS } from '../src/index.ts';
import { occupiedTiles } from '../src/markers.ts';
import { sizeOfSet } from '../src/tables/employees.ts';
import {
  drawOn,
  endTurn,
  eventOf,
  FILE,
  first,
  movesOf,
  newGame,
  play,
  playUntil,
  type Shipyards,
  second,
  solo,
  tablesOf,
} from './table.ts';

const FIRST = firstEdition(COMPONENTS);
const SECOND = secondEdition(COMPONENTS);

/** The regular turns of each hand in a random game in which ship cards never run out. */
function turnsEach(game: Shipyards, seats: number): number[] {
  const state = newGame(game, seats);
  const turns: number[] = [];
  let before = -1;
  playUntil(game, state, (now) => {
    now.sizes[0] = Math.max(now.sizes[0]!, 10);
    if (now.turn !== before && (now.pending.at(-1)?.kind === 'choose' || now.pending.at(-1)?.kind === 'flip'))
      turns[now.active] = (turns[now.active] ?? 0) + 1;
    before = now.turn;
    return now.phase !== 'regular';
  });
  return turns;
}

describe('laps', () => {
  test.each([
    [first, 2],
    [first, 3],
    [first, 4],
    [second, 2],
    [second, 3],
    [second, 4],
    [solo, 1],
  ] as const)('F-LAP-1, N-LAP-4, example 15: regular turns each (%#)', (game, seats) => {
    const timing = game === first ? FILE.timing.first : FILE.timing.second;
    const promised = timing.turnsEach[String(seats) as '1']!;
    const hands = game === solo ? 3 : seats;
    expect(turnsEach(game, seats)).toEqual(Array.from({ length: hands }, () => promised));
    expect(promised).toBe(game === first ? (seats === 2 ? 25 : 24) : seats === 2 ? 26 : 25);
  });

  test('F-LAP-1: a lap ends when the lead tile comes to the starting space', () => {
    const state = newGame(first, 4);
    const ends: number[] = [];
    for (let step = 1; step <= 92; step++) {
      FIRST.track.advance(FIRST, state, state.order.at(-1)!);
      if (state.lapEnds) ends.push(step);
    }
    expect(ends).toEqual([23, 46, 69, 92]);
  });

  test.each([
    [4, [undefined, 1, undefined]],
    [3, [2, 1, undefined]],
    [2, [1, undefined, undefined]],
  ] as const)('F-LAP-2: with %i players, contracts kept after laps 1 to 3', (seats, keep) => {
    expect([1, 2, 3].map((lap) => FIRST.countdown.keepAfter(seats, lap))).toEqual(keep);
  });

  test('F-LAP-3: the end of the last lap ends the regular turns', () => {
    const state = newGame(first, 2);
    state.laps = 1;
    for (const player of state.players) player.contracts = 0;
    const events = endTurn(first, state, 1, true);
    expect(eventOf(events, 'finishing').reason).toBe('laps');
    expect(state.phase).toBe('final');
  });

  test('N-LAP-1: the cube drops on the 11th step of the wheel and then on every 12th', () => {
    const state = newGame(second, 4);
    const drops: number[] = [];
    for (let step = 1; step <= 40; step++) {
      SECOND.track.advance(SECOND, state, state.order.at(-1)!);
      if (state.lapEnds) drops.push(step);
    }
    expect(drops).toEqual([11, 23, 35]);
  });

  test.each([
    [4, [undefined, undefined, undefined, 1]],
    [3, [undefined, 2, undefined, 1]],
    [2, [undefined, 1, undefined, undefined]],
  ] as const)('N-LAP-2: with %i hands, contracts kept after drops 1 to 4', (hands, keep) => {
    expect([1, 2, 3, 4].map((lap) => SECOND.countdown.keepAfter(hands, lap))).toEqual(keep);
  });

  test('N-LAP-3: an unmarked last tile gets a guilder, and they add up', () => {
    const state = newGame(second, 4);
    const last = state.order.at(-1)!;
    endTurn(second, state, 0, true);
    endTurn(second, state, 0, true);
    expect(state.guilders[last]).toBe(2);
    state.markers[3] = last;
    SECOND.track.afterLap(state);
    expect(state.guilders[last]).toBe(2);
    expect(occupiedTiles(state) & (1 << last)).not.toBe(0);
  });

  test('N-LAP-3, N-LAP-4: with the last drop none is put; turns go on until all have had the same number', () => {
    const state = newGame(second, 4);
    state.laps = 7;
    const events = endTurn(second, state, 2, true);
    expect(events.some((event) => event.kind === 'guilder')).toBe(false);
    expect([state.finishing, state.phase, state.active]).toEqual([true, 'regular', 3]);
    drawOn(second, state);
    for (const player of state.players) player.contracts = 0;
    endTurn(second, state, 3, false);
    expect(state.phase).toBe('final');
  });

  test('S-LAP-5: all discard at once and in secret; play goes on when all have', () => {
    const state = newGame(second, 2, { contracts: 3 });
    state.laps = 1;
    endTurn(second, state, 0, true);
    expect(second.deciders(state)).toEqual([0, 1]);
    const [mine] = movesOf(second, state, 0);
    expect(movesOf(second, state, 0)).toHaveLength(3);
    expect(mine).toMatch(/^keep /);
    const events = play(second, state, 0, mine!);
    expect(eventOf(events, 'discarded').secret.fields.contracts).toHaveLength(2);
    expect(second.write(second.moves(state, 0)[0]!, 0, 1)).toBe('keep ?');
    play(second, state, 0, movesOf(second, state, 0)[1]!);
    expect(second.deciders(state)).toEqual([1]);
    expect(second.view(state, 1).players[0]).toMatchObject({
      held: { blue: 1, other: 1 },
      dropped: { blue: 2, other: 2 },
      discarded: null,
    });
    play(second, state, 1, movesOf(second, state, 1)[0]!);
    play(second, state, 1, movesOf(second, state, 1)[0]!);
    expect(state.pending.at(-1)).toMatchObject({ kind: 'choose', seat: 1 });
  });

  test('S-LAP-5: down to two, the contract to discard is named', () => {
    const state = newGame(first, 3);
    endTurn(first, state, 0, true);
    expect(first.deciders(state)).toEqual([0, 1, 2]);
    expect(movesOf(first, state, 0).every((text) => text.startsWith('drop '))).toBe(true);
    play(first, state, 0, movesOf(first, state, 0)[0]!);
    const blue = first.view(state, 0).players[0]?.contracts?.[0];
    expect(first.why(state, 0, `contract:${blue}`)?.clause).toBe('S-LAP-5');
  });

  test('S-LAP-6: who still has more than one of a colour discards before the final action', () => {
    const state = newGame(second, 2);
    state.finishing = true;
    endTurn(second, state, 1, false);
    expect(state.pending.at(-1)).toEqual({ kind: 'discard', keep: 1 });
    playUntil(second, state, (now) => now.phase === 'final');
    const [blue, other] = tablesOf(second).contracts.suits as [number, number];
    for (const { contracts } of state.players)
      expect([sizeOfSet(contracts & blue), sizeOfSet(contracts & other)]).toEqual([1, 1]);
  });

  test('S-LAP-7: a lap inside the last equalising turns counts as usual', () => {
    const state = newGame(second, 2);
    state.finishing = true;
    state.laps = 1;
    endTurn(second, state, 0, true);
    expect([state.laps, state.pending.at(-1)?.kind]).toEqual([2, 'discard']);
  });
});
