import { expect, test } from 'vitest';
import { firstTip, type Row, sealed, tipAfter } from '../src/record/chain.ts';
import { type Append, REFUSALS_MS, type Storage } from '../src/storage/storage.ts';
import { testAccounts, testLookAlikes, testPasskeys, testTries } from './account-storage.ts';
import { testAddresses, testMailed, testQuestions } from './address-storage.ts';
import { testDevices } from './device-storage.ts';
import { testKeys } from './key-storage.ts';
import { testForgottenNames, testNames } from './name-storage.ts';
import { testLeases, testPlans } from './notice-storage.ts';
import { testPresence } from './presence-storage.ts';
import { testRepairs } from './repair-storage.ts';
import { testSessions, testTickets } from './session-storage.ts';
import { testVisits } from './visit-storage.ts';

/** What every storage does with what is said beside the games. */
function testTalk(open: () => Promise<Storage>, first: Append): void {
  const founded = async (): Promise<Storage> => {
    const storage = await open();
    await storage.write([first]);
    for (const id of ['anna', 'ben']) await storage.addPlayer({ id, name: id });
    return storage;
  };
  const line = (player: string, text: string) => ({ at: 1_800_000_000_000, player, text });

  test('what is said is told in its order, and once however often it is sent', async () => {
    const storage = await founded();
    await storage.say('t', 'one', line('anna', 'Ahoy ⚓'));
    await storage.say('t', 'one', line('anna', 'Ahoy ⚓'));
    await storage.say('t', 'two', line('ben', 'Aye'));
    expect(await storage.said('t', 0)).toEqual([
      { number: 0, ...line('anna', 'Ahoy ⚓') },
      { number: 1, ...line('ben', 'Aye') },
    ]);
    expect(await storage.said('t', 1)).toEqual([{ number: 1, ...line('ben', 'Aye') }]);
    expect(await storage.said('nowhere', 0)).toEqual([]);
  });

  test('of many who speak at once all are heard', async () => {
    const storage = await founded();
    const ids = Array.from({ length: 20 }, (_, index) => `line-${index}`);
    await Promise.all(ids.map((id) => storage.say('t', id, line('anna', id))));
    const said = await storage.said('t', 0);
    expect(said.map(({ number }) => number)).toEqual([...ids.keys()]);
    expect(said.map(({ text }) => text).sort()).toEqual([...ids].sort());
  });

  test('who is blocked is blocked until that is taken back', async () => {
    const storage = await founded();
    await storage.setBlock('anna', 'ben', true);
    await storage.setBlock('anna', 'ben', true);
    expect(await storage.blockedBy('anna')).toEqual(['ben']);
    expect(await storage.blockedBy('ben')).toEqual([]);
    await storage.setBlock('anna', 'ben', false);
    expect(await storage.blockedBy('anna')).toEqual([]);
  });

  test('a line can be reported, by everybody once, and is read by who runs the server; what nobody said cannot', async () => {
    const storage = await founded();
    await storage.say('t', 'one', line('anna', 'Ahoy'));
    const report = { table: 't', line: 0, player: 'ben', at: 1_800_000_000_001 };
    for (const one of [report, report, { ...report, line: 7 }]) await storage.report(one);
    expect(await storage.reports()).toEqual([{ ...report, text: 'Ahoy', speaker: 'anna', reporter: 'ben' }]);
    expect((await storage.dataOf('ben')).reports).toEqual([{ table: 't', line: 0, at: report.at }]);
    expect((await storage.dataOf('anna')).reports).toEqual([]);
    await storage.erase('ben');
    expect(await storage.reports()).toEqual([]);
  });
}

/** And with commands that are refused. */
function testRefusals(open: () => Promise<Storage>, first: Append): void {
  test('what was refused is not carried out any more, and what was carried out is not refused', async () => {
    const storage = await open();
    await storage.write([first]);
    const refused = (answer: string, at = 1000) => ({ at, answer });
    expect(await storage.refuse('t', 'one', refused('no'))).toBe('no');
    expect(await storage.refuse('t', 'one', refused('never'))).toBe('no');
    expect(await storage.refusal('t', 'one')).toBe('no');
    expect(await storage.refusal('t', 'two')).toBeUndefined();
    const after = (command: string): Append => {
      const { founding: _, ...append } = first;
      const unsealed = [{ at: 1, text: '{}', command }];
      return { ...append, rows: sealed(tipAfter(firstTip('t'), first.rows), unsealed) as readonly [Row, ...Row[]] };
    };
    expect(await storage.write([after('one')])).toEqual(['conflict']);
    expect((await storage.table('t'))?.rows).toHaveLength(first.rows.length);
    expect(await storage.isDone('t', 'two')).toBe(false);
    expect(await storage.write([after('two')])).toEqual(['stored']);
    expect([await storage.isDone('t', 'two'), await storage.isDone('t', 'one')]).toEqual([true, false]);
    expect(await storage.refuse('t', 'two', refused('too late'))).toBeUndefined();
    await storage.removeExpired(1000 + REFUSALS_MS);
    expect(await storage.refusal('t', 'one')).toBeUndefined();
  });

  test('of several that open the same table at once one does', async () => {
    const storages = [await open(), await open(), await open()];
    const outcomes = (await Promise.all(storages.map((storage) => storage.write([first])))).flat();
    expect(outcomes.sort()).toEqual(['conflict', 'conflict', 'stored']);
    expect((await storages[0]?.table('t'))?.rows).toEqual(first.rows);
  });

  test('of a command that is refused and carried out at once only one thing is true', async () => {
    const [one, other] = [await open(), await open()];
    await one.write([first]);
    let rows: readonly Row[] = first.rows;
    for (let number = 0; number < 20; number++) {
      const command = `command-${number}`;
      const next = sealed(tipAfter(firstTip('t'), rows), [{ at: 1, text: '{}', command }]) as readonly [Row, ...Row[]];
      const { founding: _, ...append } = first;
      const [[outcome], refusal] = await Promise.all([
        one.write([{ ...append, rows: next }]),
        other.refuse('t', command, { at: 1, answer: 'no' }),
      ]);
      expect(outcome).toBe(refusal === undefined ? 'stored' : 'conflict');
      if (outcome === 'stored') rows = [...rows, ...next];
    }
  });
}

/** All that every storage does besides keeping games. */
export const BESIDE_GAMES = [
  ...[testTalk, testRefusals, testSessions, testTickets, testDevices, testAccounts, testLookAlikes, testTries],
  ...[testPasskeys, testAddresses, testQuestions, testMailed, testPlans, testLeases, testVisits, testKeys],
  ...[testRepairs, testNames, testForgottenNames, testPresence],
];
