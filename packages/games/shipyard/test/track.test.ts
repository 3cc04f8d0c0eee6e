import { describe, expect, test } from 'vitest';
import { firstEdition } from '../src/editions/first.ts';
import { secondEdition } from '../src/editions/second.ts';
import { COMPONENTS, type State, shipyardFirst, shipyardSecond } from '../src/index.ts';
import { ACTIONS, type ActionName } from '../src/lists.ts';
import { occupiedTiles } from '../src/markers.ts';
import {
  action,
  clauseOf,
  drawOn,
  eventOf,
  first,
  freshTurn,
  movesOf,
  newGame,
  own,
  play,
  playUntil,
  second,
} from './table.ts';

const FIRST = firstEdition(COMPONENTS);
const SECOND = secondEdition(COMPONENTS);

const names = (order: readonly number[]): ActionName[] => order.map((one) => ACTIONS[one]!);

/** The tiles of the first edition on these spaces, the lead first. */
function lay(state: State, tiles: Partial<Record<ActionName, number>>): void {
  const entries = Object.entries(tiles) as [ActionName, number][];
  state.order = entries.map(([name]) => action(name));
  for (const [name, space] of entries) state.spaces[action(name)] = space;
}

/** Whole turns of one choice each, without drawing anything by choice: recruit and manufacture cannot fail. */
function turn(game: typeof second, state: State, seat: number, tile: ActionName): void {
  play(game, state, seat, `choose ${tile}`);
  while (game.deciders(state) !== 'chance' && state.active === seat && state.pending.at(-1)?.kind !== 'choose')
    game.apply(
      state,
      seat,
      game.moves(state, seat).find((move) => move.kind === 'done') ?? game.moves(state, seat)[0]!,
    );
  drawOn(game, state);
}

describe('advancing', () => {
  test('S-TURN-1, S-ADV-1: the tile of the turn before becomes the lead tile; nothing on the first turn', () => {
    const state = newGame(second, 3);
    expect(state.advanced).toBe(-1);
    for (const [seat, tile] of (['recruit', 'manufacture', 'purchase'] as const).entries())
      turn(second, state, seat, tile);
    expect(state.active).toBe(0);
    expect(state.advanced).toBe(action('recruit'));
    expect(names(state.order)[0]).toBe('recruit');
    expect(occupiedTiles(state)).toBe((1 << action('manufacture')) | (1 << action('purchase')));
  });

  test('S-ADV-2: with 2 players the tile of the turn before the last advances, from the third turn on', () => {
    const state = newGame(second, 2);
    turn(second, state, 0, 'recruit');
    turn(second, state, 1, 'manufacture');
    expect(state.advanced).toBe(-1);
    turn(second, state, 0, 'purchase');
    turn(second, state, 1, 'canal');
    expect(state.advanced).toBe(action('recruit'));
    expect(names(state.order)[0]).toBe('recruit');
    // One of the two markers joined the one on the other tile, which stays occupied.
    expect(occupiedTiles(state)).toBe([1, 2, 3].reduce((set, one) => set | (1 << one), 0));
  });

  test('S-ADV-3: a lead tile still advances one step', () => {
    const state = newGame(first, 3);
    const [before, lead] = [state.spaces[state.order[0]!]!, state.order[0]!];
    FIRST.track.advance(FIRST, state, lead);
    expect(state.order[0]).toBe(lead);
    expect(state.spaces[lead]).toBe(before + 1);
    const row = newGame(second, 3);
    SECOND.track.advance(SECOND, row, row.order[0]!);
    expect(row.steps).toBe(1);
  });

  test('F-ADV-1: to the space directly ahead of the lead, so that the lead moves one space a turn', () => {
    const state = newGame(first, 3);
    const last = state.order.at(-1)!;
    FIRST.track.advance(FIRST, state, last);
    expect([state.order[0], state.spaces[last]]).toEqual([last, 1]);
  });

  test('F-ADV-2, F-ADV-3: a last tile directly ahead of the lead makes room, over occupied spaces', () => {
    const state = newGame(first, 3);
    lay(state, { hire: 4, build: 3, recruit: 8, canal: 7, exchange: 6 });
    // The lead goes from 4 to 5; the last tile (6) lies directly ahead and goes over 7 and 8 to 9.
    FIRST.track.advance(FIRST, state, action('build'));
    expect(state.spaces[action('build')]).toBe(5);
    expect(state.spaces[action('exchange')]).toBe(9);
    expect(names(state.order)).toEqual(['build', 'hire', 'exchange', 'recruit', 'canal']);
  });

  test('N-ADV-1: the row closes up and the wheel turns one step', () => {
    const state = newGame(second, 2);
    const order = state.order.slice();
    SECOND.track.advance(SECOND, state, order[3]!);
    expect(state.order).toEqual([order[3], ...order.slice(0, 3), ...order.slice(4)]);
    expect(state.steps).toBe(1);
  });
});

