import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { ACTIONS } from '../src/lists.ts';
import {
  endTurn,
  finalPhase,
  first,
  freshTurn,
  newGame,
  own,
  play,
  second,
  setCanals,
  setMarket,
  setYard,
  whyOf,
} from './table.ts';
import { C, ONE_CANAL } from './waters.ts';

// What is said about things that the decision at hand does not ask for; the reasons of each decision are beside its own tests.

/** A regular turn of somebody with money for everything. */
function turn(game = second): State {
  const state = freshTurn(newGame(game, 3));
  own(state).money = 20;
  return state;
}

describe('in the middle of an action', () => {
  test('S-BUILD-2: a bought card is placed before the next is bought', () => {
    const state = turn();
    play(second, state, 0, 'choose build', 'buy bow:0');
    expect(whyOf(second, state, 'market:middle1:0')).toBe('S-BUILD-2 placeFirst');
  });

  test('S-CANAL-2: a rented canal is laid, and it is the only one', () => {
    const state = turn();
    setCanals(second, state, ONE_CANAL);
    setMarket(second, state, 5, [C, C]);
    play(second, state, 0, 'choose canal', 'rent 0');
    expect(whyOf(second, state, 'canal:0')).toBe('S-CANAL-2 layFirst');
    play(second, state, 0, 'lay 1,0');
    expect(state.pending.at(-1)?.kind).toBe('rotate');
    expect(whyOf(second, state, 'canal:0')).toBe('S-CANAL-2 layFirst');
  });

  test('F-CANAL-3: with the first canal the ship token is put down', () => {
    const state = turn(first);
    play(first, state, 0, 'choose canal', 'rent 0');
    expect(whyOf(first, state, 'canal:0')).toBe('F-CANAL-3 finishFirst');
  });

  test('S-XCH-2: one tile is given up in one action', () => {
    const state = turn();
    play(second, state, 0, 'choose exchange', 'exchange coal+cloth+grain');
    expect(whyOf(second, state, 'tile:coal+cloth+grain')).toBe('S-XCH-2 oneTile');
  });

  test('S-LAP-5: when contracts are discarded nothing else is done', () => {
    const state = turn();
    state.pending = [{ kind: 'discard', keep: 1 }];
    expect(whyOf(second, state, 'goods:0')).toBe('S-LAP-5 discardFirst');
    expect(whyOf(second, state, 'action:build')).toBe('S-LAP-5 discardFirst');
  });
});

describe('what is for another action', () => {
  test('S-CHOOSE-1: it says what is in the way of that action, if anything is', () => {
    const state = turn();
    expect(whyOf(second, state, 'goods:0')).toBe('S-TRAIN-1 forAction');
    state.advanced = ACTIONS.indexOf('purchase');
    expect(whyOf(second, state, 'action:purchase')).toBe('S-CHOOSE-1 justAdvanced');
    expect(whyOf(second, state, 'goods:0')).toBe('S-CHOOSE-1 justAdvanced');
  });

  test('S-BONUS-2: as a bonus action it has to be paid', () => {
    const state = turn();
    play(second, state, 0, 'choose recruit', 'take captain');
    expect(whyOf(second, state, 'goods:0')).toBe('S-TRAIN-1 forAction');
    own(state).money = 0;
    expect(second.why(state, 0, 'action:purchase')?.shortage).toBeDefined();
    expect(whyOf(second, state, 'goods:0')).toBe('S-BONUS-2 forActionShort');
    // More money lists the action, and not yet what it is for.
    expect(second.why(state, 0, 'goods:0')?.shortage).toBeUndefined();
  });
});

