import { describe, expect, test } from 'vitest';
import { crossingOceans } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { bare, house, legal, moor, play, player, port, tokens } from './table.ts';

const why = (state: State, target: string): unknown => crossingOceans.why(state, state.seat, target);
const [YELLOW, GREEN] = [0, 2];

function campaniaInRio(coal = 1): State {
  const state = moor(bare(4), YELLOW, 'campania', 'rio-de-janeiro', coal);
  tokens(state, YELLOW, { red: 2 });
  player(state, YELLOW).money = 20;
  return state;
}

describe('the House action', () => {
  test('example 10, C-HOUSE-2, C-HOUSE-3, C-HOUSE-4: CAMPANIA earns £70, £30 to Green, £60 for the red token', () => {
    const state = house(campaniaInRio(), GREEN, 'rio-de-janeiro');
    play(state, 'go house', 'token red');
    expect(player(state, YELLOW)).toMatchObject({ money: 20 + 70 - 30 - 60, tokens: [0, 0, 0, 3, 0] });
    expect(player(state, YELLOW).houses).toEqual([port('rio-de-janeiro')]);
    expect(player(state, GREEN).money).toBe(150 + 30);
    expect(state.coal[port('rio-de-janeiro')]).toBe(0);
    expect(state.seat).toBe(1);
  });

  test('C-HOUSE-1: a port with an own ship and no own house, by choice', () => {
    const state = campaniaInRio();
    moor(state, YELLOW, 'arizona', 'boston', 0);
    moor(state, YELLOW, 'oregon', 'sydney', 0);
    moor(state, GREEN, 'umbria', 'bombay', 1);
    house(state, YELLOW, 'boston');
    play(state, 'go house');
    expect(legal(state)).toEqual(['house rio-de-janeiro', 'house sydney']);
    expect(why(state, 'port:boston')).toMatchObject({ clause: 'C-HOUSE-1' });
    expect(why(state, 'port:bombay')).toMatchObject({ clause: 'C-HOUSE-1' });
    play(state, 'house sydney', 'token white');
    expect(player(state, YELLOW)).toMatchObject({ money: 20, tokens: [0, 0, 0, 2, 1] });
  });

  test('C-HOUSE-1, C-PIECE-4: with seven houses built there is none left', () => {
    const state = campaniaInRio();
    house(state, YELLOW, 'boston', 'montreal', 'new-york', 'sydney', 'auckland', 'bombay', 'colombo');
    play(state, 'go house');
    expect(player(state, YELLOW).houses).toHaveLength(7);
    expect(state.seat).toBe(1);
    state.seat = YELLOW;
    state.pending = [{ kind: 'house' }];
    expect(why(state, 'port:rio-de-janeiro')).toMatchObject({ clause: 'C-HOUSE-1' });
  });

  test('C-HOUSE-2: without coal the ship earns nothing', () => {
    const state = play(campaniaInRio(0), 'go house', 'token green');
    expect(player(state, YELLOW).money).toBe(20);
  });

  test('C-HOUSE-3: £30 to everybody who has a house there', () => {
    const state = house(house(campaniaInRio(), 1, 'rio-de-janeiro'), GREEN, 'rio-de-janeiro');
    play(state, 'go house', 'token green');
    expect(state.players.map((one) => one.money)).toEqual([20 + 70 - 60, 180, 180, 150]);
  });

  test('C-HOUSE-4: only what one can pay, and no other colours while there is room', () => {
    const state = tokens(campaniaInRio(0), YELLOW, { green: 1, red: 0, white: 0, blue: 0 });
    play(state, 'go house');
    expect(legal(state)).toEqual(['token red', 'token white']);
    expect(why(state, 'column:green')).toMatchObject({ clause: 'C-HOUSE-4', shortage: { of: 'pounds', amount: 10 } });
    expect(why(state, 'column:blue')).toMatchObject({ clause: 'C-HOUSE-4' });
  });

  test('C-HOUSE-4: a full column is the reason only where it is one of the three', () => {
    const state = play(tokens(campaniaInRio(), YELLOW, { blue: 4, red: 4 }), 'go house');
    const key = (column: string): unknown => crossingOceans.why(state, YELLOW, `column:${column}`)?.message.key;
    expect(['red', 'blue', 'black'].map(key)).toEqual([
      'crossing-oceans.why.columnFull',
      'crossing-oceans.why.tradeTokenFirst',
      'crossing-oceans.why.tradeTokenFirst',
    ]);
  });

  test('C-HOUSE-4: a single token that one can pay is taken at once', () => {
    const state = tokens(campaniaInRio(0), YELLOW, { green: 1, red: 1, white: 0 });
    play(state, 'go house');
    expect(player(state, YELLOW).tokens).toEqual([0, 0, 1, 1, 1]);
  });

  test('C-HOUSE-4, C-TOKEN-1: with the three columns full, the column with fewest', () => {
    const full = { green: 4, red: 4, white: 4 };
    const state = tokens(campaniaInRio(0), YELLOW, { ...full, blue: 1, black: 1 });
    player(state, YELLOW).money = 30;
    play(state, 'go house');
    expect(legal(state)).toEqual(['token blue', 'token black']);
    play(state, 'token black');
    expect(player(state, YELLOW)).toMatchObject({ money: 0, tokens: [1, 2, 4, 4, 4] });
    const none = tokens(campaniaInRio(0), YELLOW, { ...full, blue: 4, black: 4 });
    play(none, 'go house');
    expect(player(none, YELLOW)).toMatchObject({ money: 20, houses: [port('rio-de-janeiro')] });
  });

  test('C-HOUSE-5: a port whose payments one cannot meet cannot be named', () => {
    const state = house(tokens(campaniaInRio(0), YELLOW, { green: 1, red: 1, white: 1 }), GREEN, 'rio-de-janeiro');
    moor(state, YELLOW, 'oregon', 'sydney', 1);
    moor(state, YELLOW, 'umbria', 'boston', 1);
    // £30 for a token could be paid, but not the rent of £30 besides.
    player(state, YELLOW).money = 50;
    play(state, 'go house');
    expect(legal(state)).toEqual(['house boston', 'house sydney']);
    expect(why(state, 'port:rio-de-janeiro')).toMatchObject({
      clause: 'C-HOUSE-5',
      shortage: { of: 'pounds', amount: 10 },
    });
    // With its income it could: £50 + £70 against £30 + £30.
    state.coal[port('rio-de-janeiro')] = 1;
    expect(legal(state)).toContain('house rio-de-janeiro');
    // All five columns full: the token costs nothing.
    state.coal[port('rio-de-janeiro')] = 0;
    tokens(state, YELLOW, { blue: 4, black: 4, green: 4, red: 4, white: 4 });
    player(state, YELLOW).money = 30;
    expect(legal(state)).toContain('house rio-de-janeiro');
  });
});
