import type { Emit, Random } from '@riband/kernel';
import type { Tables } from '../tables.ts';
import type { Decision, Event, Move, State } from '../types.ts';

// Written with methods, so that the rule of one kind of decision is also a rule of any: the kind of the decision at hand picks the
// rule, and that rule made the moves.

/**
 * One kind of decision: which moves there are, and what then. It is asked of the seat whose turn it is. `apply` takes the decision off the
 * stack; when it leaves the stack empty, the turn is over.
 */
export interface Rule<D extends Decision = Decision, M extends Move = Move> {
  moves(tables: Tables, state: State, decision: D): readonly Move[];
  apply(tables: Tables, state: State, decision: D, move: M, emit?: Emit<Event>): void;
}

/** Something that chance does. What can come is equally likely. */
export interface ChanceRule<D extends Decision = Decision, M extends Move = Move> extends Rule<D, M> {
  sample(tables: Tables, state: State, decision: D, random: Random): Move;
}

export type DecisionOf<Kind extends Decision['kind']> = Extract<Decision, { kind: Kind }>;