describe('choosing', () => {
  test.each([
    [shipyardFirst(), 2, 3],
    [shipyardFirst(), 3, 4],
    [shipyardFirst(), 4, 4],
    [shipyardSecond(), 2, 3],
    [shipyardSecond(), 3, 4],
    [shipyardSecond(), 4, 4],
  ] as const)('S-CHOOSE-1, example 12: open choices from the second turn on (%#)', (game, seats, open) => {
    const state = newGame(game, seats);
    const tiles: ActionName[] = ['recruit', 'manufacture', 'purchase', 'hire'];
    const rounds = seats === 2 ? 2 : 1;
    for (let round = 0; round < rounds; round++)
      for (let seat = 0; seat < seats; seat++) turn(game, state, seat, tiles[round * 2 + seat]!);
    expect(state.active).toBe(0);
    expect(movesOf(game, state, 0)).toHaveLength(open);
  });

  test('S-CHOOSE-1: neither the tile just advanced, nor an occupied one, nor one that cannot be performed', () => {
    const state = freshTurn(newGame(second, 3));
    state.advanced = action('hire');
    state.markers[3] = action('build');
    own(state).goods.fill(0);
    expect(clauseOf(second, state, 'action:hire')).toBe('S-CHOOSE-1');
    expect(second.why(state, 0, 'action:build')?.message.key).toBe('shipyard.why.occupied');
    expect(second.why(state, 0, 'action:exchange')?.message.key).toBe('shipyard.why.noTile');
    expect(movesOf(second, state, 0)).not.toContain('choose exchange');
    expect(second.why(state, 0, 'action:canal')).toBeUndefined();
  });

  test('S-CHOOSE-1: the income of the tile counts, the shortage says what is missing', () => {
    const state = freshTurn(newGame(second, 3));
    own(state).money = 0;
    // Only an engineer is left to hire, in the next section: the fee of 1.
    state.copies.fill(0);
    state.rings[2] = 0;
    state.copies[3] = 1;
    expect(second.why(state, 0, 'action:hire')?.shortage).toEqual({ of: 'guilders', amount: 1 });
    state.markers[3] = action('recruit');
    state.order = [action('recruit'), ...state.order.filter((one) => one !== action('recruit'))];
    expect(movesOf(second, state, 0)).toContain('choose hire');
  });

  test('S-CHOOSE-2: who can perform nothing takes any open tile, and performs nothing', () => {
    const state = freshTurn(newGame(second, 3));
    state.order = [action('canal'), action('exchange')];
    own(state).goods.fill(0);
    state.market.fill(0, 25, 30);
    expect(movesOf(second, state, 0)).toEqual(['choose canal', 'choose exchange']);
    own(state).money = 0;
    const events = play(second, state, 0, 'choose exchange');
    expect(eventOf(events, 'lapsed').action).toBe('exchange');
  });

  test('S-CHOOSE-2: a bonus action may still be bought', () => {
    const state = freshTurn(newGame(second, 3));
    state.order = [action('canal'), action('exchange'), action('recruit')];
    state.advanced = action('recruit');
    own(state).goods.fill(0);
    state.market.fill(0, 25, 30);
    play(second, state, 0, 'choose exchange');
    expect(movesOf(second, state, 0)).toEqual(['bonus recruit', 'done']);
  });
});

