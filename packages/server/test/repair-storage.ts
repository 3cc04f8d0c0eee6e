import { expect, test } from 'vitest';
import { firstTip, type Row, sealed, tipAfter } from '../src/record/chain.ts';
import { type Fact, writeFact } from '../src/record/fact.ts';
import type { Append, Storage } from '../src/storage/storage.ts';

/** What every storage knows of tables that are set aside. */
export function testRepairs(open: () => Promise<Storage>, first: Append): void {
  /** Adds rows to a table that begins with the first ones of the test. */
  async function grown(storage: Storage, table: string) {
    const rows = sealed(firstTip(table), first.rows) as readonly [Row, ...Row[]];
    await storage.write([{ ...first, table, rows }]);
    let tip = tipAfter(firstTip(table), rows);
    return async (fact: Fact, at: number) => {
      const [row] = sealed(tip, [{ at, text: writeFact(fact), command: null }]) as readonly [Row];
      const { founding: _, ...append } = first;
      expect(await storage.write([{ ...append, table, rows: [row] }])).toEqual(['stored']);
      tip = tipAfter(tip, [row]);
    };
  }
  const repair = (kind: 'setAside' | 'failed' | 'broughtBack' | 'ended' | 'replaced', notice = ''): Fact => ({
    ...{ kind: 'repaired', repair: kind, notice },
  });

  test('tables that are set aside are found, the longest first, until they are brought back or ended', async () => {
    const [storage, other] = [await open(), await open()];
    const [failed, aside, ended] = [
      await grown(storage, 'failed'),
      await grown(storage, 'aside'),
      await grown(storage, 'ended'),
    ];
    expect(await other.repairs.aside()).toEqual([]);
    await aside(repair('setAside'), 1_800_000_000_000);
    await aside(repair('broughtBack', 'it was not {"repair":"failed"}'), 1_800_000_000_001);
    await ended(repair('setAside'), 1_800_000_000_002);
    await failed({ ...repair('failed'), problem: 'the rules fail' } as Fact, 1_800_000_000_003);
    await failed({ kind: 'quiet', closed: true }, 1_800_000_000_004);
    expect(await other.repairs.aside()).toEqual([
      { table: 'ended', since: 1_800_000_000_002 },
      { table: 'failed', since: 1_800_000_000_003 },
    ]);
    await ended(repair('ended'), 1_800_000_000_005);
    await aside(repair('setAside', 'once more'), 1_800_000_000_006);
    expect((await other.repairs.aside()).map(({ table }) => table)).toEqual(['failed', 'aside']);
  });
}
