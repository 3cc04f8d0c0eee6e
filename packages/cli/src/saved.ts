// Saved games: the JSON of a table, or the notation as text.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { findGameOf } from '@riband/catalog';
import { seatsUpTo } from '@riband/kernel';
import { isObject } from '@riband/kernel/schema';
import { importText, loadTable, type Seating, type Table, type Trust } from '@riband/table';
import { messageOf, refuse } from './fail.ts';

export type SavedFormat = 'json' | 'text';

/** Without these, JSON is something else. */
const JSON_KEYS = ['format', 'game', 'entries'];

/** Which of the two a text claims to be, if any. Whether the claim is true shows when it is opened. */
export function formatOf(content: string): SavedFormat | undefined {
  if (/^riband \d/.test(content)) return 'text';
  try {
    const value: unknown = JSON.parse(content);
    return isObject(value) && JSON_KEYS.every((key) => Object.hasOwn(value, key)) ? 'json' : undefined;
  } catch {
    return undefined;
  }
}

/** The table that a saved game holds; a text needs the components that were brought to it. A `TableError` says what is wrong. */
export function openSaved(
  content: string,
  seating: Seating,
  trust: Exclude<Trust, 'snapshot'>,
  brought?: object,
): Table {
  return formatOf(content) === 'json'
    ? loadTable(findGameOf, content, trust).table
    : importText((id, components) => findGameOf(id, components, brought), content, seating);
}

/** For games that are looked at and not played. */
export const NOBODY: Seating = {
  table: 'nobody',
  holders: (seats) => seatsUpTo(seats).map((seat) => ({ kind: 'person', name: `${seat}` })),
};

export function readSavedFile(file: string): string {
  const content = readText(file);
  if (formatOf(content) === undefined) {
    refuse(
      `${file} is no saved game: it should be JSON with ${JSON_KEYS.map((key) => `"${key}"`).join(', ')}, or a text that begins with "riband 1".`,
    );
  }
  return content;
}

export function readText(file: string): string {
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
