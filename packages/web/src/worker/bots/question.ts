import { findBot } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { type Seat, seeded } from '@riband/kernel';

/** What a bot in another worker is asked. It gets what its seat may know, and nothing else. */
export interface BotRequest {
  readonly number: number;
  readonly game: string;
  readonly brought?: object;
  readonly bot: string;
  readonly seat: Seat;
  readonly view: object;
  /** Where the bot takes its luck from: the same words, the same move. */
  readonly luck: string;
}

export type BotAnswer =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly problem: string };

export function answer({ number, ...question }: BotRequest): BotAnswer {
  try {
    return { number, text: moveOf(question) };
  } catch (error) {
    return { number, problem: error instanceof Error ? error.message : String(error) };
  }
}

/** The text of the move that the bot chooses. What is legal follows from the view, so any state that fits it will do. */
function moveOf({ game: id, brought, bot: name, seat, view, luck }: Omit<BotRequest, 'number'>): string {
  const game = findGame(id, brought);
  const bot = findBot(name);
  if (game === undefined || bot === undefined) throw new Error(`there is no bot "${name}" for "${id}"`);
  const random = seeded(luck);
  const moves = game.moves(game.imagine(view, random), seat);
  return game.write(bot.sit().choose({ game, seat, moves, view: () => view }, random).move, seat);
}
