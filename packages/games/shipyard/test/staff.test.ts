import { describe, expect, test } from 'vitest';
import type { State } from '../src/index.ts';
import { EMPLOYEES, type EmployeeName, indexIn, PIECES, type Piece } from '../src/lists.ts';
import {
  clauseOf,
  drawOn,
  employ,
  eventOf,
  freshTurn,
  movesOf,
  newGame,
  own,
  play,
  second,
  setStore,
  tablesOf,
} from './table.ts';

const store = (state: State): Partial<Record<Piece, number>> =>
  Object.fromEntries(PIECES.map((piece, index) => [piece, own(state).store[index]]).filter(([, count]) => count));

/** No guilders for a bonus action, which would be asked for besides. */
function turn(game = second, seats = 3, money = 5): State {
  const state = freshTurn(newGame(game, seats));
  own(state).money = money;
  return state;
}

describe('rings', () => {
  /** The marker of a ring on the sector of a piece. */
  const setMarker = (state: State, ring: number, piece: Piece): void => {
    state.rings[ring] = tablesOf(second).rings[ring]!.indexOf(indexIn(PIECES, piece));
  };

  test('S-RING-1: one sector for free, up to 3 more for a guilder each', () => {
    const state = turn(second, 3, 2);
    setMarker(state, 1, 'captain');
    play(second, state, 0, 'choose recruit');
    expect(movesOf(second, state, 0)).toEqual(['take soldier', 'take drive', 'take businessman']);
    expect(second.why(state, 0, 'ring:captain')).toMatchObject({ clause: 'S-RING-1', shortage: { amount: 1 } });
    expect(second.why(state, 0, 'ring:sail')?.message.key).toBe('shipyard.why.otherRing');
    play(second, state, 0, 'take drive');
    expect([own(state).money, store(state).drive]).toEqual([1, 1]);
  });

  test.each([
    ['take smokestack', { smokestack: 1, crane: 1, sail: 1 }, 5],
    ['take crane', { crane: 2, sail: 1 }, 4],
  ] as const)(
    'S-RING-2, S-EMP-1, S-EMP-4, example 3: engineers of cranes and sails, marker on the cannon, %s',
    (move, pieces, money) => {
      const state = turn();
      employ(state, 'engineer-crane', 'engineer-sail');
      setMarker(state, 0, 'cannon');
      play(second, state, 0, 'choose manufacture', move);
      expect(store(state)).toEqual(pieces);
      expect(own(state).money).toBe(money);
    },
  );

  test('S-RING-3, example 4: with the accountant three choices are free and the fourth costs 1, on both rings', () => {
    for (const [ring, name] of [
      [0, 'manufacture'],
      [1, 'recruit'],
    ] as const) {
      const state = turn();
      employ(state, 'accountant');
      play(second, state, 0, `choose ${name}`);
      const prices = second.moves(state, 0).map((move) => second.label(state, 0, move).params['price']);
      expect(prices, String(ring)).toEqual([0, 0, 0, 1]);
    }
  });
});

describe('hiring', () => {
  const layout = (state: State, section: number, ...names: EmployeeName[]): void => {
    const rest = EMPLOYEES.map((_, index) => index).filter((index) => !names.includes(EMPLOYEES[index]!));
    state.layout = [];
    for (let space = 0; space < 24; space++) {
      const inSection = Math.floor(space / 3) === section ? names[space % 3] : undefined;
      state.layout.push(inSection === undefined ? rest.shift()! : indexIn(EMPLOYEES, inSection));
    }
  };

  test('S-HIRE-1: one section for free, up to 7 more for a guilder each, only to where somebody is hired', () => {
    const state = turn();
    layout(state, 3, 'rigger', 'helmsman', 'accountant');
    state.rings[2] = 1;
    const events = play(second, state, 0, 'choose hire', 'hire rigger');
    expect(eventOf(events, 'hired')).toMatchObject({ steps: 2, paid: 1 });
    expect([own(state).money, state.rings[2], state.copies[9]]).toEqual([4, 3, 1]);
  });

  test('S-HIRE-1: the section where the marker stands is 8 steps away', () => {
    const state = turn(second, 3, 6);
    layout(state, 3, 'rigger', 'helmsman', 'accountant');
    state.rings[2] = 3;
    play(second, state, 0, 'choose hire');
    expect(second.why(state, 0, 'employee:rigger')).toMatchObject({ clause: 'S-HIRE-1', shortage: { amount: 1 } });
  });

  test('S-HIRE-2: engineers and recruiters cost 1 guilder besides', () => {
    const state = turn(second, 3, 0);
    layout(state, 3, 'engineer-sail', 'recruiter-drive', 'rigger');
    state.rings[2] = 2;
    play(second, state, 0, 'choose hire');
    expect(movesOf(second, state, 0)).toEqual(['hire rigger']);
    expect(second.why(state, 0, 'employee:engineer-sail')?.shortage?.amount).toBe(1);
  });

  test('S-HIRE-3: nobody twice, level 2 traders after level 1', () => {
    const state = turn();
    layout(state, 3, 'rigger', 'trader-coal-2', 'trader-coal-1');
    state.rings[2] = 2;
    employ(state, 'rigger');
    play(second, state, 0, 'choose hire');
    expect(movesOf(second, state, 0)).not.toContain('hire rigger');
    expect(second.why(state, 0, 'employee:rigger')?.message.key).toBe('shipyard.why.hasEmployee');
    expect(second.why(state, 0, 'employee:trader-coal-2')?.clause).toBe('S-HIRE-3');
    employ(state, 'trader-coal-1');
    expect(movesOf(second, state, 0)).toContain('hire trader-coal-2');
  });

  test('S-HIRE-4: the foreman makes up to 3 extra steps free', () => {
    const state = turn(second, 3, 0);
    employ(state, 'foreman');
    layout(state, 5, 'rigger', 'helmsman', 'accountant');
    state.rings[2] = 1;
    expect(movesOf(second, play1(state), 0)).toContain('hire rigger');
    state.rings[2] = 0;
    expect(second.why(state, 0, 'employee:rigger')?.shortage?.amount).toBe(1);
  });

  function play1(state: State): State {
    play(second, state, 0, 'choose hire');
    return state;
  }

  test('S-HIRE-5: spaces are not refilled, and empty sections are counted', () => {
    const state = turn();
    layout(state, 3, 'rigger', 'helmsman', 'accountant');
    state.rings[2] = 1;
    state.copies.fill(0, 6, 9);
    const events = play(second, state, 0, 'choose hire', 'hire rigger');
    expect(eventOf(events, 'hired').steps).toBe(2);
    drawOn(second, state);
    expect(state.copies[6]).toBe(0);
  });

  test('S-HIRE-6: impossible when nobody is left who may be hired', () => {
    const state = turn();
    state.copies.fill(0);
    expect(clauseOf(second, state, 'action:hire')).toBe('S-HIRE-6');
  });
});

test('S-PIECE-3: equipment, crew and money never run out', () => {
  const state = turn();
  setStore(state, { sail: 90 });
  employ(state, 'engineer-sail');
  play(second, state, 0, 'choose manufacture', 'take sail');
  expect(store(state).sail).toBe(92);
});
