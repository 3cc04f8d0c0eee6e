import type { Emit, OptionSpec, Random, Reason, Seat } from '@riband/kernel';
import type { Event } from './events.ts';
import type { Nouns } from './messages.ts';
import type { PrintedMoves } from './moves.ts';
import type { Tables } from './tables/index.ts';
import type { Decision, Move, Options, PlayerState, State } from './types.ts';

// Written with methods, so that the rule of one kind of decision is also a rule of any: the kind of the decision at hand picks the
// rule, and that rule made the moves.

/** One kind of decision of the players: which moves there are, what then, and what to say about everything else. */
export interface SeatRule<D extends Decision = Decision, M extends Move = Move> {
  moves(edition: Edition, state: State, decision: D, seat: Seat): M[];
  apply(edition: Edition, state: State, decision: D, seat: Seat, move: M, emit?: Emit<Event>): void;
  /** Why a target that no move has cannot be chosen; nothing where this decision has nothing of its own to say about it. */
  why(edition: Edition, state: State, decision: D, seat: Seat, target: TargetParts): Reason | undefined;
  /** Who is asked, where it is not just the seat that the decision names. */
  deciders?(edition: Edition, state: State, decision: D): readonly Seat[];
  /** Whether this is how an action begins: until then a bonus action may come first (S-BONUS-1). */
  opens?(decision: D): boolean;
}

/** Something that chance does: what can come, how likely, and what then. */
export interface ChanceRule<D extends Decision = Decision, M extends Move = Move> {
  moves(edition: Edition, state: State, decision: D): readonly M[];
  weight(edition: Edition, state: State, decision: D, move: M): number;
  sample(edition: Edition, state: State, decision: D, random: Random): M;
  apply(edition: Edition, state: State, decision: D, move: M, emit?: Emit<Event>): void;
}

/** What was clicked: `market:bow:2` is the place `market` and the names `bow` and `2`. */
export interface TargetParts {
  readonly place: string;
  readonly names: readonly string[];
}

/** More than anybody can ever have: an action that cannot be performed at all. */
export const IMPOSSIBLE = 1_000_000;

/** One of the actions: what it takes at least, and how it begins. The decisions that it asks are its own. */
export interface ActionModule {
  /** The least that must be paid to perform it now, or IMPOSSIBLE. */
  price(edition: Edition, state: State, seat: Seat): number;
  /** Why it is impossible, whatever one has, where it ever is. */
  readonly impossible?: Reason;
  /** Asks its first question, or does it at once. */
  begin(edition: Edition, state: State, seat: Seat, emit?: Emit<Event>): void;
  readonly decisions: { readonly [kind in Decision['kind']]?: SeatRule };
  /** What an automa does with it. */
  automa(edition: Edition, state: State, back: number, emit?: Emit<Event>): void;
}

/** What a turn's income is made of (S-INCOME-1, F-INCOME-2, N-INCOME-2). */
export interface Income {
  readonly ahead: number;
  readonly gap: number;
  readonly lying: number;
}

/** How the action tiles lie and move. */
export interface Track {
  /** Called when the order of the tiles is known. */
  lay(edition: Edition, state: State): void;
  /** Makes a tile the lead tile, and notes whether that ends a lap. */
  advance(edition: Edition, state: State, action: number, emit?: Emit<Event>): void;
  income(state: State, action: number, occupied: number): Income;
  /** The same in one number, for lists of moves. */
  incomeOf(state: State, action: number, occupied: number): number;
  /** Called after each lap but the last. */
  afterLap(state: State, emit?: Emit<Event>): void;
}

/** When laps end the game and what must be discarded; a hand is a seat or an automa. */
export interface Countdown {
  lastLap(hands: number): number;
  /** Down to how many contracts of each colour everybody discards after a lap; without a number nobody does. */
  keepAfter(hands: number, lap: number): number | undefined;
}

/** How the game starts: which contracts are dealt. */
export interface Deal {
  contractsEach(options: Options): number;
  fixedSets(options: Options): boolean;
}

/** One value is one edition: tables, slots where the rules truly differ, and a list of action modules. */
export interface Edition {
  readonly id: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  readonly components: string;
  readonly tables: Tables;
  readonly moves: PrintedMoves;
  readonly nouns: Nouns;
  /** Seats that chance plays. */
  readonly automas: number;
  /** The spaces that the eight of the beginner layout lie on are drawn, or fixed (S-SETUP-5). */
  readonly beginnersDrawn: boolean;
  /** By ACTIONS. */
  readonly actions: readonly ActionModule[];
  readonly track: Track;
  readonly countdown: Countdown;
  readonly deal: Deal;
  /** When the ship token is put down (F-CANAL-3, N-CANAL-3). */
  readonly onFirstCanal: (state: State, seat: Seat) => void;
  /** What the result means where there is nobody to compare with. */
  readonly verdict: ((points: number) => VerdictKey) | undefined;
}

/** What is printed on the pieces of an edition: all that counting points needs of it. */
export type Printed = Pick<Edition, 'tables'>;

export type VerdictKey =
  | 'shipyard.verdict.none'
  | 'shipyard.verdict.sailor'
  | 'shipyard.verdict.engineer'
  | 'shipyard.verdict.shipbuilder';

export function player(state: State, seat: Seat): PlayerState {
  return state.players[seat]!;
}

export const handsOf = (edition: Edition, state: State): number => state.players.length + edition.automas;
