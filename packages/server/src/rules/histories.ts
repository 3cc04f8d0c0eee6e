import type { Viewer } from '@riband/kernel';

/** Of so many audiences in one thread: one may be a megabyte. */
const MOST = 32;

/** What was answered to who looked back at a whole game: as long as nothing is added, who asks again gets the same text. */
export class Histories {
  readonly #texts = new Map<string, { readonly length: number; readonly text: string }>();

  /** Of a table with so many entries. */
  find(table: string, viewer: Viewer, length: number, write: () => string): string {
    const key = `${table} ${viewer}`;
    const known = this.#texts.get(key);
    const kept = known?.length === length ? known : { length, text: write() };
    // Who asked last stays longest.
    this.#texts.delete(key);
    this.#texts.set(key, kept);
    const [oldest] = this.#texts.keys();
    if (this.#texts.size > MOST && oldest !== undefined) this.#texts.delete(oldest);
    return kept.text;
  }
}