describe('what has been', () => {
  test('S-BONUS-1: after the chosen action, what belongs to it says that it was chosen', () => {
    const purchased = turn();
    play(second, purchased, 0, 'choose purchase', 'purchase 0');
    expect(whyOf(second, purchased, 'goods:0')).toBe('S-BONUS-1 chosen');
    expect(whyOf(second, purchased, 'market:bow:0')).toBe('S-BUILD-1 forAction');

    const recruited = turn();
    play(second, recruited, 0, 'choose recruit', 'take captain');
    expect(whyOf(second, recruited, 'ring:captain')).toBe('S-BONUS-1 chosen');
    expect(whyOf(second, recruited, 'ring:sail')).toBe('S-RING-1 forAction');
  });

  test('S-BONUS-1: also while a bonus action is performed after it, and on the cruise', () => {
    const state = turn();
    play(second, state, 0, 'choose purchase', 'purchase 0', 'bonus build', 'buy bow:0');
    expect(whyOf(second, state, 'goods:0')).toBe('S-BONUS-1 chosen');

    const cruising = turn();
    setYard(second, cruising, 'BM.......');
    setCanals(second, cruising, ONE_CANAL);
    own(cruising).store[0] = 1;
    play(second, cruising, 0, 'choose build', 'buy stern:0', 'place 2', 'done', 'done');
    expect(cruising.pending.at(-1)?.kind).toBe('fit');
    expect(whyOf(second, cruising, 'market:bow:0')).toBe('S-BONUS-1 chosen');
  });

  test('S-BONUS-1: a bonus action taken first is used up, and the chosen action waits for it', () => {
    const state = turn();
    play(second, state, 0, 'choose recruit', 'bonus build', 'buy bow:0');
    expect(whyOf(second, state, 'ring:captain')).toBe('S-TURN-1 finishFirst');
    play(second, state, 0, 'place 0', 'done');
    expect(state.pending.at(-1)?.kind).toBe('ring');
    expect(whyOf(second, state, 'market:bow:1')).toBe('S-BONUS-1 bonusUsed');
  });
});

describe('at the end', () => {
  test('S-END-2: a final action that is too dear is so by its own clause', () => {
    const state = finalPhase();
    own(state).money = 0;
    state.rings[2] = 0;
    state.copies.fill(0);
    state.copies[9] = 1;
    expect(second.why(state, 0, 'action:hire')).toMatchObject({ clause: 'S-END-2', shortage: { of: 'guilders' } });
  });

  test('S-END-2: there is one final action', () => {
    const state = finalPhase();
    own(state).money = 9;
    expect(whyOf(second, state, 'goods:0')).toBe('S-TRAIN-1 forAction');
    play(second, state, 0, 'final recruit');
    for (const target of ['goods:0', 'action:build', 'action:recruit'])
      expect(whyOf(second, state, target)).toBe('S-END-2 finalChosen');
  });

  test('S-END-3: the last chance is one card, and no action any more', () => {
    const state = finalPhase();
    setYard(second, state, 'BM.......');
    setCanals(second, state, ONE_CANAL);
    own(state).store[0] = 1;
    play(second, state, 0, 'pass');
    play(second, state, 1, 'pass');
    const elsewhere = ['action:build', 'goods:0', 'canal:0', 'ring:sail', 'contract:soldiers'];
    for (const [kind, move, ...others] of [
      ['last', 'buy stern:0', 'yard:2'],
      ['finish', 'place 2', 'market:bow:0'],
      ['fit', 'fit captain:1', 'market:bow:0', 'yard:2'],
    ] as const) {
      expect(state.pending.at(-1)?.kind).toBe(kind);
      for (const target of [...elsewhere, ...others])
        expect(whyOf(second, state, target), `${kind} ${target}`).toBe('S-END-3 lastChance');
      play(second, state, 0, move);
    }
  });

  test('S-LAP-5, S-LAP-6: contracts are discarded after some laps and when the regular turns end, not in between', () => {
    const state = turn();
    expect(whyOf(second, state, 'contract:soldiers')).toBe('S-LAP-5 contractsLater');
    const ending = newGame(second, 2);
    ending.finishing = true;
    endTurn(second, ending, 1, false);
    expect(whyOf(second, ending, 'goods:0')).toBe('S-LAP-5 discardFirst');
  });
});
