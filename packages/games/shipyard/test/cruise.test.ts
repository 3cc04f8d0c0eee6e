import { describe, expect, test } from 'vitest';
import { speedOf } from '../src/cruise/ship.ts';
import { indexIn, PIECES, type Piece } from '../src/lists.ts';
import {
  clauseOf,
  employ,
  eventOf,
  first,
  launch,
  movesOf,
  newGame,
  own,
  play,
  second,
  setCanals,
  setStore,
  setYard,
} from './table.ts';
import { C, FROM_NORTH, ONE_CANAL } from './waters.ts';

const SHIP = [
  'bow:cabin',
  'middle:cabin+cannon',
  'middle:cabin+crane',
  'middle:mast+lifebuoy',
  'middle:mast+lifebuoy',
  'stern:mast+drive',
];
const LONG = [
  [0, 0, 'C:lantern.cannon.lifebuoy.riband'],
  [-1, 0, 'C:lifeboat.crane.cannon.riband'],
] as const;
const START = [0, 0, 'E', 'outside'] as const;
const fitted = (pieces: Partial<Record<Piece, number>>): number[] => PIECES.map((piece) => pieces[piece] ?? 0);

describe('leaving the yard', () => {
  test('S-CRUISE-1: every completed ship leaves, in the order its owner chooses', () => {
    const state = newGame(second, 3);
    setYard(second, state, 'BMSBMMSB.');
    launch(second, state);
    expect(movesOf(second, state, 0)).toEqual(['launch 0', 'launch 3']);
    expect(second.why(state, 0, 'yard:1')?.clause).toBe('S-CRUISE-1');
    const events = play(second, state, 0, 'launch 3');
    // Without a captain both are lost, and only the bow stays.
    expect(events.filter((event) => event.kind === 'shipLost')).toHaveLength(2);
    expect(own(state).yard.map((card) => card > 0)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      false,
      true,
      false,
    ]);
  });

  test('S-SAIL-1: a ship without a captain counts for nothing, and nothing is put on it', () => {
    const state = newGame(second, 3);
    setYard(second, state, SHIP);
    setCanals(second, state, LONG, START);
    setStore(state, { sail: 2 });
    expect(eventOf(launch(second, state), 'shipLost').reason).toBe('captain');
    expect([own(state).fleet.length, own(state).points, own(state).store[indexIn(PIECES, 'sail')]]).toEqual([0, 0, 2]);
    expect(second.testing.imbalance(newGame(second, 3))).toBeUndefined();
  });

  test('S-SAIL-6: with no canal, or facing an open edge, a ship is removed', () => {
    const state = newGame(second, 3);
    setYard(second, state, SHIP);
    setStore(state, { captain: 1 });
    expect(eventOf(launch(second, state), 'shipLost').reason).toBe('canal');
    setYard(second, state, SHIP);
    setCanals(second, state, ONE_CANAL, [0, 0, 'W', 'sw']);
    expect(eventOf(launch(second, state), 'shipLost').reason).toBe('canal');
    expect(second.view(state, 0).players[0]?.token).toMatchObject({ space: 'W', behind: 'sw' });
  });
});

