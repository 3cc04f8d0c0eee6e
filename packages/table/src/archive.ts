import { inOnePiece } from '@riband/kernel';
import { Growing } from './growing.ts';

/**
 * A list that only grows at its end, like `Growing`, and keeps as text whatever was there before the last step. Nobody looks at most of it
 * again, but as objects it would be most of what a table keeps in memory, and whoever collects garbage goes through all of them.
 */
export class Archive<T extends object> {
  readonly #texts: Growing<string>;
  readonly #last: readonly T[];

  private constructor(texts: Growing<string>, last: readonly T[]) {
    this.#texts = texts;
    this.#last = last;
  }

  static of<T extends object>(items: readonly T[]): Archive<T> {
    return new Archive<T>(new Growing(items.map(write)), []);
  }

  get length(): number {
    return this.#texts.length + this.#last.length;
  }

  with(added: readonly T[]): Archive<T> {
    return new Archive(this.#texts.with(this.#last.map(write)), added);
  }

  from(start: number): readonly T[] {
    const older = this.#texts.length;
    if (start >= older) return this.#last.slice(start - older);
    return [...this.#texts.from(start).map(read<T>), ...this.#last];
  }

  at(index: number): T | undefined {
    const text = this.#texts.at(index);
    return text === undefined ? this.#last[index - this.#texts.length] : read<T>(text);
  }
}

const write = (item: object): string => inOnePiece(JSON.stringify(item));
const read = <T>(text: string): T => JSON.parse(text) as T;
