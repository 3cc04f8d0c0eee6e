import { next, preview } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { cellAt, packCanal, packToken } from '../src/canals/packing.ts';
import { follow, longestWalk, walksOf } from '../src/canals/walks.ts';
import type { Move, State } from '../src/index.ts';
import { SPACES } from '../src/lists.ts';
import { canalFaces, OUTSIDE } from '../src/tables/canals.ts';
import type { MoveOf } from '../src/types.ts';
import {
  eventOf,
  FILE,
  freshTurn,
  launch,
  movesOf,
  newGame,
  own,
  play,
  second,
  setCanals,
  setMarket,
  setStore,
  setYard,
  tablesOf,
  whyOf,
} from './table.ts';
import { C, C_AND_X, FROM_NORTH, ONE_CANAL, TWO_CANALS, X } from './waters.ts';

/** A ship of just the captain and some sails, ready to sail at the speed of 1 and its sails. */
function sailing(state: State, sails: number): void {
  setYard(second, state, ['bow:mast', 'middle:mast+mast', 'middle:mast+mast', 'stern:cabin+mast']);
  setStore(state, { captain: 1, sail: sails });
  launch(second, state);
  play(second, state, 0, 'fit captain:1', ...(sails > 0 ? [`fit sail:${sails}`] : []));
}

describe('sailing', () => {
  test('S-SAIL-2: one space for each point of speed, never back; a choice at each confluence', () => {
    const state = newGame(second, 3);
    setCanals(second, state, TWO_CANALS, FROM_NORTH);
    sailing(state, 3);
    expect(movesOf(second, state, 0)).toEqual(['sail E.sw', 'sail S']);
    expect(second.why(state, 0, 'space:0,0:E')).toMatchObject({
      clause: 'S-SAIL-1',
      message: { params: { speed: 4 } },
    });
    expect(second.why(state, 0, 'space:0,0:S')).toBeUndefined();
  });

  test('S-SAIL-3: the tile that the token leaves is a used canal', () => {
    const state = newGame(second, 3);
    setCanals(second, state, TWO_CANALS, FROM_NORTH);
    sailing(state, 3);
    const story = eventOf(play(second, state, 0, 'sail E.sw'), 'cruise');
    expect(story.used).toEqual([{ x: 0, y: 0, canal: C, turn: 0 }]);
    expect(story.from).toEqual({ x: 0, y: 0, space: 'N' });
    expect([story.cutOff, own(state).used, own(state).canals.length]).toEqual([[], 1, 1]);
    expect(second.view(state, 0).players[0]?.token).toEqual({ x: 1, y: 0, space: 'sw', behind: 'W' });
  });

  test('S-SAIL-4: tiles that are no longer joined are discarded, unused; joined ones stay', () => {
    const state = newGame(second, 3);
    // West of the first tile, and beyond the second: only the latter stays joined to the token.
    setCanals(second, state, [...TWO_CANALS, [-1, 0, X], [2, 0, X]], FROM_NORTH);
    sailing(state, 3);
    const story = eventOf(play(second, state, 0, 'sail E.sw'), 'cruise');
    expect(story.used).toEqual([{ x: 0, y: 0, canal: C, turn: 0 }]);
    expect(story.cutOff).toEqual([{ x: -1, y: 0, canal: X, turn: 0 }]);
    expect([own(state).used, own(state).canals.length, state.spentSizes[1]]).toEqual([1, 2, 2]);
  });

  test('S-SAIL-4: a joined tile stays even if the token does not head for it', () => {
    const state = newGame(second, 3);
    setCanals(second, state, [...C_AND_X, [1, 1, C], [1, -1, C]], [0, 0, 'E', 'ne']);
    sailing(state, 1);
    expect(movesOf(second, state, 0)).toEqual(['sail E.sw', 'sail S']);
    // Its channel from W leads to S; what lies to the north stays all the same.
    expect(eventOf(play(second, state, 0, 'sail E.sw'), 'cruise').cutOff).toEqual([]);
    expect(own(state).canals).toHaveLength(3);
  });

  test('S-SAIL-5: behind is a fixed place: a canal laid there later cannot be entered', () => {
    const state = newGame(second, 3);
    setCanals(second, state, TWO_CANALS, [0, 0, 'E', 'ne']);
    sailing(state, 0);
    play(second, state, 0, 'sail E.W');
    expect(second.view(state, 0).players[0]?.token).toEqual({ x: 1, y: 0, space: 'W', behind: 'outside' });
    setCanals(second, state, [
      [1, 0, C],
      [0, 0, C],
    ]);
    sailing(state, 0);
    expect(movesOf(second, state, 0)).toEqual(['sail sw']);
  });

  test('S-SAIL-6: a token that faces an open edge goes on when a canal is laid there', () => {
    const state = newGame(second, 3);
    setCanals(
      second,
      state,
      [
        [0, 0, C],
        [-1, 0, C],
      ],
      [0, 0, 'W', 'sw'],
    );
    sailing(state, 0);
    expect(movesOf(second, state, 0)).toEqual(['sail W.E']);
  });

  test('N-CANAL-3: the token is put down for the first cruise, on a mouth that leads out, with a walk of its speed', () => {
    const state = newGame(second, 3);
    setCanals(second, state, C_AND_X);
    sailing(state, 4);
    // From N of the first: E 2, then W of the second, sw, S: 5. Its own east mouth leads into the second tile.
    const berths = movesOf(second, state, 0);
    expect(berths).not.toContain('berth 0,0:E');
    expect(second.why(state, 0, 'space:0,0:E')).toMatchObject({
      clause: 'N-CANAL-3',
      message: { key: 'shipyard.why.inland' },
    });
    expect(second.why(state, 0, 'space:1,0:N')).toMatchObject({ message: { key: 'shipyard.why.noWalkFromHere' } });
    play(second, state, 0, 'berth 0,0:N');
    expect(movesOf(second, state, 0)).toContain('sail E.S');
  });

  test('S-SCORE: every place where the token may be put down tells the best cruise from there', () => {
    const state = newGame(second, 3);
    setCanals(second, state, C_AND_X);
    sailing(state, 3);
    const told = second.moves(state, 0).map((berth) => {
      const { params } = second.label(state, 0, berth);
      const [outlook] = preview(second, state, 0, berth).filter((event) => event.kind === 'outlook');
      const begun = next(second, state, 0, berth);
      const points = second.moves(begun, 0).map((walk) => second.label(begun, 0, walk).params['points'] as number);
      expect(params['points']).toBe(Math.max(...points));
      expect(outlook).toMatchObject({ total: params['points'], path: { length: 4 } });
      return params['points'];
    });
    expect(new Set(told).size).toBeGreaterThan(1);
  });

  test('N-CANAL-3: a ship that is removed puts no token down', () => {
    const state = newGame(second, 3);
    setCanals(second, state, ONE_CANAL);
    setYard(second, state, 'BMS');
    setStore(state, {});
    launch(second, state);
    expect(own(state).token).toBe(-1);
  });

  test('S-CANAL-2: laid canals never move and a new one may lie out of reach', () => {
    const state = newGame(second, 3);
    setCanals(second, state, ONE_CANAL, [0, 0, 'W', 'sw']);
    const before = own(state).canals[0];
    freshTurn(state);
    setMarket(second, state, 5, [X]);
    play(second, state, 0, 'choose canal', 'rent 0', 'lay 0,-1', 'rotate 1');
    expect([own(state).canals[0], own(state).canals.length]).toEqual([before, 2]);
  });
});

