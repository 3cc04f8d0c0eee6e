import type { Page } from '@playwright/test';
import { findBot } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { drawAt, drawKey, type Seat, seeded, seedFrom } from '@riband/kernel';
import { createTable, type Entry, type Holder, type Table } from '@riband/table';

/** A game for the engine to play by itself: the same for the same words. */
interface Plan {
  readonly game: string;
  readonly holders: readonly Holder[];
  readonly seed: string;
  /** Everybody plays like this bot, whoever holds the seat. */
  readonly bot: string;
  /** But it takes these, by the first letters of their targets, where it can. */
  readonly taste?: readonly string[];
}

/** Where somebody had to decide. */
export interface Decision {
  /** What there was to choose, by the first words of the targets. */
  readonly kind: string;
  readonly turn: number;
  /** The game up to here, as a file has it. */
  save(): string;
}

/** Plays a game to its end. Returns every decision of a seat, in order. */
export function decisionsOf(plan: Plan, seat: Seat): readonly Decision[] {
  const decisions: Decision[] = [];
  const table = begin(plan, 'whole');
  for (const toMove of playing(table, plan)) {
    if (toMove !== seat) continue;
    const { choices, turn } = table.tableView(seat);
    const kind = [...new Set(choices.map(({ target }) => target.split(':')[0]))].sort().join(' ');
    const entries = table.entries.slice();
    decisions.push({ kind, turn, save: () => saved(plan, entries) });
  }
  return decisions;
}

/** Opens it from the first page, as a file that somebody has. */
export async function bring(page: Page, { save }: Decision): Promise<void> {
  await page.goto('/#/');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(save()) };
  await page.locator('input[type=file]').setInputFiles(file);
}

function begin({ game: id, holders }: Plan, table: string): Table {
  const game = findGame(id);
  if (game === undefined) throw new Error(`there is no game “${id}”`);
  return createTable(game, { table, holders });
}

/** Stops before every move, with who is to make it. */
function* playing(table: Table, { seed, bot, taste = [] }: Plan): Generator<Seat> {
  const { game } = table;
  const key = drawKey(seedFrom(seed), []);
  const draws = (ply: number) => drawAt(key, table.header.table, ply);
  const thoughts = seeded(seed);
  const players = table.holders.map(() => findBot(bot)?.sit());
  table.settleChance(draws);
  while (!table.over) {
    const [seat] = table.waiting().toMove as readonly [Seat];
    yield seat;
    const { state, settled } = table.position;
    const legal = game.moves(state, seat);
    const wanted = taste.map((target) => legal.filter((move) => game.target(move).startsWith(target)));
    const moves = wanted.find((some) => some.length > 0) ?? legal;
    const question = { game, seat, moves, view: () => game.view(state, seat) };
    const chosen = players[seat]?.choose(question, thoughts);
    if (chosen === undefined) throw new Error(`there is no bot “${bot}”`);
    const sent = { seat, seen: table.entries.length, turn: game.turn(settled), confirm: true };
    table.submit({ kind: 'move', ...sent, texts: [game.write(chosen.move, seat)] }, draws);
  }
}

/** Each at a table of its own: of one table, a page goes on with the longest game. */
function saved(plan: Plan, entries: readonly Entry[]): string {
  const table = begin(plan, `${plan.game}-${plan.seed}-${entries.length}`);
  table.commit(entries);
  return JSON.stringify(table.save());
}