describe('outfitting', () => {
  const outfitting = (store: Partial<Record<Piece, number>>) => {
    const state = newGame(second, 3);
    setYard(second, state, SHIP);
    setCanals(second, state, LONG, START);
    setStore(state, store);
    launch(second, state);
    return state;
  };

  test('S-FIT-1: each piece needs a place of its own', () => {
    const state = outfitting({ captain: 1, businessman: 5, soldier: 5, drive: 3, cannon: 3, crane: 3 });
    play(second, state, 0, 'fit captain:1');
    expect(movesOf(second, state, 0)).toEqual([0, 1, 2, 3].map((count) => `fit businessman:${count}`));
    expect(second.why(state, 0, 'fit:businessman:4')?.clause).toBe('S-FIT-1');
    play(second, state, 0, 'fit businessman:2');
    expect(movesOf(second, state, 0)).toEqual(['fit soldier:0', 'fit soldier:1']);
    play(second, state, 0, 'fit soldier:1');
    expect(movesOf(second, state, 0)).toEqual(['fit drive:0', 'fit drive:1']);
    play(second, state, 0, 'fit drive:1');
    expect(movesOf(second, state, 0)).toEqual(['fit cannon:0', 'fit cannon:1']);
    play(second, state, 0, 'fit cannon:0');
    expect(movesOf(second, state, 0)).toEqual(['fit crane:0', 'fit crane:1']);
  });

  test('S-FIT-1: smokestacks and sails share the mast mounts; nothing needs to be used', () => {
    const state = outfitting({ captain: 1, smokestack: 4, sail: 4 });
    play(second, state, 0, 'fit captain:1');
    expect(movesOf(second, state, 0)).toEqual([0, 1, 2, 3].map((count) => `fit smokestack:${count}`));
    play(second, state, 0, 'fit smokestack:2');
    expect(movesOf(second, state, 0)).toEqual(['fit sail:0', 'fit sail:1']);
    expect(second.why(state, 0, 'fit:sail:2')?.message.key).toBe('shipyard.why.noPlace');
  });

  test('S-FIT-2: one captain needs no cabin, officers need one each', () => {
    const state = outfitting({ captain: 9 });
    expect(movesOf(second, state, 0)).toEqual([
      'fit captain:1',
      'fit captain:2',
      'fit captain:3',
      'fit captain:4',
      'scrap',
    ]);
    expect(clauseOf(second, state, 'fit:captain:0')).toBe('S-SAIL-1');
  });

  test('S-FIT-3, example 9: a builder lets 2 pieces go without a place, 1 drive: 2 drives on one ship', () => {
    const state = newGame(second, 3);
    setYard(second, state, 'BMS');
    setCanals(second, state, LONG, START);
    setStore(state, { captain: 9, drive: 3, cannon: 3 });
    employ(state, 'builder-officer', 'builder-drive', 'builder-cannon');
    launch(second, state);
    // Cabins: bow 1, middle 2, stern 1; and two officers without one.
    expect(movesOf(second, state, 0)).toContain('fit captain:7');
    expect(movesOf(second, state, 0)).not.toContain('fit captain:8');
    play(second, state, 0, 'fit captain:1');
    expect(movesOf(second, state, 0)).toEqual(['fit drive:0', 'fit drive:1', 'fit drive:2']);
    play(second, state, 0, 'fit drive:2');
    expect(movesOf(second, state, 0)).toEqual(['fit cannon:0', 'fit cannon:1', 'fit cannon:2']);
  });

  test('S-FIT-4: a ship may be scrapped by giving it no captain', () => {
    const state = outfitting({ captain: 2 });
    expect(eventOf(play(second, state, 0, 'scrap'), 'shipLost').reason).toBe('scrapped');
    expect(own(state).store[0]).toBe(2);
    expect(own(state).fleet).toEqual([]);
  });

  test('S-SPEED-1, S-SPEED-2, example 6: stoker, smokestack and 2 sails 6; a sail and a pair of smokestacks 3', () => {
    expect(speedOf(fitted({ drive: 1, smokestack: 1, sail: 2 }))).toBe(6);
    expect(speedOf(fitted({ sail: 1, smokestack: 2 }))).toBe(3);
    expect(speedOf(fitted({}))).toBe(1);
    expect(speedOf(fitted({ drive: 2 }))).toBe(3);
    expect(speedOf(fitted({ smokestack: 3 }))).toBe(2);
    expect(speedOf(fitted({ drive: 2, smokestack: 2, sail: 1 }))).toBe(7);
  });

  test('S-SPEED-3, S-EMP-3, example 9: a rigger with 4 sails adds 2, 1 or 0, a helmsman 1', () => {
    const state = newGame(second, 3);
    setYard(second, state, ['bow:mast', 'middle:mast+mast', 'middle:mast+mast', 'stern:cabin+mast']);
    setCanals(second, state, [...LONG, [-2, 0, C]], START);
    setStore(state, { captain: 1, sail: 4 });
    employ(state, 'rigger');
    launch(second, state);
    play(second, state, 0, 'fit captain:1', 'fit sail:4');
    expect(movesOf(second, state, 0)).toEqual(['speed 5', 'speed 6', 'speed 7']);
    employ(state, 'helmsman');
    expect(movesOf(second, state, 0)).toEqual(['speed 5', 'speed 6', 'speed 7', 'speed 8']);
  });

  test('S-SAIL-1: what would make the ship too fast for its canals is refused', () => {
    const state = newGame(second, 3);
    setYard(second, state, ['bow:mast', 'middle:mast+mast', 'middle:mast+mast', 'stern:cabin+mast']);
    // From se there are S, sw and W.
    setCanals(second, state, ONE_CANAL, [0, 0, 'se', 'E']);
    setStore(state, { captain: 1, sail: 4 });
    employ(state, 'helmsman');
    launch(second, state);
    play(second, state, 0, 'fit captain:1');
    expect(movesOf(second, state, 0)).toEqual(['fit sail:0', 'fit sail:1', 'fit sail:2']);
    expect(second.why(state, 0, 'fit:sail:3')).toMatchObject({
      clause: 'S-SAIL-1',
      message: { params: { speed: 4, reach: 3 } },
    });
    play(second, state, 0, 'fit sail:2');
    // The helmsman cannot be used either: there is just one speed left.
    expect(state.pending.at(-1)).toMatchObject({ kind: 'sail', speed: 3 });
    expect(movesOf(second, state, 0)).toEqual(['sail W']);
  });
});