describe('income', () => {
  test('S-INCOME-1, F-INCOME-2, N-INCOME-2: the view writes on every tile what choosing it would bring, and the choice brings just that', () => {
    for (const game of [first, second]) {
      const state = playUntil(
        game,
        newGame(game, 3),
        ({ turn, pending }) => turn > 12 && pending[0]?.kind === 'choose',
      );
      const seat = state.active;
      const { track } = game.view(state, 'spectator');
      expect(track.every(({ income }) => income !== null)).toBe(true);
      for (const move of game.moves(state, seat)) {
        const after = game.clone(state);
        const text = game.write(move, seat);
        const { ahead, gap, lying } = eventOf(play(game, after, seat, text), 'chose');
        expect(track.find(({ action: name }) => text === `choose ${name}`)?.income).toBe(ahead + gap + lying);
      }
    }
  });

  test('S-END-2: a final action brings no income, so none is written on the tiles', () => {
    const state = playUntil(second, newGame(second, 3), ({ phase }) => phase === 'final');
    expect(second.view(state, 0).track.every(({ income }) => income === null)).toBe(true);
  });

  const incomeOf = (edition: typeof FIRST, state: State, tile: ActionName): number =>
    edition.track.incomeOf(state, action(tile), occupiedTiles(state));

  test('S-INCOME-1, example 11: a guilder for each occupied tile ahead, one behind gives nothing', () => {
    const state = newGame(second, 4);
    state.order = ['hire', 'build', 'recruit', 'canal'].map((name) => action(name as ActionName));
    state.markers = [-1, -1, -1, action('hire'), -1, action('canal'), -1, -1];
    expect(incomeOf(SECOND, state, 'recruit')).toBe(1);
    state.order = ['hire', 'build', 'canal', 'recruit'].map((name) => action(name as ActionName));
    state.markers = [-1, -1, -1, action('hire'), -1, action('canal'), -1, action('build')];
    expect(incomeOf(SECOND, state, 'recruit')).toBe(3);
    // However many markers are on it, whoever's: a tile counts once.
    state.markers = [action('hire'), action('hire'), action('hire'), action('hire'), -1, -1, -1, -1];
    expect(incomeOf(SECOND, state, 'recruit')).toBe(1);
  });

  test.each([
    [3, 3],
    [1, 2],
    [2, 2],
    [6, 4],
    [5, 3],
  ])(
    'F-INCOME-2, example 2: behind all others, %i empty spaces ahead, with two occupied tiles ahead: %i',
    (gap, income) => {
      const state = newGame(first, 4);
      lay(state, { hire: 20, build: 19, recruit: 18, canal: 17 - gap, exchange: 16 - gap });
      state.markers = [-1, -1, -1, action('hire'), -1, action('build'), -1, -1];
      expect(incomeOf(FIRST, state, 'canal')).toBe(income);
    },
  );

  test('F-INCOME-2: not with an occupied tile behind, and not for the lead tile', () => {
    const state = newGame(first, 4);
    lay(state, { hire: 20, build: 10, recruit: 8 });
    state.markers.fill(-1);
    expect(incomeOf(FIRST, state, 'build')).toBe(3);
    expect(incomeOf(FIRST, state, 'hire')).toBe(0);
    state.markers[3] = action('recruit');
    expect(incomeOf(FIRST, state, 'build')).toBe(0);
  });

  test('N-INCOME-2: the guilders on the tile are taken', () => {
    const state = freshTurn(newGame(second, 3));
    state.guilders[action('recruit')] = 2;
    const events = play(second, state, 0, 'choose recruit');
    expect(eventOf(events, 'chose').lying).toBe(2);
    expect([own(state).money, state.guilders[action('recruit')]]).toEqual([8, 0]);
  });
});
