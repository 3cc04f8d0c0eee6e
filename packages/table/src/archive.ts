import { inOnePiece } from '@riband/kernel';
import { Forgotten } from './error.ts';
import { Growing } from './growing.ts';

/**
 * A list that only grows at its end, like `Growing`, and keeps as text whatever was there before the last step. Nobody looks at most of it
 * again, but as objects it would be most of what a table keeps in memory, and whoever collects garbage goes through all of them. The first
 * items may be forgotten: they are counted, and whoever reaches for one is told so (`Forgotten`).
 */
export class Archive<T extends object> {
  /** How many items came before those that are here. */
  readonly forgotten: number;
  readonly #texts: Growing<string>;
  readonly #last: readonly T[];

  private constructor(forgotten: number, texts: Growing<string>, last: readonly T[]) {
    this.forgotten = forgotten;
    this.#texts = texts;
    this.#last = last;
  }

  static of<T extends object>(items: readonly T[], forgotten = 0): Archive<T> {
    return new Archive<T>(forgotten, new Growing(items.map(write)), []);
  }

  get length(): number {
    return this.forgotten + this.#texts.length + this.#last.length;
  }

  with(added: readonly T[]): Archive<T> {
    return new Archive(this.forgotten, this.#texts.with(this.#last.map(write)), added);
  }

  from(start: number): readonly T[] {
    const first = this.#placeOf(start);
    const older = this.#texts.length;
    if (first >= older) return this.#last.slice(first - older);
    return [...this.#texts.from(first).map(read<T>), ...this.#last];
  }

  at(index: number): T | undefined {
    const place = this.#placeOf(index);
    const text = this.#texts.at(place);
    return text === undefined ? this.#last[place - this.#texts.length] : read<T>(text);
  }

  #placeOf(index: number): number {
    if (index < this.forgotten) throw new Forgotten();
    return index - this.forgotten;
  }
}

const write = (item: object): string => inOnePiece(JSON.stringify(item));
const read = <T>(text: string): T => JSON.parse(text) as T;
