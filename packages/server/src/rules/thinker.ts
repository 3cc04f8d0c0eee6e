import { type Bot, findBot, type Player, STANDARD_BOT } from '@riband/bots';
import { findGameOf } from '@riband/catalog';
import { seeded } from '@riband/kernel';
import type { BotDecision } from './rules.ts';

/** Asks bots for their moves. They know what their seat may know, and nothing else. */
export interface Thinker {
  /** The text of a move. The same decisions and luck, the same moves, unless somebody is in a hurry. */
  think(decision: BotDecision, luck: string, asker: Asker): Promise<string>;
}

/** Who waits for a move. */
export interface Asker {
  /** Whose tables have their turn one after the other. */
  readonly patron: string;
  /** Once it is aborted, the best so far is wanted. */
  readonly hurry: AbortSignal;
}

/** With nobody else to think for. */
interface OwnThinker extends Thinker {
  think(decision: BotDecision, luck: string, asker?: { readonly hurry: Pick<AbortSignal, 'aborted'> }): Promise<string>;
}

/** Who thinks longer moves as well as they can by then. */
const LONGEST_MS = 8000;
/** What they have found out takes room. Who is forgotten in the middle of a turn begins it anew, and only thinks longer. */
const MOST_SEATED = 12;

/** In this very thread. Bots go on from what they thought of earlier in the turn, those that were asked last. */
export function thinkHere(): OwnThinker {
  const seated = new Map<string, Player>();
  const playerAt = (place: string, bot: Bot): Player => {
    const player = seated.get(place) ?? bot.sit();
    // Who was asked last stands last.
    seated.delete(place);
    seated.set(place, player);
    const [longestAgo = place] = seated.keys();
    if (seated.size > MOST_SEATED) seated.delete(longestAgo);
    return player;
  };
  return {
    async think({ table, game: id, components, seat, bot: name, view }, luck, asker) {
      const game = findGameOf(id, components);
      const bot = findBot(name) ?? findBot(STANDARD_BOT);
      if (game === undefined || bot === undefined) throw new Error(`there is no bot "${name}" for "${id}"`);
      const random = seeded(luck);
      const moves = game.moves(game.imagine(view, random), seat);
      const started = performance.now();
      const watch = () => asker?.hurry.aborted !== true && performance.now() - started < LONGEST_MS;
      const player = playerAt(`${table} ${seat} ${bot.name}`, bot);
      const { move } = player.choose({ game, seat, moves, view: () => view }, random, watch);
      return game.write(move, seat);
    },
  };
}
