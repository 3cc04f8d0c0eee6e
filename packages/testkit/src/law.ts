import { type Actor, isSeat, type Random, type Viewer } from '@riband/kernel';
import type { Position, Walk } from './walk.ts';

/**
 * Something that holds in every game. A law looks at the positions of random games, or reviews each game as a whole, and throws a
 * `Breach` (or lets the game's own error through) where it does not hold.
 */
export interface Law<Notes = unknown> {
  readonly name: string;
  readonly says: string;
  /** The positions that it is about; all, if it does not say. */
  when?(position: Position): boolean;
  /** A dear law looks at no more positions of a game than this. */
  readonly sample?: number;
  /** What is remembered from game to game of one run. */
  notes?(): Notes;
  look?(position: Position, random: Random, notes: Notes): void;
  review?(walk: Walk, random: Random): void;
}

/** Thrown by a law: what was seen that must not be, by whom, and in a review also where. */
export class Breach extends Error {
  constructor(
    readonly seen: string,
    readonly by?: Actor | Viewer,
    readonly index?: number,
  ) {
    super(seen);
    this.name = 'Breach';
  }
}

/** A law that a game breaks: everything that is needed to see it again. */
export class LawBroken extends Error {
  readonly seed: string;
  readonly actor: Actor | Viewer | undefined;
  readonly seen: string;

  constructor(
    readonly law: string,
    walk: Walk,
    readonly step: number,
    cause: unknown,
    /** The seed that shows it again: of this game, or of the first one if it takes several. */
    repeatBy: string,
  ) {
    const breach = cause instanceof Breach ? cause : undefined;
    const seen = breach?.seen ?? String(cause);
    const actor = breach?.by ?? walk.positions[step]?.step?.actor;
    const suite = suiteName(walk.game.id, walk.seats);
    super(
      [
        `${walk.game.id} breaks the law "${law}": ${seen}`,
        `  game    ${suite}, options ${JSON.stringify(walk.options)}, seed ${walk.seed}`,
        `  step    ${step} of ${walk.positions.length - 1}${actor === undefined ? '' : `, ${whoIs(actor)}`}`,
        `  after   ${lastMoves(walk, step)}`,
        `  repeat  RIBAND_SEED=${repeatBy} npx vitest run --project laws -t "${suite} ${law}"`,
      ].join('\n'),
      breach === undefined ? { cause } : {},
    );
    this.name = 'LawBroken';
    // Point at the law or the rule that threw, not at the loop that caught it.
    if (cause instanceof Error) this.stack = `${this.name}: ${this.message}\n${framesOf(cause)}`;
    this.seed = walk.seed;
    this.actor = actor;
    this.seen = seen;
  }
}

/** What the tests of a game are called, in reports and in the command that repeats one. */
export const suiteName = (game: string, seats: number): string => `${game}, ${seats} ${seats === 1 ? 'seat' : 'seats'}`;

export const whoIs = (who: Actor | Viewer): string => (isSeat(who) ? `seat ${who}` : who);

const framesOf = ({ stack = '' }: Error): string => stack.slice(stack.search(/^ +at /m));

const SHOWN_MOVES = 5;

function lastMoves({ positions }: Walk, step: number): string {
  const texts = positions.slice(Math.max(0, step - SHOWN_MOVES), step).map((position) => position.step?.text);
  return texts.join('; ') || 'the setup';
}
