// Saved games: the JSON of a table, or the notation as text.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findGame } from '@riband/catalog';
import { type Game, NotationError, readRecord, seatsUpTo } from '@riband/kernel';
import { type Holder, importText, loadTable, type Table, TableError } from '@riband/table';
import { messageOf, refuse } from './fail.ts';

export type SavedFormat = 'json' | 'text';

/** Which of the two a text claims to be, if any. Whether the claim is true shows when it is opened. */
export function formatOf(content: string): SavedFormat | undefined {
  if (/^riband \d/.test(content)) return 'text';
  try {
    const value: unknown = JSON.parse(content);
    return typeof value === 'object' && value !== null && 'format' in value ? 'json' : undefined;
  } catch {
    return undefined;
  }
}

/** What the notation does not say: who played, and the name of the table, from which further draws come. */
export interface Seating {
  readonly table: string;
  holders(seats: number): readonly Holder[];
}

/** The table that a saved game holds. A `TableError` says what is wrong with it. */
export function openSaved(content: string, { table, holders }: Seating): Table {
  // A snapshot is believed, or a game of older rules could not go on. `verify` then believes nothing.
  if (formatOf(content) === 'json') return loadTable(gameWith, content, { snapshot: true }).table;
  return importText(gameWith, content, { table, holders: holders(seatsIn(content)) });
}

/** For games that are looked at and not played. */
export const NOBODY: Seating = {
  table: 'nobody',
  holders: (seats) => seatsUpTo(seats).map((seat) => ({ kind: 'person', name: `${seat}` })),
};

export function readSavedFile(file: string): string {
  const content = readText(file);
  if (formatOf(content) === undefined) {
    refuse(`${file} is no saved game: it should be JSON with a "format", or a text that begins with "riband 1".`);
  }
  return content;
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    return refuse(`${file} cannot be read: ${messageOf(error)}.`);
  }
}

/** Writes beside the file and then puts it in its place, so that no fault leaves half a game. */
export function writeSavedFile(file: string, table: Table): void {
  try {
    writeFileSync(`${file}.part`, `${JSON.stringify(table.save())}\n`);
    renameSync(`${file}.part`, file);
  } catch (error) {
    refuse(`${file} cannot be written: ${messageOf(error)}.`);
  }
}

function gameWith(id: string, components: string): Game | undefined {
  const game = findGame(id);
  return game?.components === components ? game : undefined;
}

function seatsIn(content: string): number {
  try {
    return readRecord(content).seats;
  } catch (error) {
    if (error instanceof NotationError) throw new TableError([error.message]);
    throw error;
  }
}
