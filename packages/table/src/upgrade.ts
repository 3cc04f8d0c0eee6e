import { triedOut } from './believe.ts';
import { type Entry, numbered } from './entry.ts';
import type { Table } from './table.ts';

export interface Loaded {
  readonly table: Table;
  /** What loading added to the record, to be stored: a change of rules. */
  readonly added: readonly Entry[];
}

/** A table of older rules goes on by those of its game. What was not settled is taken back. */
export function upgraded(table: Table): Loaded {
  const { game, position } = table;
  const body = { kind: 'upgrade', from: position.line.rules, to: game.rules, state: position.settled } as const;
  const entry = numbered(body, table.length);
  table.commit([entry]);
  return { table: triedOut(table), added: [entry] };
}
