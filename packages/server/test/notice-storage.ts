import { expect, test } from 'vitest';
import type { PlannedNotice } from '../src/storage/notices.ts';
import type { Append, Storage } from '../src/storage/storage.ts';
import { peopled } from './address-storage.ts';

const NOW = 1_800_000_000_000;
const notice = (player: string, entry: number, due = NOW): PlannedNotice => ({ table: 't', player, entry, due });

/** What every storage does with what is to be told. */
export function testPlans(open: () => Promise<Storage>, first: Append): void {
  test('what is planned is due in its time, the newest of each table, until it is told or dropped', async () => {
    const storage = await peopled(open, first);
    const { notices } = storage;
    await notices.plan(notice('anna', 3, NOW + 5));
    await notices.plan(notice('anna', 2, NOW));
    await notices.plan(notice('anna', 3, NOW + 7));
    await notices.plan(notice('ben', 1, NOW + 4));
    expect(await notices.due(NOW + 3)).toEqual([]);
    expect(await notices.due(NOW + 5)).toEqual([notice('ben', 1, NOW + 4), notice('anna', 3, NOW + 5)]);
    await notices.drop(notice('anna', 2));
    expect(await notices.claim('t', 'ben', 1)).toBe(true);
    expect(await notices.due(NOW + 9)).toEqual([notice('anna', 3, NOW + 5)]);
    await notices.plan(notice('ben', 1));
    expect(await notices.claim('t', 'ben', 1)).toBe(false);
    await notices.postpone(notice('anna', 2), NOW + 20);
    await notices.postpone(notice('anna', 3), NOW + 10);
    expect(await notices.due(NOW + 9)).toEqual([]);
    expect(await notices.due(NOW + 10)).toEqual([notice('anna', 3, NOW + 10)]);
    await notices.drop(notice('anna', 3));
    expect(await notices.due(NOW + 9)).toEqual([]);
    await notices.plan(notice('anna', 4));
    await storage.erase('anna');
    expect(await notices.due(NOW + 9)).toEqual([]);
  });
}
