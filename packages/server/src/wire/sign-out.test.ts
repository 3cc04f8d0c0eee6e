import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { Browser, type Wire } from '../../test/browser.ts';
import { DATABASES, realDatabases } from '../../test/databases.ts';
import { startServer } from '../index.ts';
import { People } from '../people/people.ts';
import { type Clock, systemClock } from '../ports/clock.ts';
import { systemRandom } from '../ports/random.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import type { SessionStorage } from '../storage/sessions.ts';
import { Attendance } from './attendance.ts';

const PASSWORD = 'correct horse battery';
const SIGNED_OUT = 1008;
/** What is promised. */
const LONGEST_MS = 2000;

const { folder, newDatabase } = realDatabases();

beforeAll(() => writeFileSync(join(folder(), 'index.html'), '<!doctype html><title>Blue Riband</title>'));

async function twoServers(database: string) {
  const open = async () => {
    const server = await startServer({
      ...{ host: '127.0.0.1', port: 0, threads: 0, webFolder: folder(), database },
      key: { file: join(folder(), 'seeds.key') },
    });
    onTestFinished(() => server.close());
    return server.url;
  };
  return [await open(), await open()] as const;
}

/** The same device at another server. */
const at = (url: string, { cookie }: Browser): Browser => Object.assign(new Browser(url), { cookie });

async function longestOf(wires: readonly Wire[], since: number): Promise<number> {
  expect(await Promise.all(wires.map(({ closed }) => closed))).toEqual(wires.map(() => SIGNED_OUT));
  return performance.now() - since;
}

// On SQLite neither hears of the other: what the other has ended is found by looking.
describe.each(DATABASES)('two servers on one %s', (place) => {
  test('who signs out, on one device or everywhere, or wants to be forgotten, is gone from both within two seconds', async () => {
    const [here, there] = await twoServers(await newDatabase(place));
    const phone = await new Browser(here).signIn('Anna');
    await phone.post('account', { name: `Anna ${place}`, password: PASSWORD });
    const devices: Browser[] = [];
    for (const _ of ['laptop', 'tablet']) {
      const device = new Browser(there);
      expect((await device.post('sign-in', { name: `Anna ${place}`, password: PASSWORD })).status).toBe(200);
      devices.push(device);
    }
    const others = await Promise.all(devices.map((device) => at(there, device).connect()));
    const ben = await (await new Browser(there).signIn('Ben')).connect();

    const gone = [await phone.connect(), await at(there, phone).connect()];
    const ticket = await at(there, phone).ticket();
    let since = performance.now();
    await phone.post('sign-out');
    expect(await longestOf(gone, since)).toBeLessThan(LONGEST_MS);
    // What was fetched before is worth nothing, and whoever else is there stays.
    const late = await at(there, phone).socket();
    late.send(JSON.stringify({ ticket }));
    expect(await late.closed).toBe(SIGNED_OUT);
    for (const wire of [...others, ben]) await wire.must('done', { kind: 'ping' });

    since = performance.now();
    await at(here, devices[0]!).post('sign-out-everywhere');
    expect(await longestOf(others, since)).toBeLessThan(LONGEST_MS);

    const eve = await new Browser(here).signIn('Eve');
    const wires = [await eve.connect(), await at(there, eve).connect()];
    since = performance.now();
    await eve.post('erase');
    expect(await longestOf(wires, since)).toBeLessThan(LONGEST_MS);
    await ben.must('done', { kind: 'ping' });
    ben.close();
  }, 30_000);
});

/** A round is made when the test says so. */
class RoundClock implements Clock {
  readonly elapsed = systemClock.elapsed;
  #round: () => void = () => {};
  rounds = 0;
  ahead = 0;

  now(): number {
    return systemClock.now() + this.ahead;
  }

  after(ms: number, run: () => void): () => void {
    if (ms === 0) return systemClock.after(ms, run);
    if (ms < LONGEST_MS) this.#round = run;
    this.rounds += 1;
    return () => {};
  }

  async look(): Promise<void> {
    this.#round();
    for (let turn = 0; turn < 5; turn++) await new Promise((resolve) => setImmediate(resolve));
  }
}

async function attended() {
  const [storage, clock] = [new MemoryStorage(), new RoundClock()];
  const people = new People({ storage, clock, random: systemRandom });
  // Every hint is lost.
  (storage.sessions as { listen: SessionStorage['listen'] }).listen = () => () => {};
  const attendance = new Attendance({ people, clock });
  const closed: string[] = [];
  const { player, token } = await people.addGuest('Anna');
  const came = async (name: string, by: string): Promise<void> => {
    const taken = await people.takeTicket((await people.ticketFor(player, by)) ?? '');
    attendance.add({ close: () => closed.push(name) }, taken?.session ?? '');
  };
  await came('phone', token);
  const other = await people.welcome(player);
  await came('laptop', other);
  return { storage, clock, people, attendance, closed, token, other };
}

test('where every hint is lost, a session that has ended is found by looking, and so is one whose time is up', async () => {
  const { clock, people, closed, token } = await attended();
  await clock.look();
  expect(closed).toEqual([]);
  await people.forgetToken(token);
  expect(closed).toEqual([]);
  await clock.look();
  expect(closed).toEqual(['phone']);
  clock.ahead = 61 * 24 * 60 * 60 * 1000;
  await clock.look();
  expect(closed).toContain('laptop');
});

test('nobody is sent away because the storage does not answer', async () => {
  const { storage, clock, closed } = await attended();
  (storage.sessions as { lasting: SessionStorage['lasting'] }).lasting = () => Promise.reject(new Error('no answer'));
  await clock.look();
  await clock.look();
  expect(closed).toEqual([]);
});

test('a server that is closed while it looks does not look again', async () => {
  const { clock, attendance } = await attended();
  await clock.look();
  const looking = clock.look();
  attendance.close();
  const { rounds } = clock;
  await looking;
  expect(clock.rounds).toBe(rounds);
});
