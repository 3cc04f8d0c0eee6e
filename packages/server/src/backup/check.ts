import Database from 'better-sqlite3';
import { HostProblem } from '../operations/host-problem.ts';
import { checkedTip, firstTip, type Row } from '../record/chain.ts';

/** What a copy holds. */
export interface Inventory {
  readonly tables: number;
  readonly rows: number;
  readonly players: number;
}

/** Nothing was copied. */
export class BackupProblem extends HostProblem {
  override readonly name = 'BackupProblem';
}

/** A file that is not what was written. */
class DamagedCopy extends HostProblem {
  override readonly name = 'DamagedCopy';
}

/** Reads all of a file: it must be sound, and every row of every table must follow from the rows before it. */
export function checkCopy(file: string): Inventory {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    const found = database.pragma('integrity_check', { simple: true });
    if (found !== 'ok') throw new DamagedCopy(`"${file}" is damaged: ${found}.`);
    const orphans = database.pragma('foreign_key_check') as readonly { table: string }[];
    if (orphans.length > 0)
      throw new DamagedCopy(`"${file}" is damaged: ${orphans[0]?.table} refers to what is missing.`);
    return { ...checkRecords(database, file), players: count(database, 'players') };
  } catch (problem) {
    if (problem instanceof Database.SqliteError) throw new DamagedCopy(`"${file}" cannot be read: ${problem.message}.`);
    throw problem;
  } finally {
    database.close();
  }
}

function checkRecords(database: Database.Database, file: string): Omit<Inventory, 'players'> {
  const tables = database.prepare('SELECT id, length FROM tables').all() as { id: string; length: number }[];
  const read = database.prepare(
    'SELECT number, at, command, text, hash FROM entries WHERE table_id = ? ORDER BY number',
  );
  let rows = 0;
  for (const { id, length } of tables) {
    const tip = checkedTip(id, firstTip(id), read.all(id) as Row[]);
    if (tip.rows !== length)
      throw new DamagedCopy(`"${file}" is damaged: table ${id} has ${tip.rows} of ${length} rows.`);
    rows += length;
  }
  return { tables: tables.length, rows };
}

function count(database: Database.Database, table: string): number {
  return (database.prepare(`SELECT count(*) AS count FROM ${table}`).get() as { count: number }).count;
}
