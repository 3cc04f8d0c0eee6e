import type { Emit, Random, Seat } from '@riband/kernel';
import type { Decision, Event, Move, State } from '../types.ts';

// Written with methods, so that the rule of one kind of decision is also a rule of any: the kind of the decision at hand picks the
// rule, and that rule made the moves.

/** One kind of decision of the players: who is asked, which moves there are, and what then. */
export interface SeatRule<D extends Decision = Decision, M extends Move = Move> {
  deciders(state: State, decision: D): readonly Seat[];
  moves(state: State, decision: D, seat: Seat): readonly M[];
  apply(state: State, decision: D, seat: Seat, move: M, emit?: Emit<Event>): void;
}

/** Something that chance does: what can come, how likely, and what then. */
export interface ChanceRule<D extends Decision = Decision, M extends Move = Move> {
  moves(state: State, decision: D): readonly M[];
  weight(state: State, move: M): number;
  sample(state: State, decision: D, random: Random): M;
  apply(state: State, decision: D, move: M, emit?: Emit<Event>): void;
}

export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>;
export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;
