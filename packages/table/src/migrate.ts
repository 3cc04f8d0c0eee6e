import { NEWER, NO_SAVE, TableError } from './error.ts';

type Json = Readonly<Record<string, unknown>>;

/** Leads a save from one format to the next. */
export type Migration = (save: Json) => Json;

const FIRST_FORMAT = 1;

/** The first leads from format 1 to 2, the second from 2 to 3, and so on: a list has no gaps. */
const MIGRATIONS: readonly Migration[] = [];

/** How saves are written today. */
export const FORMAT: number = FIRST_FORMAT + MIGRATIONS.length;

/** A save of any format that was ever released, in the format of today. */
export function migrate(save: unknown, migrations: readonly Migration[] = MIGRATIONS): unknown {
  const format = typeof save === 'object' && save !== null && 'format' in save ? save.format : undefined;
  const today = FIRST_FORMAT + migrations.length;
  if (typeof format !== 'number' || !Number.isInteger(format) || format < FIRST_FORMAT)
    throw new TableError(
      [`format: expected a whole number from ${FIRST_FORMAT} to ${today}; is this a saved table?`],
      NO_SAVE,
    );
  if (format > today)
    throw new TableError(
      [`format: ${format} is newer than ${today}, the newest known here; update the program`],
      NEWER,
    );
  return migrations
    .slice(format - FIRST_FORMAT)
    .reduce<Json>((older, step, index) => ({ ...step(older), format: format + index + 1 }), save as Json);
}
