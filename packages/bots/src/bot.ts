import type { Game, GameTypes, Random, Seat } from '@riband/kernel';

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
}

/** Told now and then which share of the thinking is done; who answers `false` wants the move now. */
export type Watch = (share: number) => boolean;

export interface Choice<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  /** What was weighed, the chosen move first; nothing if nothing was. */
  readonly weighed: readonly Weighed<T>[];
}

/** A move as its bot sees it. */
export interface Weighed<T extends GameTypes = GameTypes> {
  readonly move: T['Move'];
  /** How many points the bot expects to be ahead of the best of the others; alone, how many more than without the move. */
  readonly lead: number;
  /** Which share of the thinking went into it. */
  readonly share: number;
}

/** A bot that thinks about each decision by itself, and only tells its move. */
export function withoutMemory(
  name: string,
  choose: (question: Question, random: Random) => Question['moves'][number],
): Bot {
  const player: Player = { choose: (question, random) => ({ move: choose(question, random), weighed: [] }) };
  return { name, sit: () => player };
}
