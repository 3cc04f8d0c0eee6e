import type { Game, GameTypes, Seat } from '@riband/kernel';
import { MemoByTables } from './evaluations/memo.ts';
import { Network, type NetworkData, POINTS_EACH } from './network.ts';
import { Sheet } from './sheet.ts';

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
  /** What each term adds, its weight included; with a forecast, what that adds to them is a term of its own, `experience`. */
  terms(game: Game<T>, state: T['State'], seat: Seat): Terms;
  /** The sum of all terms, without experience: quick, and good enough to compare the moves of a turn. */
  value(game: Game<T>, state: T['State'], seat: Seat): number;
  /** What a network would see; nothing if positions of this game are not looked at so. */
  readonly sight?: Sight<T>;
  /** What it foretells by, if it does. */
  readonly network?: NetworkData;
  /** The same with a forecast by a network. */
  foretelling(network: NetworkData): Evaluation<T>;
  /** The points that the seat is expected to end with, if a network has learnt that from games. */
  forecast?(game: Game<T>, state: T['State'], seat: Seat): number;
  /** Whether the decision at hand only says what comes next, so that its moves are judged by how the turn ends: which action to take. */
  isOpening(state: T['State']): boolean;
  /** Whether the decision at hand is the rest of something begun, which can only be judged when it is done: a card bought and not placed. */
  isHalfDone(state: T['State']): boolean;
  /** Whether a move is not worth a thought, because others come to the same. Never all of a list. */
  isNeedless(state: T['State'], move: T['Move']): boolean;
}

/** How positions are looked at, to learn from them. */
export interface Sight<T extends GameTypes = GameTypes> {
  /** How many numbers are seen. */
  readonly numbers: number;
  /** The numbers are the same list every time: it is read before the next position is looked at. */
  see(game: Game<T>, state: T['State'], seat: Seat): { readonly seen: Float64Array; readonly points: number };
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
  /** How many numbers a network sees, which, and the points so far. `terms` is what each of them adds. */
  readonly sight?: {
    readonly numbers: number;
    see(sheet: Sheet, game: Game<T>, state: T['State'], facts: Facts, terms: readonly number[]): void;
    points(facts: Facts): number;
  };
  readonly network?: NetworkData;
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
  const remembered = (work: Work<T>): Work<T> => {
    const memos = new MemoByTables<number>();
    return (game, state, seat) => {
      const print = fingerprint?.(game, state, seat);
      if (print === undefined) return work(game, state, seat);
      return memos.for(game.tables).of(print, () => work(game, state, seat));
    };
  };
  const value = remembered((game, state, seat) => {
    const facts = measure(game, state, seat, weights);
    let sum = 0;
    for (const name of names) sum += weights[name] * terms[name](facts);
    return sum;
  });
  const sight = seeing(recipe, names);
  const foretell = sight === undefined || recipe.network === undefined ? undefined : foretold(sight, recipe.network);
  const forecast = foretell === undefined ? undefined : remembered(foretell);
  return {
    family,
    weights,
    weighing: (others) => defineEvaluation({ ...recipe, weights: { ...weights, ...others } }),
    terms(game, state, seat) {
      const facts = measure(game, state, seat, weights);
      const counted = Object.fromEntries(names.map((name) => [name, weights[name] * terms[name](facts)]));
      // What is over needs no forecast: its points are counted.
      if (forecast === undefined || game.deciders(state) === 'over') return counted;
      return { ...counted, [EXPERIENCE]: forecast(game, state, seat) - value(game, state, seat) };
    },
    value,
    ...(sight === undefined ? {} : { sight }),
    ...(recipe.network === undefined ? {} : { network: recipe.network }),
    foretelling: (network) => defineEvaluation({ ...recipe, network }),
    ...(forecast === undefined ? {} : { forecast }),
    isOpening,
    isHalfDone,
    isNeedless,
  };
}

const EXPERIENCE = 'experience';

type Work<T extends GameTypes> = (game: Game<T>, state: T['State'], seat: Seat) => number;

function seeing<T extends GameTypes, Facts, Term extends string, Weight extends string>(
  { sight, measure, terms, weights }: Recipe<T, Facts, Term, Weight>,
  names: readonly Term[],
): Sight<T> | undefined {
  if (sight === undefined) return undefined;
  const sheet = new Sheet(sight.numbers);
  return {
    numbers: sight.numbers,
    see(game, state, seat) {
      const facts = measure(game, state, seat, weights);
      const added = names.map((name) => weights[name] * terms[name](facts));
      sheet.begin();
      sight.see(sheet, game, state, facts, added);
      sheet.end();
      return { seen: sheet.numbers, points: sight.points(facts) };
    },
  };
}

/** The points so far, and those that the network expects. */
function foretold<T extends GameTypes>({ numbers, see }: Sight<T>, data: NetworkData): Work<T> {
  const network = new Network(data);
  if (network.inputs !== numbers) throw new RangeError(`it has learnt from ${network.inputs} numbers, not ${numbers}`);
  return (game, state, seat) => {
    const { seen, points } = see(game, state, seat);
    return points + POINTS_EACH * network.of(seen);
  };
}

const never = (): boolean => false;
