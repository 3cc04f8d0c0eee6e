import type { Game, GameTypes, Random, Seat } from '@riband/kernel';
import type { Terms } from './evaluation.ts';

/** What a bot is asked: to choose one of these moves. It knows what its seat may know and nothing else. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly moves: readonly T['Move'][];
  /** Built only for bots that look at it. */
  view(): T['View'];
}

/** A kind of player made of code. */
export interface Bot {
  readonly name: string;
  /** Takes a seat of one game. */
  sit(): Player;
}

/** A bot at a seat. It may remember what it thought at earlier decisions; what it is not asked about costs it nothing. */
export interface Player {
  /** The same questions, the same luck: the same moves. */
  choose(question: Question, random: Random, watch?: Watch): Choice;
  /** The same in pieces, for who has other things to do in between. */
  think(question: Question, random: Random): Thinking;
}

/** Told now and then which share of the thinking is done; who answers `false` wants the move now. */
export type Watch = (share: number) => boolean;

/** It stops now and then with the share that is done; told `false`, it ends with the best move so far. */
export type Thinking = Generator<number, Choice, boolean>;

export interface Choice<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  /** What was weighed, the chosen move first; nothing if nothing was. */
  readonly weighed: readonly Weighed<T>[];
  /** Whether it had no time to try as many moves as are worth it: what was not weighed may be as good. */
  readonly isHurried?: boolean;
  /** What the bot's evaluation expects of a legal move, term by term; worked out for who asks. Nothing from a bot that has none. */
  expect?(move: T['Move']): Terms;
}

/** A move as its bot sees it. */
export interface Weighed<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  /** By how much the bot expects to stand better than now, in points; what the others gain is taken off as far as it counts for the bot. */
  readonly points: number;
  /** Which share of the thinking went into it; nothing where all moves get the same. */
  readonly share?: number;
}

/** Thinks to the end, or until the watch has seen enough. */
export function conclude(thinking: Thinking, watch: Watch = () => true): Choice {
  let step = thinking.next(true);
  while (step.done !== true) step = thinking.next(watch(step.value));
  return step.value;
}

/** A bot that thinks about each decision by itself, in pieces. */
export function inPieces(name: string, think: Player['think']): Bot {
  const player: Player = { think, choose: (question, random, watch) => conclude(think(question, random), watch) };
  return { name, sit: () => player };
}

/** A bot that thinks about each decision by itself, and only tells its move. */
export function withoutMemory(
  name: string,
  pick: (question: Question, random: Random) => Question['moves'][number],
): Bot {
  const choose: Player['choose'] = (question, random) => ({ move: pick(question, random), weighed: [] });
  // biome-ignore lint/correctness/useYield: it is done at once.
  const think: Player['think'] = function* (question, random) {
    return choose(question, random);
  };
  return { name, sit: () => ({ choose, think }) };
}
