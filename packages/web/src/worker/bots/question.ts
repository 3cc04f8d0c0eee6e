import { type Bot, findBot, type Player } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { type Seat, seeded } from '@riband/kernel';

/** What a bot in another worker is asked, at a seat of a table. It gets what its seat may know, and nothing else. */
export interface BotRequest {
  readonly number: number;
  readonly table: string;
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
function moveOf({ table, game: id, brought, bot: name, seat, view, luck }: Omit<BotRequest, 'number'>): string {
  const game = findGame(id, brought);
  const bot = findBot(name);
  if (game === undefined || bot === undefined) throw new Error(`there is no bot "${name}" for "${id}"`);
  const random = seeded(luck);
  const moves = game.moves(game.imagine(view, random), seat);
  const started = performance.now();
  const watch = () => performance.now() - started < LONGEST_MS;
  const { move } = playerAt(table, seat, bot).choose({ game, seat, moves, view: () => view }, random, watch);
  return game.write(move, seat);
}

/** On a slow device a strong bot thinks less, rather than to be taken for dead. */
const LONGEST_MS = 8000;

/** Bots remember what they thought of at the table at hand; at another one they sit down anew. */
let seated: { readonly table: string; readonly players: Map<string, Player> } = { table: '', players: new Map() };

function playerAt(table: string, seat: Seat, bot: Bot): Player {
  if (seated.table !== table) seated = { table, players: new Map() };
  const place = `${seat} ${bot.name}`;
  const player = seated.players.get(place) ?? bot.sit();
  seated.players.set(place, player);
  return player;
}
