import type { Language } from '@riband/text';
import { fail } from './failure.ts';
import type { Session } from './session.ts';

/** A game under its name, and the language of its sentences. */
export interface OpenTable {
  readonly name: string;
  readonly language: Language;
  readonly session: Session;
}

/** The games that are open. They are values: a change is another value under the same name. */
export class Tables {
  readonly #open = new Map<string, OpenTable>();
  #named = 0;

  /** A name for a new table: the one asked for, if it is free, else the next number. */
  nameFor(wanted: string | undefined): string {
    if (wanted !== undefined) {
      return this.#open.has(wanted) ? fail('table-exists', `there is a table "${wanted}" already`) : wanted;
    }
    do this.#named += 1;
    while (this.#open.has(String(this.#named)));
    return String(this.#named);
  }

  put(table: OpenTable): OpenTable {
    this.#open.set(table.name, table);
    return table;
  }

  /** The table of that name; without one, the only table there is. */
  get(name: string | undefined): OpenTable {
    const [only] = this.#open.size === 1 && name === undefined ? this.#open.values() : [];
    return only ?? this.#open.get(name ?? '') ?? fail('no-such-table', this.#missing(name));
  }

  close(name: string): void {
    this.#open.delete(name);
  }

  #missing(name: string | undefined): string {
    const names = [...this.#open.keys()].map((one) => `"${one}"`).join(', ');
    const open = names === '' ? 'none is open' : `open are ${names}`;
    return name === undefined ? `say which table: ${open}` : `there is no table "${name}": ${open}`;
  }
}
