import { existsSync } from 'node:fs';
import type { Table } from '@riband/table';
import { writeSavedFile } from '../saved.ts';

/** Keeps a table in a file: the one that was named, or else a new one in the folder at hand. */
export class Keeper {
  readonly #table: Table;
  readonly #named: boolean;
  readonly file: string;

  constructor(table: Table, file: string | undefined) {
    this.#table = table;
    this.#named = file !== undefined;
    this.file = file ?? freeName(`riband-${table.header.game}-${table.header.table}`);
  }

  keep(): void {
    writeSavedFile(this.file, this.#table);
  }

  /** After every move, but only where a file was named: nobody asked for others. */
  keepIfNamed(): void {
    if (this.#named) this.keep();
  }

  /** At the end: a game that can go on is kept in any case. Says whether it was. */
  keepAtEnd(): boolean {
    const begun = this.#table.entries.some((entry) => entry.kind === 'move');
    if (!this.#named && (this.#table.over || !begun)) return false;
    this.keep();
    return true;
  }
}

/** No file of an earlier game is ever written over. */
function freeName(stem: string): string {
  for (let copy = 1; ; copy++) {
    const name = copy === 1 ? `${stem}.json` : `${stem}-${copy}.json`;
    if (!existsSync(name)) return name;
  }
}
