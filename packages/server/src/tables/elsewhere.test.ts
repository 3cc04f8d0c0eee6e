import { expect, onTestFinished, test } from 'vitest';
import { systemRandom } from '../ports/random.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import { Elsewhere } from './elsewhere.ts';
import { read } from './sighting.ts';

/** Several servers, whose time passes when the test says so; what is told may be lost on the way to all, fail, or wait for ever. */
function servers(count: number) {
  const storage = new MemoryStorage();
  const words: string[] = [];
  const warnings: string[] = [];
  const weather = { loses: false, fails: false, until: Promise.resolve() };
  const { presence } = storage;
  const tell = presence.tell.bind(presence);
  presence.tell = async (word) => {
    words.push(word);
    if (weather.fails) throw new Error('the storage does not answer');
    await weather.until;
    if (!weather.loses) await tell(word);
  };
  let passed = 0;
  const all = Array.from({ length: count }, () => {
    const timers: { at: number; run: () => void }[] = [];
    const clock = {
      now: () => passed,
      elapsed: () => passed,
      after: (ms: number, run: () => void) => {
        timers.push({ at: passed + ms, run });
        return () => void timers.splice(0);
      },
    };
    const changes: string[] = [];
    const warn = (what: string) => void warnings.push(what);
    const server = new Elsewhere({ clock, storage, random: systemRandom, warn }, (table) => changes.push(table));
    onTestFinished(() => server.leave());
    return { server, changes, timers };
  });
  /** Whatever follows has followed by then. */
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  /** Of these the clock goes on; the others are dead. */
  const pass = async (ms: number, living = all) => {
    const end = passed + ms;
    for (; passed < end; await settle()) {
      passed += 1000;
      for (const { timers } of living)
        for (const due of timers.filter(({ at }) => at <= passed)) timers.splice(timers.indexOf(due), 1)[0]!.run();
    }
  };
  return { all, storage, words, warnings, weather, settle, pass };
}

test('who comes to a table at one server is there for the others, and they for who comes, until they go', async () => {
  const { all, settle } = servers(3);
  const [one, two, three] = all.map(({ server }) => server);
  one!.tell('t', ['anna']);
  await settle();
  two!.tell('t', ['ben']);
  await settle();
  const seen = () => [one, two, three].map((server) => ['anna', 'ben'].filter((player) => server!.has('t', player)));
  expect(seen()).toEqual([['ben'], ['anna'], []]);
  expect(all[0]!.changes).toEqual(['t']);
  three!.tell('t', ['max']);
  await settle();
  expect(seen()).toEqual([['ben'], ['anna'], ['anna', 'ben']]);
  two!.tell('t', []);
  await settle();
  expect(seen()).toEqual([[], [], ['anna']]);
});

test('nobody is told twice, nor about tables at which they have nobody', async () => {
  const { all, words, settle } = servers(2);
  const [one, two] = all.map(({ server }) => server);
  for (let times = 0; times < 3; times++) one!.tell('t', ['anna']);
  two!.tell('other', ['ben']);
  await settle();
  expect(words).toHaveLength(2);
  expect(all.map(({ changes }) => changes)).toEqual([[], []]);
});

test('who looked on at a server that ends is gone at once, and of one that dies within a minute and a half', async () => {
  const { all, settle, pass } = servers(3);
  const [one, two, three] = all.map(({ server }) => server);
  one!.tell('t', ['anna']);
  two!.tell('t', ['ben']);
  three!.tell('t', ['max']);
  await settle();
  two!.leave();
  await settle();
  expect([one!.has('t', 'ben'), one!.has('t', 'max')]).toEqual([false, true]);
  await pass(300_000, [all[0]!, all[2]!]);
  expect(one!.has('t', 'max')).toBe(true);
  await pass(90_000, [all[0]!]);
  expect(one!.has('t', 'max')).toBe(false);
});

test('what was lost on the way is asked for again', async () => {
  const { all, weather, settle, pass } = servers(2);
  const [one, two] = all.map(({ server }) => server);
  one!.tell('t', ['anna']);
  weather.loses = true;
  two!.tell('t', ['ben']);
  await settle();
  weather.loses = false;
  expect(one!.has('t', 'ben')).toBe(false);
  await pass(45_000);
  expect([one!.has('t', 'ben'), two!.has('t', 'anna')]).toEqual([true, true]);
  weather.loses = true;
  two!.tell('t', []);
  await settle();
  weather.loses = false;
  await pass(65_000);
  expect(one!.has('t', 'ben')).toBe(false);
  expect(all[0]!.changes.at(-1)).toBe('t');
});

test('a lost word costs a few, however many tables there are, and nobody answers who sees nobody', async () => {
  const { all, words, weather, settle, pass } = servers(3);
  const [one, two] = all.map(({ server }) => server);
  for (let table = 0; table < 200; table++) one!.tell(`t${table}`, ['anna']);
  two!.tell('t0', ['ben']);
  await settle();
  weather.loses = true;
  two!.tell('t1', ['ben']);
  await settle();
  weather.loses = false;
  words.length = 0;
  await pass(45_000);
  expect([one!.has('t0', 'ben'), one!.has('t1', 'ben'), two!.has('t1', 'anna')]).toEqual([true, true, true]);
  const told = words.map((word) => read(word)!.seen.length);
  // Three servers are there all the time, one asks, and one answers.
  expect(told.length).toBeLessThan(3 * 3 + 200 / 10 + 2);
  expect(told.reduce((sum, tables) => sum + tables)).toBeLessThan(210);
});

test('while a word is on its way, only the newest of each table waits, and who is silent is dropped all the same', async () => {
  const { all, words, weather, settle, pass } = servers(3);
  const [one, two, three] = all.map(({ server }) => server);
  three!.tell('t', ['max']);
  one!.tell('t', ['anna']);
  await settle();
  let goOn = (): void => {};
  weather.until = new Promise((resolve) => (goOn = resolve));
  words.length = 0;
  for (let times = 0; times < 100; times++) one!.tell('t', times % 2 === 0 ? ['anna', 'ben'] : ['ben']);
  two!.tell('t', ['eve']);
  expect(words).toHaveLength(2);
  await pass(90_000, [all[0]!]);
  expect(one!.has('t', 'max')).toBe(false);
  goOn();
  await settle();
  expect(['anna', 'ben'].filter((player) => two!.has('t', player))).toEqual(['ben']);
  expect(words.length).toBeLessThan(6);
});

test('that nobody can be told is warned about once, until somebody can', async () => {
  const { all, warnings, weather, settle, pass } = servers(1);
  const [{ server }] = all as [(typeof all)[number]];
  for (let times = 1; times <= 2; times++) {
    weather.fails = true;
    for (let table = 0; table < 50; table++) server.tell(`t${table}`, [`anna${times}`]);
    await pass(60_000);
    expect(warnings).toHaveLength(times);
    weather.fails = false;
    await pass(20_000);
  }
  await settle();
  expect(warnings).toHaveLength(2);
});

test('words of another version, or of nobody, disturb nobody', async () => {
  const { all, storage, settle } = servers(1);
  const [one] = all;
  one!.server.tell('t', ['anna']);
  for (const word of ['', 'x', '{}', '{"server":"other","number":1}', '[1]']) await storage.presence.tell(word);
  await settle();
  expect(one!.changes).toEqual([]);
});