describe('walks', () => {
  const { canals: faces } = tablesOf(second);
  const dense = (size: number): number[] =>
    Array.from({ length: size * size }, (_, index) =>
      packCanal(cellAt(index % size, Math.floor(index / size)), index % faces.length, index % 4),
    );

  /** Step by step on the spaces, without any table: what the rules say. */
  function countSteps(
    canals: readonly number[],
    cell: number,
    space: number,
    behind: number,
    left: readonly number[],
    rest: number,
  ): number {
    if (rest === 0) return 1;
    const laid = canals.find((one) => one >> 8 === cell)!;
    const tile = FILE.canals.tiles[(laid >> 2) & 63]!;
    const turned = (name: string): number => {
      const index = SPACES.indexOf(name as (typeof SPACES)[number]);
      return index < 4 ? (index + (laid & 3)) % 4 : 4 + ((index + (laid & 3)) % 4);
    };
    let count = 0;
    for (const [from, to] of FILE.canals.layouts[tile.layout]!.map(([a, b]) => [turned(a), turned(b)] as const)) {
      const next = from === space ? to : to === space ? from : -1;
      if (next >= 0 && next !== behind) count += countSteps(canals, cell, next, space, left, rest - 1);
    }
    const beyond = cell + [-128, 1, 128, -1][space]!;
    if (space < 4 && behind !== OUTSIDE && canals.some((one) => one >> 8 === beyond) && !left.includes(beyond))
      count += countSteps(canals, beyond, (space + 2) % 4, OUTSIDE, [...left, cell], rest - 1);
    return count;
  }

  test.each([1, 2, 3, 5, 8, 12])('S-SAIL-2: all walks of %i spaces through a dense system, and no others', (length) => {
    const canals = dense(4);
    for (const mouth of [0, 3]) {
      const token = packToken(cellAt(0, 0), mouth, OUTSIDE);
      const walks = walksOf({ faces, canals }, token, length);
      expect(walks).toHaveLength(countSteps(canals, cellAt(0, 0), mouth, OUTSIDE, [], length));
      for (const walk of walks) expect(follow({ faces, canals }, token, walk).steps).toHaveLength(length);
      expect(new Set(walks.map(({ exits, stop }) => `${exits}/${stop}`)).size).toBe(walks.length);
    }
  });

  const LONG = 28;

  /** A captain with 28 spaces to go through 25 canals: more than 200 walks. */
  function longCruise(): State {
    const chains = faces.flatMap(({ name }, index) => (name.startsWith('C') ? [index] : []));
    const state = newGame(second, 3);
    own(state).canals = dense(5).map((laid, index) => packCanal(laid >> 8, chains[index % chains.length]!, 0));
    own(state).token = packToken(cellAt(1, 1), 1, OUTSIDE);
    setYard(second, state, 'BMS');
    setStore(state, { captain: 1 });
    const outfit = { at: 0, length: 3, fitted: [1, 0, 0, 0, 0, 0, 0, 0], reach: LONG };
    freshTurn(state).pending = [{ kind: 'sail', seat: 0, outfit, speed: LONG, exits: [] }];
    state.stage = 'cruise';
    return state;
  }

  test('too many walks for one list are asked for in parts, and each part can be finished', () => {
    const state = longCruise();
    const { canals, token } = own(state);
    expect(longestWalk({ faces, canals }, token, LONG)).toBe(LONG);
    const walks = walksOf({ faces, canals }, token, LONG);
    expect(walks.length).toBeGreaterThan(20);
    expect(walks.length).toBeLessThanOrEqual(200);
    expect(walks.some((walk) => follow({ faces, canals }, token, walk).steps.length < LONG)).toBe(true);

    let asked = 0;
    for (; state.pending.at(-1)?.kind === 'sail'; asked++) {
      const moves = second.moves(state, 0);
      expect(moves.length).toBeGreaterThan(0);
      expect(moves.length).toBeLessThanOrEqual(200);
      second.apply(state, 0, longestOf(moves));
    }
    expect(asked).toBeGreaterThan(1);
    expect(own(state).fleet).toMatchObject([{ speed: LONG }]);
  });

  const longestOf = (moves: readonly Move[]): Move => {
    const exits = (move: Move): number => (move.kind === 'sail' ? move.exits.length : 0);
    return moves.toSorted((a, b) => exits(b) - exits(a))[0]!;
  };

  const targetsOf = (state: State): Set<string> => new Set(second.moves(state, 0).map(second.target));

  test('S-SAIL-2: where a cruise is asked for in parts, a beginning says how many spaces follow and the most that can come of it, a whole walk its points', () => {
    const state = longCruise();
    const begun = longestOf(second.moves(state, 0));
    const { steps } = follow({ faces, canals: own(state).canals }, own(state).token, begun as MoveOf<'sail'>);
    const first = second.label(state, 0, begun);
    expect(first).toMatchObject({ key: 'shipyard.label.sailOn', params: { rest: LONG - steps.length } });
    second.apply(state, 0, begun);
    const ends = second.moves(state, 0).map((move) => second.label(state, 0, move).params['points'] as number);
    expect(first.params['points']).toBe(Math.max(...ends));
    const ended = second.moves(state, 0)[0]!;
    const said = second.label(state, 0, ended);
    expect(said.key).toBe('shipyard.label.sail');
    second.apply(state, 0, ended);
    expect(said.params['points']).toBe(own(state).points);
  });

  test('S-SAIL-2: a space that only comes in the next list is not said to be out of reach', () => {
    const state = longCruise();
    const now = targetsOf(state);
    const next = second.clone(state);
    second.apply(next, 0, longestOf(second.moves(next, 0)));
    const later = [...targetsOf(next)].filter((target) => !now.has(target));
    expect(later.length).toBeGreaterThan(0);
    for (const target of later) expect(whyOf(second, state, target)).toBe('S-SAIL-2 sailInParts');
    const never = second
      .targets(second.view(next, 0))
      .find((one) => one.startsWith('space') && !targetsOf(next).has(one));
    expect(whyOf(second, next, never!)).toBe('S-SAIL-1 noWalkToHere');
  });

  test('components: a turned canal has its mouths where they lie', () => {
    const [face] = canalFaces(FILE.canals);
    expect(face?.turned.map(({ icons }) => icons.slice(0, 4))).toEqual([
      [2, 0, 1, 3],
      [3, 2, 0, 1],
      [1, 3, 2, 0],
      [0, 1, 3, 2],
    ]);
  });
});
