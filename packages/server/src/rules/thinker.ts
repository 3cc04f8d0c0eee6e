import { findBot, STANDARD_BOT } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { seeded } from '@riband/kernel';
import type { BotDecision } from './rules.ts';

/** Asks bots for their moves. They know what their seat may know, and nothing else. */
export interface Thinker {
  /** The text of a move. The same luck, the same move. */
  think(decision: BotDecision, luck: string): Promise<string>;
}

/** Who thinks longer moves as well as they can by then. */
const LONGEST_MS = 8000;

/** In this very thread. */
export const thinkHere: Thinker = {
  async think({ game: id, seat, bot: name, view }, luck) {
    const game = findGame(id);
    const bot = findBot(name) ?? findBot(STANDARD_BOT);
    if (game === undefined || bot === undefined) throw new Error(`there is no bot "${name}" for "${id}"`);
    const random = seeded(luck);
    const moves = game.moves(game.imagine(view, random), seat);
    const started = performance.now();
    const watch = () => performance.now() - started < LONGEST_MS;
    const { move } = bot.sit().choose({ game, seat, moves, view: () => view }, random, watch);
    return game.write(move, seat);
  },
};
