import { type GameTypes, type Message, type Move, seeded } from '@riband/kernel';
import type { Choice, Question, Weighed } from './bot.ts';
import type { Terms } from './evaluation.ts';
import { evaluationOf } from './evaluations/index.ts';
import { topBy } from './look-ahead.ts';

/** Why a bot would make a move: plain data, made from what its seat may know and nothing else. It may tell what that seat hides. */
export interface Motive {
  /** The move, and the few others that come next; nothing but the move where nothing was weighed. */
  readonly options: readonly Option[];
  readonly because: Because;
}

export interface Option {
  /** The move in notation. */
  readonly text: string;
  readonly label: Message;
  /** By how much the seat expects to stand better than now, the others considered; nothing where nobody has worked it out. */
  readonly points?: number;
  /** Which share of the thinking went into it. */
  readonly share?: number;
}

/** The one sentence, without its words. It compares with the one of the other options that promises most. */
export type Because =
  | {
      readonly kind: 'better';
      readonly than: Message;
      readonly gains: readonly Part[];
      readonly losses: readonly Part[];
      /** By how much more is expected of it than of the other, where what is told does not come to that. */
      readonly inAll?: number;
    }
  /** So many points better, but not by what can be counted after the next turn. */
  | { readonly kind: 'later'; readonly than: Message; readonly points: number }
  /** It comes to the same, as far as the bot can tell. */
  | { readonly kind: 'even'; readonly than: Message }
  /** The other promises so many points more, but was thought through less. */
  | { readonly kind: 'surer'; readonly than: Message; readonly points: number }
  /** On second thoughts it would have made another move. */
  | { readonly kind: 'rather'; readonly than: Message }
  /** There was no time to weigh anything else. */
  | { readonly kind: 'hurried' }
  /** There was nothing else worth a thought. */
  | { readonly kind: 'only' }
  /** There was no other move. */
  | { readonly kind: 'forced' }
  /** It did not think. */
  | { readonly kind: 'lot' };

/** What a term of the evaluation adds. */
interface Part {
  /** Without parameters. */
  readonly term: Message;
  readonly points: number;
}

const MOST_OPTIONS = 5;
const MOST_PARTS = 2;
/** What differs by less is not worth a word. */
const HARDLY = 0.25;
/** What is told and what is expected in all are worked out in different ways: by so much they may differ, and smaller terms are left out. */
const NEAR = 0.5;

/** Why a bot would make a move, by the choice it has made: its own move, or another one that was made meanwhile. */
export function motiveOf(question: Question, choice: Choice, made: Move = choice.move): Motive {
  const { game, seat } = question;
  // Labels follow from what the seat knows, so any state that fits it will do.
  const state = game.imagine(question.view(), seeded('labels'));
  const label = (move: Move): Message => game.label(state, seat, move);
  const { weighed } = choice;
  const own = weighed.filter(({ move }) => move.id === made.id);
  const others = weighed.filter(({ move }) => move.id !== made.id);
  const options: readonly Listed[] = [...(own.length > 0 ? own : [{ move: made }]), ...others].slice(0, MOST_OPTIONS);
  return {
    options: options.map(({ move, ...expected }) => ({
      text: game.write(move, seat),
      label: label(move),
      ...expected,
    })),
    because: becauseOf(question, choice, options, label),
  };
}

/** A move of the table, which its bot may not have weighed. */
type Listed = Pick<Weighed, 'move'> & Partial<Weighed>;

/** What it says must agree with what the options say that stand beside it. */
function becauseOf(
  question: Question,
  { move, expect, isHurried }: Choice,
  [made, ...others]: readonly Listed[],
  label: (move: Move) => Message,
): Because {
  if (question.moves.length === 1) return { kind: 'forced' };
  if (expect === undefined) return { kind: 'lot' };
  if (made === undefined || others.length === 0) return { kind: isHurried === true ? 'hurried' : 'only' };
  if (made.move.id !== move.id) return { kind: 'rather', than: label(move) };
  const other = topBy(others, shownPoints);
  const than = label(other.move);
  const ahead = rounded(shownPoints(made) - shownPoints(other));
  if (Math.abs(ahead) < HARDLY) return { kind: 'even', than };
  if (ahead < 0) return { kind: 'surer', than, points: -ahead };
  const { family } = evaluationOf<GameTypes>(question.game);
  const parts = differences(family, expect(made.move), expect(other.move));
  if (sumOf(parts) >= HARDLY && parts.some(({ points }) => points > 0)) return better(than, told(parts), ahead);
  return ahead >= NEAR ? { kind: 'later', than, points: ahead } : { kind: 'even', than };
}

function better(than: Message, { gains, losses }: ReturnType<typeof told>, ahead: number): Because {
  const adds = Math.abs(rounded(sumOf(gains) - sumOf(losses) - ahead)) < NEAR;
  return { kind: 'better', than, gains, losses, ...(adds ? {} : { inAll: ahead }) };
}

/** As it is written in the table. */
const shownPoints = ({ points }: Listed): number => rounded(points ?? Number.NEGATIVE_INFINITY);

/** The largest gains and losses; as many gains as it takes to outweigh the losses that are told, and rather one loss than a long list of both. */
function told(parts: readonly Part[]): { gains: readonly Part[]; losses: readonly Part[] } {
  const losses = parts
    .filter(({ points }) => points < 0)
    .slice(0, MOST_PARTS)
    .map(({ term, points }) => ({ term, points: -points }));
  const gains = outweighing(losses, parts);
  if (gains.length <= MOST_PARTS) return { gains, losses };
  const worst = losses.slice(0, 1);
  return { gains: outweighing(worst, parts), losses: worst };
}

function outweighing(losses: readonly Part[], parts: readonly Part[]): readonly Part[] {
  const gains: Part[] = [];
  for (const part of parts)
    if (part.points > 0 && (gains.length < MOST_PARTS || sumOf(gains) <= sumOf(losses))) gains.push(part);
  return gains;
}

const sumOf = (parts: readonly Part[]): number => parts.reduce((sum, { points }) => sum + points, 0);

/** By how much each term is more or less, the largest difference first, to a tenth of a point. */
function differences(family: string, made: Terms, other: Terms): readonly Part[] {
  return Object.keys(made)
    .map((name) => ({
      term: { key: `bots.term.${family}.${name}`, params: {} },
      points: rounded((made[name] ?? 0) - (other[name] ?? 0)),
    }))
    .filter(({ points }) => Math.abs(points) >= HARDLY)
    .toSorted((a, b) => Math.abs(b.points) - Math.abs(a.points));
}

const rounded = (points: number): number => Math.round(10 * points) / 10;
