import { perft } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import {
  employ,
  first,
  freshTurn,
  launch,
  movesOf,
  newGame,
  own,
  play,
  playUntil,
  type Shipyards,
  second,
  setCanals,
  setMarket,
  setStore,
  setYard,
  solo,
} from './table.ts';
import { C, C_AND_X, FROM_NORTH, ONE_CANAL, TWO_CANALS } from './waters.ts';

// Cheap alarms for any change of the rules: how many lines there are from named positions, and the moves there in their order.

function performing(game: Shipyards, seats: number, choice: string, prepare: (state: State) => void = () => {}): State {
  const state = freshTurn(newGame(game, seats));
  prepare(state);
  play(game, state, 0, `choose ${choice}`);
  return state;
}

function outfitting(prepare: (state: State) => void): State {
  const state = newGame(second, 3);
  setYard(second, state, ['bow:mast', 'middle:mast+mast', 'middle:cabin+cannon', 'stern:mast+drive']);
  setCanals(second, state, [...C_AND_X, [0, 1, C]], FROM_NORTH);
  setStore(state, { captain: 2, soldier: 1, sail: 3, smokestack: 2, drive: 2, cannon: 2 });
  prepare(state);
  launch(second, state);
  return state;
}

const POSITIONS: Readonly<Record<string, () => [Shipyards, State]>> = {
  'start, first edition, 4 seats': () => [first, newGame(first, 4)],
  'start, second edition, 2 seats': () => [second, newGame(second, 2)],
  'start, solo': () => [solo, newGame(solo, 1)],
  'third turn with 2 seats': () => [second, playUntil(second, newGame(second, 2), (state) => state.turn === 5)],
  'build with 6 guilders': () => [second, performing(second, 3, 'build')],
  'build in a full yard': () => [
    second,
    performing(second, 3, 'build', (state) => setYard(second, state, 'BBMMMMMM.')),
  ],
  'build with a sold out bow': () => [
    second,
    performing(second, 3, 'build', (state) => {
      own(state).money = 1;
      setMarket(second, state, 0, ['bow:cabin']);
      state.sizes[0] = 0;
    }),
  ],
  'rent a canal': () => [first, performing(first, 3, 'canal')],
  'lay a canal': () => [
    second,
    performing(second, 3, 'canal', (state) => setCanals(second, state, C_AND_X, FROM_NORTH)),
  ],
  'exchange two coal': () => [
    second,
    performing(second, 3, 'exchange', (state) => {
      own(state).goods = own(state).goods.map((_, face) => (face === 1 ? 1 : 0));
    }),
  ],
  'hire with 3 guilders': () => [second, performing(second, 3, 'hire', (state) => (own(state).money = 3))],
  'manufacture with an accountant': () => [
    second,
    performing(second, 3, 'manufacture', (state) => {
      own(state).money = 0;
      employ(state, 'accountant');
    }),
  ],
  'a bonus after the subsidy': () => [second, performing(second, 4, 'subsidy')],
  'two ships to launch': () => {
    const state = newGame(second, 3);
    setYard(second, state, 'BMSBMMS..');
    setStore(state, { captain: 1 });
    setCanals(second, state, ONE_CANAL, FROM_NORTH);
    launch(second, state);
    return [second, state];
  },
  'a ship to outfit': () => [second, outfitting(() => {})],
  'a ship to outfit with builders': () => [
    second,
    outfitting((state) => employ(state, 'builder-cannon', 'builder-drive', 'builder-officer', 'rigger', 'helmsman')),
  ],
  'a confluence': () => {
    const state = newGame(second, 3);
    setYard(second, state, ['bow:mast', 'middle:mast+mast', 'middle:mast+mast', 'stern:cabin+mast']);
    setCanals(second, state, [...TWO_CANALS, [0, 1, C], [1, 1, C]], FROM_NORTH);
    setStore(state, { captain: 1, sail: 5 });
    launch(second, state);
    play(second, state, 0, 'fit captain:1', 'fit sail:5');
    return [second, state];
  },
  'where to put the token down': () => {
    const state = newGame(second, 3);
    setYard(second, state, 'BMS');
    setCanals(second, state, C_AND_X);
    setStore(state, { captain: 1, drive: 1 });
    launch(second, state);
    play(second, state, 0, 'fit captain:1', 'fit drive:1');
    return [second, state];
  },
  'secret discards': () => [
    first,
    playUntil(first, newGame(first, 2), (state) => state.pending.at(-1)?.kind === 'discard'),
  ],
  'the final action': () => [second, playUntil(second, newGame(second, 2), (state) => state.phase === 'final')],
  'the last chance with a blank card': () => {
    const state = playUntil(second, newGame(second, 2), (now) => now.phase === 'final');
    for (const player of state.players) player.yard.fill(0);
    setYard(second, state, 'BM.......', 0);
    setMarket(second, state, 3, []);
    state.sizes[3] = 0;
    play(second, state, 0, 'pass');
    play(second, state, 1, 'pass');
    return [second, state];
  },
  'an automa flips': () => [
    solo,
    playUntil(solo, newGame(solo, 1), (state) => state.turn > 4 && state.pending.at(-1)?.kind === 'flip'),
  ],
};

const firstActor = (game: Shipyards, state: State) => {
  const deciders = game.deciders(state);
  return typeof deciders === 'string' ? 'chance' : deciders[0]!;
};

describe('perft', () => {
  test.each(Object.keys(POSITIONS))('%s', (name) => {
    const [game, state] = POSITIONS[name]!();
    const counts = [1, 2, 3].map((depth) => perft(game, state, depth));
    expect({ counts, moves: movesOf(game, state, firstActor(game, state)).join('; ') }).toMatchSnapshot();
  });
});