describe('scoring', () => {
  test('S-SCORE-1 to S-SCORE-5, example 7: 14 points before the cruise, 23 with it', () => {
    const state = newGame(second, 3);
    setYard(second, state, SHIP);
    setCanals(second, state, LONG, START);
    setStore(state, { captain: 1, businessman: 2, soldier: 1, cannon: 1, crane: 1, drive: 1, smokestack: 1, sail: 2 });
    launch(second, state);
    play(
      second,
      state,
      0,
      'fit captain:1',
      'fit businessman:2',
      'fit soldier:1',
      'fit drive:1',
      'fit smokestack:1',
      'fit sail:2',
      'fit cannon:1',
      'fit crane:1',
    );
    const label = second.label(state, 0, second.moves(state, 0)[0]!);
    expect(label.params['points']).toBe(23);
    const story = eventOf(play(second, state, 0, 'sail W.ne'), 'cruise');
    expect(story).toMatchObject({ crew: 4, equipment: 4, speed: 6, officials: 5, riband: 4, total: 23 });
    expect(story.path.map(({ space, official, points }) => [space, official, points])).toEqual([
      ['se', null, 0],
      ['S', 'lifebuoy', 2],
      ['sw', null, 0],
      ['W', 'riband', 4],
      ['E', 'crane', 3],
      ['ne', null, 0],
    ]);
    expect(story.ship).toMatchObject({
      cards: SHIP,
      speed: 6,
      fitted: { captain: 1, businessman: 2, drive: 1, sail: 2 },
    });
    expect([own(state).points, own(state).used, own(state).fleet.length]).toEqual([23, 1, 1]);
  });

  test('S-SCORE-1, S-SCORE-2: crew 1 each, cannons and cranes 2 each, the drive nothing', () => {
    const state = newGame(second, 3);
    setYard(second, state, SHIP);
    setCanals(second, state, LONG, START);
    setStore(state, { captain: 2, drive: 1, cannon: 1 });
    launch(second, state);
    play(second, state, 0, 'fit captain:2', 'fit drive:1', 'fit cannon:1');
    expect(eventOf(play(second, state, 0, 'sail S'), 'cruise')).toMatchObject({
      crew: 2,
      equipment: 2,
      speed: 2,
      officials: 2,
    });
  });

  test('S-SCORE-3, S-SCORE-4: speed, and officials every time again', () => {
    const state = newGame(second, 3);
    setYard(second, state, ['bow:lantern', 'middle:mast+lantern', 'middle:mast+mast', 'stern:cabin+lantern']);
    setCanals(second, state, [[0, 0, 'C:lifeboat.lantern.lifeboat.lantern']], FROM_NORTH);
    setStore(state, { captain: 1, smokestack: 0, sail: 3 });
    employ(state, 'helmsman', 'rigger');
    launch(second, state);
    play(second, state, 0, 'fit captain:1', 'fit sail:3', 'speed 6');
    // Two lantern officials, three lanterns; two lifeboat officials and no lifeboat.
    expect(eventOf(play(second, state, 0, 'sail W'), 'cruise')).toMatchObject({ speed: 6, officials: 6, riband: 0 });
  });

  test('S-SCORE-5, example 8: the last Blue Riband counts: 15 before, 17 on the cruise, 32 together', () => {
    const state = newGame(first, 3);
    setYard(first, state, [
      'bow:cabin',
      'middle:cabin+cannon',
      'middle:cabin+crane',
      'middle:lifebuoy+lifebuoy',
      'middle:mast+lifebuoy',
      'middle:mast+lifebuoy',
      'middle:mast+mast',
      'stern:cabin+drive',
    ]);
    setCanals(
      first,
      state,
      [
        [0, 0, 'C:cannon.lifebuoy.crane.riband'],
        [-1, 0, 'C:crane.lifebuoy.cannon.lantern'],
      ],
      FROM_NORTH,
    );
    setStore(state, { captain: 2, businessman: 2, cannon: 1, crane: 1, drive: 1, smokestack: 1, sail: 3 });
    launch(first, state);
    play(
      first,
      state,
      0,
      'fit captain:2',
      'fit businessman:2',
      'fit drive:1',
      'fit smokestack:1',
      'fit sail:3',
      'fit cannon:1',
      'fit crane:1',
    );
    const story = eventOf(play(first, state, 0, 'sail W.E'), 'cruise');
    expect(story).toMatchObject({ crew: 4, equipment: 4, speed: 7, officials: 11, riband: 6, total: 32 });
  });
});
