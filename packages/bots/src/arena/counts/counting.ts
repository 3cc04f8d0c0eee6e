import type { Account, Game, GameTypes, Noun, Param, Seat, Seen } from '@riband/kernel';
import type { Setting } from '../play.ts';

/** What a seat did with something: how often, or how much it brought. */
export interface Use {
  readonly seat: Seat;
  readonly thing: string;
  readonly amount: number;
}

/** Things of one kind that seats use: actions, employees, ships. */
export interface Group<T extends GameTypes = GameTypes> {
  /** What records call it. */
  readonly id: string;
  readonly title: string;
  /** What the amounts are, for instance `points a game`. */
  readonly unit: string;
  /** The things are numbers, whose order says more than how much of each was used. */
  readonly inOrder?: true;
  /** The amounts are divided by those of another group: points by contracts. */
  readonly per?: string;
  /** Everything that the game has, so that what nobody uses is seen too. */
  things(game: Game<T>): readonly string[];
  /** Those of them that are there at such a table; without this, all. */
  thingsAt?(setting: Setting<T>): readonly string[];
  /** How many there are of each at such a table, for all seats together; without this, no end of them. */
  copies?(setting: Setting<T>): number;
  name(game: Game<T>, thing: string): Noun | string;
  uses(game: Game<T>, event: Seen<T['Event']>): readonly Use[];
}

/** What is counted in the games of the arena. The words are for its report, which is in English. */
export interface Counting<T extends GameTypes = GameTypes> {
  readonly groups: readonly Group<T>[];
  /** What `sources` calls the sources of points. */
  readonly sourceNames: Readonly<Record<string, string>>;
  /** The points of an account by source. */
  sources(account: Account, counts: Counts): Amounts;
}

export type Amounts = Readonly<Record<string, number>>;
/** By group and thing, what one seat used. */
export type Counts = Readonly<Record<string, Amounts>>;

export const NO_USE: readonly Use[] = [];
export const use = (seat: Seat, thing: string | number, amount = 1): Use => ({ seat, thing: String(thing), amount });

/** What the game calls a thing in its log: the parameter of the line for an event that names it. */
export function nameInLog<T extends GameTypes>(game: Game<T>, event: Seen<T['Event']>, param: string): Noun | string {
  const found: Param | undefined = game.tell(event)?.params[param];
  const one = Array.isArray(found) ? (found as readonly Noun[])[0] : found;
  if (typeof one === 'string' || (typeof one === 'object' && 'noun' in one)) return one;
  throw new RangeError(`the log of ${game.id} does not say ${param}`);
}

/** The lines of an account by their keys: `shipyard.score.traders` is `traders`. */
export function sourcesByKey({ lines }: Account): Amounts {
  return summed(lines.map(({ source, points }) => [lastPart(source.key), points]));
}

export const lastPart = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

export function summed(amounts: Iterable<readonly [thing: string, amount: number]>): Amounts {
  const sums: Record<string, number> = {};
  for (const [thing, amount] of amounts) sums[thing] = (sums[thing] ?? 0) + amount;
  return sums;
}
