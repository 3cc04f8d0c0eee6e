import type { Game, GameTypes, Random, Seat } from '@riband/kernel';

/** What a bot is asked: to choose one of these moves. It knows what its seat may know and nothing else. */
export interface Question<T extends GameTypes = GameTypes> {
  readonly game: Game<T>;
  readonly seat: Seat;
  readonly moves: readonly T['Move'][];
  /** Built only for bots that look at it. */
  view(): T['View'];
}

export interface Bot {
  readonly name: string;
  choose(question: Question, random: Random): Question['moves'][number];
}
