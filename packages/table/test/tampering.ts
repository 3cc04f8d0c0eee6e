import { quayside } from '@riband/example';
import type { Game } from '@riband/kernel';
import { loadTable, type Table, TableError } from '../src/index.ts';
import { BOT, done, moves, opened, people, tell } from './playing.ts';

export const findGame = (id: string) => (id === 'example' ? quayside : undefined);
export const newer: Game = { ...quayside, rules: 2 };

/** A table with one of everything in its record, in the middle of a turn. */
export function eventful(): Table {
  const table = opened(quayside, [...people(1), BOT]);
  done(table, { ...moves(table, 0, ['bid 1']), id: 'first' });
  done(table, tell(table, 'undo', 0));
  done(table, tell(table, 'redo', 0));
  done(table, tell(table, 'confirm', 0));
  done(table, moves(table, 1, ['bid 0'], true));
  done(table, moves(table, 0, ['take 0', 'done'], true));
  done(table, { kind: 'ask', seat: 0, turn: 2 });
  done(table, { kind: 'seat', seat: 1, holder: { kind: 'person', name: 'Eve' } });
  done(table, moves(table, 0, ['take 1']));
  return table;
}

/** The save after a change to its JSON. */
export function tampered(table: Table, change: (save: Tampered) => void): string {
  const save = JSON.parse(JSON.stringify(table.save()));
  change(save);
  return JSON.stringify(save);
}

export interface Tampered {
  [key: string]: unknown;
  entries: Record<string, unknown>[];
  snapshot: { entries: number; state: Record<string, unknown> };
}

export function problemsOf(json: unknown, find: (id: string) => Game | undefined = findGame): readonly string[] {
  try {
    loadTable(find, json);
  } catch (problem) {
    if (problem instanceof TableError) return problem.problems;
    throw problem;
  }
  return [];
}
