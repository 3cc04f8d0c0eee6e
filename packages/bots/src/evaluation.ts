import type { Game, GameTypes, Seat } from '@riband/kernel';
import { MemoByTables } from './evaluations/memo.ts';

/** Games whose positions are judged by the same terms; `any` for those without an evaluation of their own. */
export type TermFamily = 'shipyard' | 'crossing-oceans' | 'example' | 'any';

/** Points by the names of terms. */
export type Terms = Readonly<Record<string, number>>;

/** Of each term, and whatever else an evaluation expects of a game that can be put in a number. */
export type Weights = Readonly<Record<string, number>>;

/**
 * How good a position is for a seat, in points: a sum of named terms, each something counted in the game's own words, times its weight. The
 * names are for people, the weights are data.
 *
 * It reads states that were imagined from a view, never the real one, and of those only what the seat may know.
 */
export interface Evaluation<T extends GameTypes = GameTypes> {
  /** Where its terms have their words: `bots.term.<family>.<term>`. */
  readonly family: TermFamily;
  readonly weights: Weights;
  /** The same terms with other weights; those that are not named stay. */
  weighing(weights: Weights): Evaluation<T>;
  /** What each term adds, its weight included. */
  terms(game: Game<T>, state: T['State'], seat: Seat): Terms;
  /** The sum of all terms. */
  value(game: Game<T>, state: T['State'], seat: Seat): number;
  /** Whether the decision at hand only says what comes next, so that its moves are judged by how the turn ends: which action to take. */
  isOpening(state: T['State']): boolean;
  /** Whether the decision at hand is the rest of something begun, which can only be judged when it is done: a card bought and not placed. */
  isHalfDone(state: T['State']): boolean;
  /** Whether a move is not worth a thought, because others come to the same. Never all of a list. */
  isNeedless(state: T['State'], move: T['Move']): boolean;
}

/** What an evaluation is made of. */
interface Recipe<T extends GameTypes, Facts, Term extends string, Weight extends string> {
  readonly family: TermFamily;
  /** What the terms look at, worked out once. */
  measure(game: Game<T>, state: T['State'], seat: Seat, weights: Readonly<Record<Weight, number>>): Facts;
  readonly terms: Readonly<Record<Term, (facts: Facts) => number>>;
  readonly weights: Readonly<Record<Term | Weight, number>>;
  /** Names all that the value depends on, if that is quicker than to work it out; nothing if this position cannot be named so. */
  fingerprint?(game: Game<T>, state: T['State'], seat: Seat): number | undefined;
  readonly isOpening?: Evaluation<T>['isOpening'];
  readonly isHalfDone?: Evaluation<T>['isHalfDone'];
  readonly isNeedless?: Evaluation<T>['isNeedless'];
}

export function defineEvaluation<T extends GameTypes, Facts, Term extends string, Weight extends string = Term>(
  recipe: Recipe<T, Facts, Term, Weight>,
): Evaluation<T> {
  const { family, measure, terms, weights, fingerprint } = recipe;
  const { isOpening = never, isHalfDone = never, isNeedless = never } = recipe;
  const names = Object.keys(terms) as Term[];
  const memos = new MemoByTables<number>();
  const sum = (game: Game<T>, state: T['State'], seat: Seat): number => {
    const facts = measure(game, state, seat, weights);
    let value = 0;
    for (const name of names) value += weights[name] * terms[name](facts);
    return value;
  };
  return {
    family,
    weights,
    weighing: (others) => defineEvaluation({ ...recipe, weights: { ...weights, ...others } }),
    terms(game, state, seat) {
      const facts = measure(game, state, seat, weights);
      return Object.fromEntries(names.map((name) => [name, weights[name] * terms[name](facts)]));
    },
    value(game, state, seat) {
      const print = fingerprint?.(game, state, seat);
      if (print === undefined) return sum(game, state, seat);
      return memos.for(game.tables).of(print, () => sum(game, state, seat));
    },
    isOpening,
    isHalfDone,
    isNeedless,
  };
}

const never = (): boolean => false;
