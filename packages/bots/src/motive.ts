import { type GameTypes, type Message, type Move, seeded } from '@riband/kernel';
import type { Choice, Question, Weighed } from './bot.ts';
import type { Terms } from './evaluation.ts';
import { evaluationOf } from './evaluations/index.ts';

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

/** The one sentence, without its words. It compares with the best of the other moves. */
export type Because =
  | {
      readonly kind: 'better';
      readonly than: Message;
      readonly gains: readonly Part[];
      readonly losses: readonly Part[];
    }
  /** So many points better, but not by what can be counted after the next turn. */
  | { readonly kind: 'later'; readonly than: Message; readonly points: number }
  /** It comes to the same, as far as the bot can tell. */
  | { readonly kind: 'even'; readonly than: Message }
  /** On second thoughts it would have made another move. */
  | { readonly kind: 'rather'; readonly than: Message }
  /** There was nothing else worth a thought. */
  | { readonly kind: 'only' }
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

/** Why a bot would make a move, by the choice it has made: its own move, or another one that was made meanwhile. */
export function motiveOf(question: Question, choice: Choice, made: Move = choice.move): Motive {
  const { game, seat } = question;
  // Labels follow from what the seat knows, so any state that fits it will do.
  const state = game.imagine(question.view(), seeded('labels'));
  const label = (move: Move): Message => game.label(state, seat, move);
  const { weighed } = choice;
  const own = weighed.filter(({ move }) => move.id === made.id);
  const others = weighed.filter(({ move }) => move.id !== made.id);
  const options = [...(own.length > 0 ? own : [{ move: made }]), ...others].slice(0, MOST_OPTIONS);
  return {
    options: options.map(({ move, ...expected }) => ({
      text: game.write(move, seat),
      label: label(move),
      ...expected,
    })),
    because: becauseOf(question, choice, made, others[0], label),
  };
}

function becauseOf(
  { game, moves }: Question,
  { move, expect, weighed }: Choice,
  made: Move,
  other: Weighed | undefined,
  label: (move: Move) => Message,
): Because {
  if (moves.length === 1) return { kind: 'only' };
  if (expect === undefined) return { kind: 'lot' };
  if (other === undefined) return { kind: 'only' };
  const than = label(other.move);
  if (made.id !== move.id) return { kind: 'rather', than };
  const parts = differences(evaluationOf<GameTypes>(game).family, expect(made), expect(other.move));
  // The sentence must not claim what the sum does not bear out.
  if (sumOf(parts) >= HARDLY && parts.some(({ points }) => points > 0)) return { kind: 'better', than, ...told(parts) };
  const ahead = rounded((weighed[0]?.points ?? 0) - other.points);
  return ahead >= 2 * HARDLY ? { kind: 'later', than, points: ahead } : { kind: 'even', than };
}

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
