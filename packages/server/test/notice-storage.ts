import { expect, test } from 'vitest';
import type { NoticeStorage, PlannedNotice } from '../src/storage/notices.ts';
import type { Append, Storage } from '../src/storage/storage.ts';
import { peopled } from './address-storage.ts';

const NOW = 1_800_000_000_000;
const notice = (player: string, entry: number, due = NOW): PlannedNotice => ({
  ...{ table: 't', player, entry, due, tries: 0, ways: null },
});

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
    await notices.told(notice('ben', 1));
    expect(await notices.due(NOW + 9)).toEqual([notice('anna', 3, NOW + 5)]);
    for (const entry of [0, 1]) await notices.plan(notice('ben', entry));
    expect(await notices.due(NOW + 9)).toHaveLength(1);
    await notices.seen(notice('ben', 4));
    for (const entry of [4, 5]) await notices.plan(notice('ben', entry, NOW + 6));
    expect(await notices.due(NOW + 9)).toEqual([notice('anna', 3, NOW + 5), notice('ben', 5, NOW + 6)]);
    await notices.drop(notice('anna', 3));
    await notices.drop(notice('ben', 5));
    expect(await notices.due(NOW + 9)).toEqual([]);
    await notices.plan(notice('anna', 4));
    await storage.erase('anna');
    expect(await notices.due(NOW + 9)).toEqual([]);
  });
}

/** Nobody else tells it meanwhile. */
export function testLeases(open: () => Promise<Storage>, first: Append): void {
  test('of many servers one tells the same thing, until it is told, or its time has run out', async () => {
    const servers = [(await peopled(open, first)).notices, (await open()).notices, (await open()).notices];
    const [notices] = servers as [NoticeStorage];
    await notices.plan(notice('anna', 3));
    const leases = async (planned: PlannedNotice, until: number) => {
      const all = await Promise.all([...servers, ...servers].map((server) => server.lease(planned, until)));
      return all.filter((leased) => leased !== undefined);
    };
    const leased = { ...notice('anna', 3, NOW + 10), tries: 1 };
    expect(await leases(notice('anna', 3), NOW + 10)).toEqual([leased]);
    expect(await notices.due(NOW + 9)).toEqual([]);
    // Whoever had it has died.
    expect(await notices.due(NOW + 10)).toEqual([leased]);
    const again = { ...leased, due: NOW + 20, tries: 2 };
    expect(await leases(leased, NOW + 20)).toEqual([again]);
    // And was only slow.
    await notices.postpone(leased, { due: NOW, tries: 0, ways: null });
    expect(await notices.due(NOW + 19)).toEqual([]);
    await notices.postpone(again, { due: NOW + 15, tries: 2, ways: ['mailbox', 'a "device"'] });
    expect(await notices.due(NOW + 19)).toEqual([{ ...again, due: NOW + 15, ways: ['mailbox', 'a "device"'] }]);
    await notices.plan(notice('anna', 5, NOW + 16));
    expect(await notices.due(NOW + 19)).toEqual([notice('anna', 5, NOW + 16)]);
    await notices.told(notice('anna', 5));
    expect(await leases(notice('anna', 5, NOW + 16), NOW + 30)).toEqual([]);
    expect(await notices.due(NOW + 99)).toEqual([]);
  });
}
