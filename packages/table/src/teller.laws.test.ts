import { type Viewer, viewersOf } from '@riband/kernel';
import { expect, test } from 'vitest';
import { stories } from '../test/stories.ts';
import { type Table, Teller, type ToldLine } from './index.ts';

/** Somebody who only hears what is new, and puts it together. */
class Listener {
  readonly #teller: Teller;
  lines: readonly ToldLine[] = [];
  events = 0;

  constructor(table: Table, viewer: Viewer) {
    this.#teller = new Teller(table, viewer);
  }

  hear(): void {
    const { log, news } = this.#teller.tell();
    this.lines = [...this.lines.slice(0, log.from), ...log.lines];
    this.events += news.length;
  }
}

/** Telling everybody everything at every step takes its time. */
const SHORT = 60;

test('who hears what is new again and again knows what one knows who hears it all at once', () => {
  let heard = 0;
  stories(
    10,
    () => {
      const listeners = new Map<Viewer, Listener>();
      return {
        look({ table }) {
          for (const viewer of viewersOf(table.header.seats)) {
            const listener = listeners.get(viewer) ?? new Listener(table, viewer);
            listeners.set(viewer, listener);
            listener.hear();
            const late = new Listener(table, viewer);
            late.hear();
            expect(late.events).toBe(0);
            expect(listener.lines).toEqual(late.lines);
            heard += listener.events;
          }
        },
      };
    },
    SHORT,
  );
  expect(heard).toBeGreaterThan(500);
});
