import { drawAt, type Game, pick, type Seat, seatsUpTo, seeded, viewersOf } from '@riband/kernel';
import { type Command, createTable, type Entry, type Holder, type Refusal, type Table } from '../src/index.ts';
import type { Draws } from '../src/moves.ts';

const KEY = new Uint8Array(32).fill(7);

export const draws: Draws = (ply) => drawAt(KEY, 'test', ply);

export const people = (count: number): readonly Holder[] =>
  seatsUpTo(count).map((seat) => ({ kind: 'person', name: `Person ${seat}` }));

export const BOT: Holder = { kind: 'bot', name: 'captain' };

/** A table that has dealt and waits for the first decision. */
export function opened(game: Game, holders: readonly Holder[]): Table {
  const table = createTable(game, { table: 'test', holders });
  table.settleChance(draws);
  return table;
}

/** Moves of a seat that sees the table as it is. */
export function moves(table: Table, seat: Seat, texts: readonly string[], confirm = false): Command {
  const { entry, turn } = table.tableView(seat);
  return { kind: 'move', seat, seen: entry, turn, texts, confirm };
}

export function tell(table: Table, kind: 'undo' | 'redo' | 'confirm', seat: Seat): Command {
  return { kind, seat, seen: table.entries.length };
}

/** The entries of a command that must be carried out. */
export function done(table: Table, command: Command): readonly Entry[] {
  const plan = table.submit(command, draws);
  if ('refusal' in plan) throw new Error(`${command.kind} was refused: ${plan.refusal.code}`);
  return plan.entries;
}

/** The code with which a command must be refused. */
export function refused(table: Table, command: Command): Refusal['code'] {
  const plan = table.submit(command, draws);
  if ('entries' in plan) throw new Error(`${command.kind} was carried out`);
  return plan.refusal.code;
}

/** What everybody sees, as hashes. */
export const hashes = (table: Table): readonly string[] =>
  viewersOf(table.header.seats).map((viewer) => table.tableView(viewer).hash);

export const kinds = (entries: readonly Entry[]): readonly string[] => entries.map((entry) => entry.kind);

/** Everybody plays at random to the end. */
export function playOut(table: Table, seed = 1): Table {
  const random = seeded(seed);
  table.settleChance(draws);
  for (let waits = table.waiting(); !waits.over; waits = table.waiting()) {
    for (const seat of waits.toConfirm) done(table, tell(table, 'confirm', seat));
    if (waits.toMove.length === 0) continue;
    const seat = pick(random, waits.toMove);
    done(table, moves(table, seat, [pick(random, table.tableView(seat).choices).text], true));
  }
  return table;
}

export const playedOut = (game: Game, holders: readonly Holder[]): Table => playOut(opened(game, holders));
