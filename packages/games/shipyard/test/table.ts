import {
  type Actor,
  begin,
  completeOptions,
  type Game,
  type Options,
  read,
  type Seat,
  seeded,
  settle,
} from '@riband/kernel';
import { cellAt, packCanal, packToken } from '../src/canals/packing.ts';
import type { Event, Move, PlayerState, Shipyard, State } from '../src/index.ts';
import { COMPONENTS, shipyardFirst, shipyardSecond, shipyardSolo } from '../src/index.ts';
import {
  ACTIONS,
  type ActionName,
  EMPLOYEES,
  type EmployeeName,
  indexIn,
  PIECES,
  type Piece,
  SPACES,
  type Space,
} from '../src/lists.ts';
import { OUTSIDE } from '../src/tables/canals.ts';
import { bit } from '../src/tables/employees.ts';
import type { Tables } from '../src/tables/index.ts';

// A table to set positions up on: what the tests of all clauses share.

export const first = shipyardFirst();
export const second = shipyardSecond();
export const solo = shipyardSolo();
export const FILE = COMPONENTS.file;

export type Shipyards = Game<Shipyard>;

export function newGame(game: Shipyards, seats: number, options: Options = {}, seed = 'shipyard'): State {
  const start = game.options.some(({ key }) => key === 'start') ? { start: '1' } : {};
  const completed = completeOptions(game.options, { ...start, ...options });
  if ('problem' in completed) throw new Error(completed.problem);
  return begin(game, seats, completed.options, seeded(seed));
}

/** Plays texts by one actor, each of which must be legal; returns what happened. */
export function play(game: Shipyards, state: State, actor: Actor, ...texts: string[]): Event[] {
  const events: Event[] = [];
  for (const text of texts) {
    const move = read(game, state, actor, text);
    if (move === undefined)
      throw new Error(`"${text}" is not legal for ${actor}: ${movesOf(game, state, actor).join(', ')}`);
    game.apply(state, actor, move, (event) => events.push(event));
  }
  return events;
}

export const movesOf = (game: Shipyards, state: State, actor: Actor): string[] =>
  game.moves(state, actor).map((move: Move) => game.write(move, actor));

export const eventOf = <Kind extends Event['kind']>(
  events: readonly Event[],
  kind: Kind,
): Extract<Event, { kind: Kind }> => {
  const found = events.find((event) => event.kind === kind);
  if (found === undefined) throw new Error(`no ${kind} among ${events.map((event) => event.kind).join(', ')}`);
  return found as Extract<Event, { kind: Kind }>;
};

/** Draws until somebody must decide. */
export function drawOn(game: Shipyards, state: State, seed = 'draw'): State {
  settle(game, state, seeded(seed));
  return state;
}

/** Plays at random until something holds, or to the end. */
export function playUntil(game: Shipyards, state: State, holds: (state: State) => boolean, seed = 'on'): State {
  const random = seeded(seed);
  while (!holds(state)) {
    const deciders = game.deciders(state);
    if (deciders === 'over') return state;
    const actor = deciders === 'chance' ? 'chance' : deciders[0]!;
    const moves = game.moves(state, actor);
    const move = actor === 'chance' ? game.sample(state, random) : moves[random.below(moves.length)]!;
    game.apply(state, actor, move);
  }
  return state;
}

/** A regular turn of a seat, before it chooses; every tile is open. */
export function freshTurn(state: State, seat: Seat = 0): State {
  state.phase = 'regular';
  state.stage = 'act';
  state.active = seat;
  state.advanced = -1;
  state.chosen = -1;
  state.acted = false;
  state.bonus = -1;
  state.lapEnds = false;
  state.markers.fill(-1);
  state.pending = [{ kind: 'choose', seat }];
  return state;
}

export const tablesOf = (game: Shipyards): Tables => game.tables as Tables;
export const thing = (game: Shipyards, name: string): number => indexIn(tablesOf(game).names, name);
export const own = (state: State, seat: Seat = 0): PlayerState => state.players[seat]!;
export const action = (name: ActionName): number => indexIn(ACTIONS, name);

/** A yard by letters, `BM.S.....`, or by names of cards. */
export function setYard(
  game: Shipyards,
  state: State,
  cards: string | readonly (string | null)[],
  seat: Seat = 0,
): void {
  const plain: Record<string, string> = { B: 'bow:cabin', M: 'middle:cabin+cabin', S: 'stern:cabin+drive' };
  const names = typeof cards === 'string' ? [...cards].map((letter) => plain[letter] ?? null) : cards;
  own(state, seat).yard = Array.from({ length: 9 }, (_, space) => {
    const name = names[space] ?? null;
    return name === null ? 0 : thing(game, name);
  });
}

export function setStore(state: State, store: Partial<Record<Piece, number>>, seat: Seat = 0): void {
  own(state, seat).store = PIECES.map((piece) => store[piece] ?? 0);
}

export function employ(state: State, ...names: EmployeeName[]): void {
  for (const name of names) own(state).employees |= bit(indexIn(EMPLOYEES, name));
}

export type LaidCanal = readonly [x: number, y: number, canal: string, turn?: number];
export type TokenPlace = readonly [x: number, y: number, space: Space, behind: Space | 'outside'];

/** Canals by place, face and quarter turns; the token stands on a space of one, with something behind. */
export function setCanals(game: Shipyards, state: State, canals: readonly LaidCanal[], token?: TokenPlace): void {
  const faces = tablesOf(game).canals.map(({ name }) => name);
  own(state).canals = canals.map(([x, y, canal, turn = 0]) => packCanal(cellAt(x, y), indexIn(faces, canal), turn));
  if (token === undefined) return;
  const [x, y, space, behind] = token;
  own(state).token = packToken(
    cellAt(x, y),
    SPACES.indexOf(space),
    behind === 'outside' ? OUTSIDE : SPACES.indexOf(behind),
  );
}

/** The market column by column from the bottom row up. */
export function setMarket(game: Shipyards, state: State, column: number, names: readonly (string | null)[]): void {
  for (let row = 0; row < 5; row++) {
    const name = names[row] ?? null;
    state.market[column * 5 + row] = name === null ? 0 : thing(game, name);
  }
}

export const clauseOf = (game: Shipyards, state: State, target: string, seat: Seat = 0): string | undefined =>
  game.why(state, seat, target)?.clause;

/** The clause and the reason in short, `S-CHOOSE-1 occupied`; nothing where there is a move after all. */
export const whyOf = (game: Shipyards, state: State, target: string, seat: Seat = 0): string | undefined => {
  const why = game.why(state, seat, target);
  return why && `${why.clause} ${why.message.key.replace('shipyard.why.', '')}`;
};

/** A seat that has just finished step 4 with this yard: its ships leave now. */
export function launch(game: Shipyards, state: State): Event[] {
  freshTurn(state);
  state.stage = 'cruise';
  state.chosen = action('recruit');
  state.acted = true;
  state.pending = [{ kind: 'bonus', seat: 0 }];
  return play(game, state, 0, 'done');
}

/** Ends the turn of a seat, with a lap if so wished. */
export function endTurn(game: Shipyards, state: State, seat: Seat, lap: boolean): Event[] {
  freshTurn(state, seat);
  state.stage = 'count';
  state.lapEnds = lap;
  state.pending = [{ kind: 'bonus', seat }];
  return play(game, state, seat, 'done');
}

/** The regular turns of the second edition are over; nobody has a contract left. */
export function finalPhase(seats = 2): State {
  const state = newGame(second, seats);
  for (const player of state.players) player.contracts = 0;
  state.finishing = true;
  endTurn(second, state, seats - 1, false);
  return state;
}
