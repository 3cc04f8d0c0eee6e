import type { Motive } from '@riband/bots';
import type { Seat } from '@riband/kernel';

/** What a bot in another worker is asked, at a seat of a table. It gets what its seat may know, and nothing else. */
export interface BotQuestion {
  readonly table: string;
  readonly game: string;
  readonly components: string;
  readonly brought?: object;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: object;
  /** Where the bot takes its luck from: the same words, the same move. */
  readonly luck: string;
}

/** What a bot is asked to explain. */
export interface BotInquiry {
  /** The last one is the decision in question; the others are those that it thought about before in the same turn. */
  readonly decisions: readonly BotQuestion[];
  /** The move that was made there; without a word, the one that the bot would make. */
  readonly made?: string;
}

export type BotRequest = { readonly number: number } & (
  | { readonly ask: 'move'; readonly question: BotQuestion }
  | { readonly ask: 'motive'; readonly inquiry: BotInquiry }
  /** The answer to that number is wanted now, as it is. */
  | { readonly ask: 'hurry' }
  /** Nobody waits for the answer to that number any more. */
  | { readonly ask: 'stop' }
);

export type BotAnswer = { readonly number: number } & (
  | { readonly text: string }
  | { readonly motive: Motive }
  | { readonly problem: string }
  /** Still thinking: so much is done. */
  | { readonly share: number }
);
