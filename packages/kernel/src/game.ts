import type { Actor, Deciders, Seat, Viewer } from './actors.ts';
import type { Emit, GameEvent, Seen } from './event.ts';
import type { Message } from './message.ts';
import type { OptionSpec, Options } from './options.ts';
import type { Random } from './random.ts';
import type { Account, Result } from './score.ts';

/** One click-sized choice. The small integer names it in search trees: unlike all others of its list, alike for like choices. */
export interface Move {
  readonly id: number;
}

/** What to click for a move: `quay:2`, `hand:coal`, `button:done`. */
export type Target = string;

/** Too little of something: with `amount` more of it, the move would be legal. */
export interface Shortage {
  readonly of: string;
  readonly amount: number;
}

/** Why something cannot be chosen: the clause of the rules, and what to say. A shortage is named only if it is all that is in the way. */
export interface Reason {
  readonly clause: string;
  readonly message: Message;
  readonly shortage?: Shortage;
}

/** The types of one game, in one bundle, so that everything about a game can be written `Game<Quayside>`. */
export interface GameTypes {
  readonly State: object;
  readonly Move: Move;
  readonly View: object;
  readonly Options: Options;
  readonly Event: GameEvent;
}

/**
 * What a game is. Every law below is checked by the `testkit` on random games of every game in the catalog.
 *
 * Members are written as methods, not as properties: so a `Game<Quayside>` is also a `Game`, for code that plays any game.
 */
export interface Game<T extends GameTypes = GameTypes> {
  readonly id: string;
  /** Raised whenever a recorded game would replay differently. */
  readonly rules: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly OptionSpec[];
  /** Numbers and components: plain JSON that boards may read, never changed. `components` names their version in every record. */
  readonly tables: object;
  readonly components: string;
  /** The component file, if somebody brought their own: whoever keeps a record of the game keeps a copy of it. */
  readonly brought?: object;
  /** No game takes more moves than this, chance included; no list has more than `branching`. */
  readonly limits: { readonly length: number; readonly branching: number };

  /** The state before anything is drawn: plain JSON, no classes, no `undefined`. Drawing is left to chance moves. */
  setup(seats: number, options: T['Options']): T['State'];
  /** A copy that shares nothing that `apply` ever changes. */
  clone(state: T['State']): T['State'];

  deciders(state: T['State']): Deciders;
  /**
   * Moves made under one number belong to one turn: one line of the record, one thing to confirm or to take back. So each turn is of one
   * seat, or of several that are asked at once; nobody joins it later.
   */
  turn(state: T['State']): number;
  /**
   * Every legal move of the actor in the decision at hand, in a fixed order, and nothing for who is not asked. This list is also the
   * validator. It is never empty for a decider. What a seat learns from its own move it could have foreseen: a move that
   * turns over something hidden is followed by a chance move, so that taking back is always fair.
   */
  moves(state: T['State'], actor: Actor): readonly T['Move'][];
  /** Carries out a move that came from `moves` of this state, in place. Choices of several deciders commute. */
  apply(state: T['State'], actor: Actor, move: T['Move'], emit?: Emit<T['Event']>): void;
  /** How likely a chance move is: a positive whole number. */
  weight(state: T['State'], move: T['Move']): number;
  /** One chance move, fast: a single `random.below(sum of weights)`, counted off in the order of `moves`. */
  sample(state: T['State'], random: Random): T['Move'];

  /**
   * What a viewer may know, built field by field, with the viewer in it. Whoever shows one state to several viewers gives what a spectator
   * sees of it, if that is at hand: a view is that with what its viewer knows besides, and has all other parts in common with it.
   */
  view(state: T['State'], viewer: Viewer, open?: T['View']): T['View'];
  /** A full state that this viewer cannot tell from the real one. */
  imagine(view: T['View'], random: Random): T['State'];
  /** Whether there is any other state that this viewer cannot tell from this one. If not, `imagine` gives the state itself. */
  hides(state: T['State'], viewer: Viewer): boolean;

  target(move: T['Move']): Target;
  /** Everything a person may try to click in this view; each has a legal move or a reason, never both. */
  targets(view: T['View']): readonly Target[];
  why(state: T['State'], seat: Seat, target: Target): Reason | undefined;

  /**
   * One or two words, unique within a list. For a viewer, what they may not know when the move is made is `?`, and stays so in the
   * running record: there is no state here that could tell that it has come to light since.
   */
  write(move: T['Move'], actor: Actor, viewer?: Viewer): string;
  /** What a move is called in lists and by screen readers: unlike all others of a seat's list. */
  label(state: T['State'], actor: Actor, move: T['Move']): Message;
  /** The line of the log for an event as somebody saw it, if it is worth one. */
  tell(event: Seen<T['Event']>): Message | undefined;

  /** The points so far, quickly, with everything counted; at the end the totals of `result`. */
  scores(state: T['State']): readonly number[];
  /**
   * The points so far with their sources, as far as the viewer may know. As with `view`, who shows it to several gives what a spectator
   * knows of it: what is the same are the same objects.
   */
  standing(state: T['State'], viewer: Viewer, open?: readonly Account[]): readonly Account[];
  /** Only when it is over. */
  result(state: T['State']): Result;

  readonly testing: TestHooks<T>;
}

/** What the laws need to know and play does not. Written from the rules, not from `view`: it is their check. */
export interface TestHooks<T extends GameTypes = GameTypes> {
  /** What is wrong with the sums: pieces lost or doubled, debts. */
  imbalance(state: T['State']): string | undefined;
  /** Rearranges, in place, everything that this viewer may not know, into any arrangement that could be true. */
  scramble(state: T['State'], viewer: Viewer, random: Random): void;
  /** Gives the seat what it is short of, and whatever else must change to keep the sums right. */
  grant(state: T['State'], seat: Seat, shortage: Shortage): void;
  /** The same position with everybody one seat further on: a copy. Nothing where the rules tell seats apart by their numbers. */
  turned?(state: T['State']): T['State'] | undefined;
}
