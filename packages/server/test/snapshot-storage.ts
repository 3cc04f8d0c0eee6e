import { expect, test } from 'vitest';
import { firstTip, type Row, sealed, tipAfter } from '../src/record/chain.ts';
import type { Append, Storage } from '../src/storage/storage.ts';

/** How every storage gives a table from its snapshot on, and rows in pieces. */
export function testSnapshots(open: () => Promise<Storage>, first: Append): void {
  const later = (texts: readonly string[]) =>
    sealed(
      tipAfter(firstTip(first.table), first.rows),
      texts.map((text) => ({ text, at: 1, command: null })),
    ) as readonly [Row, ...Row[]];

  test('the newest snapshot is kept', async () => {
    const storage = await open();
    const { founding: _, ...append } = first;
    await storage.write([{ ...first, snapshot: { rows: 2, text: 'old' } }]);
    await storage.write([{ ...append, rows: later(['x']), snapshot: { rows: 3, text: 'new' } }]);
    expect((await storage.table(first.table))?.snapshot).toEqual({ rows: 3, text: 'new' });
  });

  test('a table is read from the row on that its snapshot follows, or whole', async () => {
    const storage = await open();
    const rows = later(['x', 'y', 'z']);
    const all = [...first.rows, ...rows];
    const snapshot = { rows: first.rows.length + 2, text: 'there' };
    const { founding: _, ...append } = first;
    await storage.write([first, { ...append, rows, snapshot }]);
    expect(await storage.table(first.table, 'snapshot')).toMatchObject({ snapshot, rows: all.slice(-2) });
    expect(await storage.table(first.table, 'beginning')).toMatchObject({ snapshot, rows: all });
  });

  test('a table without a snapshot is read whole', async () => {
    const storage = await open();
    await storage.write([first]);
    expect((await storage.table(first.table, 'snapshot'))?.rows).toEqual(first.rows);
    expect(await storage.table('nowhere', 'snapshot')).toBeUndefined();
  });

  test('rows are read from one number up to another', async () => {
    const storage = await open();
    const rows = later(['x', 'y', 'z']);
    const { founding: _, ...append } = first;
    await storage.write([first, { ...append, rows }]);
    expect((await storage.rows(first.table, 1, 4)).map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(await storage.rows(first.table, 4, 4)).toEqual([]);
  });
}
