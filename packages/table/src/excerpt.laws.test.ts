import { quayside } from '@riband/example';
import { viewersOf } from '@riband/kernel';
import { expect, test } from 'vitest';
import { draws } from '../test/playing.ts';
import { stories } from '../test/stories.ts';
import { type Bookmark, bookmarkOf, type Command, Forgotten, type Holder, loadExcerpt, type Table } from './index.ts';

interface Marked {
  readonly bookmark: Bookmark;
  readonly holdersThen: readonly Holder[];
}

const marked = ({ position, holders }: Table): Marked => ({
  bookmark: JSON.parse(JSON.stringify(bookmarkOf(position))),
  holdersThen: holders,
});

/** The table as it was after so many entries, known from a bookmark on. */
function fromItsEnd({ header, seated, entries }: Table, { bookmark, holdersThen }: Marked, length: number): Table {
  const later = entries.slice(bookmark.length, length);
  return loadExcerpt(() => quayside, { ...header, holders: seated, holdersThen, bookmark, entries: later }).table;
}

/** In two pieces. */
function recallAll(table: Table, { entries }: Table): void {
  const { forgotten } = table;
  const middle = Math.floor(forgotten / 2);
  table.recall(entries.slice(0, middle));
  table.recall(entries.slice(middle, forgotten));
}

/** Carries a command out as whoever opens tables from their ends does. */
function submitted(table: Table, whole: Table, command: Command) {
  try {
    return table.submit(command, draws);
  } catch (problem) {
    if (!(problem instanceof Forgotten)) throw problem;
    recallAll(table, whole);
    return table.submit(command, draws);
  }
}

test('a table that is opened from any bookmark is shown, told and played like the whole one, and is the whole one once it has recalled the rest', () => {
  stories(
    8,
    (first) => {
      const marks = [marked(first)];
      return {
        look({ table, before, command, plan }) {
          const [some, last] = [marks[before.length % marks.length], marks.at(-1)] as [Marked, Marked];
          const takesBack = before.slice(some.bookmark.length).some(({ kind }) => kind === 'takeBack');
          if (takesBack) expect(() => fromItsEnd(table, some, before.length)).toThrow(Forgotten);
          const mark = takesBack ? last : some;
          const other = fromItsEnd(table, mark, before.length);
          const isKnown = 'entries' in plan && plan.entries.every(({ number }) => number < before.length);
          // That a command was carried out before the bookmark is for the storage to know.
          if (!isKnown) {
            const planned = submitted(other, table, command);
            if ('refusal' in plan) expect(planned).toEqual(plan);
            else expect(planned).toMatchObject({ entries: plan.entries });
          }
          for (const viewer of viewersOf(table.header.seats)) {
            expect(other.tableView(viewer)).toEqual(table.tableView(viewer));
            const from = Math.max(other.forgotten, mark.bookmark.length);
            expect(other.log(viewer, from)).toEqual(table.log(viewer, from));
          }
          recallAll(other, table);
          expect(other.forgotten).toBe(0);
          expect(other.position).toEqual(table.position);
          expect(other.save()).toEqual(table.save());
          marks.push(marked(table));
        },
      };
    },
    60,
  );
});

test('what is recalled has to be what came before', () => {
  stories(2, () => ({
    look({ table, before }) {
      const other = fromItsEnd(table, marked(table), table.length);
      if (before.length < 2) return;
      expect(() => other.entries).toThrow(Forgotten);
      expect(() => other.recall(table.entries.slice(1))).toThrow('entry 1 does not follow -1');
    },
  }));
});
