import { nativeSha256 } from '../ports/sha256.ts';

/** One row of the record of a table, as it is stored. Rows are only ever added. */
export interface Row {
  /** Counted from 0, without gaps. */
  readonly number: number;
  /** When it was written, in milliseconds since 1970. */
  readonly at: number;
  /** What it says, as JSON: a `Fact`. It is never written anew: its very letters are hashed. */
  readonly text: string;
  /** The id of the command that made it and those after it, if there was one: the first of them has it. */
  readonly command: string | null;
  /** Of this row and all before it. */
  readonly hash: string;
}

/** Where a record ends: what the next row follows. */
export interface Tip {
  /** How many rows there are. */
  readonly rows: number;
  readonly hash: string;
}

/** Before the first row. The id of the table goes in, so that no row fits into the record of another one. */
export function firstTip(table: string): Tip {
  return { rows: 0, hash: nativeSha256(`riband/1|${table}`) };
}

/** What a row says, before it has its place. */
export type Unsealed = Pick<Row, 'text' | 'command' | 'at'>;

/** Gives rows their numbers and hashes. */
export function sealed(tip: Tip, rows: readonly Unsealed[]): readonly Row[] {
  let { hash } = tip;
  return rows.map((row, index) => {
    const number = tip.rows + index;
    hash = hashOfRow(hash, number, row);
    return { ...row, number, hash };
  });
}

export function tipAfter(tip: Tip, rows: readonly Row[]): Tip {
  const last = rows.at(-1);
  return last === undefined ? tip : { rows: last.number + 1, hash: last.hash };
}

/** A record that is not what was written: a row is missing, or some letter of it was changed. */
export class BrokenRecord extends Error {
  override readonly name = 'BrokenRecord';

  constructor(
    readonly table: string,
    readonly row: number,
  ) {
    super(`row ${row} of table ${table} does not follow from the rows before it`);
  }
}

/** Where the record ends, if its rows follow each other and the tip. */
export function checkedTip(table: string, tip: Tip, rows: readonly Row[]): Tip {
  let { hash } = tip;
  for (const [index, row] of rows.entries()) {
    const number = tip.rows + index;
    hash = hashOfRow(hash, number, row);
    if (row.number !== number || row.hash !== hash) throw new BrokenRecord(table, number);
  }
  return tipAfter(tip, rows);
}

function hashOfRow(previous: string, number: number, { at, command, text }: Unsealed): string {
  return nativeSha256(`${previous}|${number}|${at}|${command ?? ''}|${text}`);
}
