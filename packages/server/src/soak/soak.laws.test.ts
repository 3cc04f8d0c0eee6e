import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CATALOG } from '@riband/catalog';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServer } from '../index.ts';
import { openStorage } from '../storage/open.ts';
import { soakCanaries } from './canaries.ts';
import { soakCuts } from './cuts.ts';
import { playAtFullSpeed } from './full-speed.ts';
import { soakLoad } from './load.ts';
import { soakNonsense } from './nonsense.ts';
import { soakOpening } from './opening.ts';
import { BadNetwork } from './proxy.ts';
import { RAISED } from './raised.ts';

/** A real server on real sockets and a real file, found under that address. */
async function serve(origin?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'riband-soak-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const database = join(folder, 'tables.db');
  const start = (port: number) =>
    startServer({
      ...{ host: 'localhost', port, webFolder: folder, database, threads: 0, limits: RAISED },
      key: { file: join(folder, 'seeds.key') },
      ...(origin === undefined ? {} : { origins: [origin] }),
    });
  let server = await start(0);
  const { url } = server;
  const restart = async (): Promise<void> => {
    await server.close();
    server = await start(Number(new URL(url).port));
  };
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  const key = () => Buffer.from(readFileSync(join(folder, 'seeds.key'), 'utf8').trim(), 'hex');
  return { url, restart, storage: () => openStorage(database), key };
}

test('over a network that cuts connections in the middle of messages nothing is lost or doubled, and all come back', async () => {
  const network = await BadNetwork.open();
  onTestFinished(() => network.close());
  const { url, storage } = await serve(network.url);
  network.target = Number(new URL(url).port);
  const said: string[] = [];
  // How soon is measured by the long ones, on a machine that does nothing else.
  const plan = { cuts: 5, tables: 2, longest: Number.POSITIVE_INFINITY };
  expect(await soakCuts({ ...plan, network, storage, say: (line) => said.push(line) })).toEqual([]);
  expect(said.join('\n')).toMatch(/^\d+ cuts, [1-9]\d* moves acknowledged\nin step again after/);
});

test('whatever makes no sense or is not allowed changes nothing, and those who play go on', async () => {
  const { url, storage } = await serve();
  const said: string[] = [];
  const plan = { messages: 100, tables: 1, game: 'example', url, slowdown: Number.POSITIVE_INFINITY, storage };
  expect(await soakNonsense({ ...plan, say: (line) => said.push(line) })).toEqual([]);
  expect(said.join('\n')).toMatch(
    /^200 messages; answers took .*\nlooked back at a game of example [1-9]\d* times, and was refused \d+ times$/,
  );
});

test('many tables move at a given rate, and everybody sees what is stored', async () => {
  const { url, storage } = await serve();
  const said: string[] = [];
  const limits = { half: Number.POSITIVE_INFINITY, most: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };
  // How many is measured by the long ones, on a machine that does nothing else.
  const size = { game: 'shipyard-second', tables: 3, seats: 4, rate: 10, seconds: 2, warmUpSeconds: 1, enough: 0 };
  const plan = { url, storage, limits, ...size };
  const usage = async () => ({ cpuSeconds: process.cpuUsage().user / 1e6, bytes: process.memoryUsage.rss() });
  expect(await soakLoad({ ...plan, usage, say: (line) => said.push(line) })).toEqual([]);
  expect(said.join('\n')).toMatch(
    /^3 tables of shipyard-second, 4 at each\nwarmed up for 1 s: seen .*\n[1-9]\d* moves in .*\nseen by all after/,
  );
});

test('tables of any length are opened by a server that has just started, and then tell their whole story', async () => {
  const { url, restart } = await serve();
  const said: string[] = [];
  // How long that takes is measured by the long ones, on a machine that does nothing else; what is read, in tables/past.test.ts.
  const size = { game: 'example', seats: 2, lengths: [20, 300], warmUps: 1, times: 1, limit: Number.POSITIVE_INFINITY };
  const usage = async () => ({ cpuSeconds: process.cpuUsage().user / 1e6 });
  expect(await soakOpening({ ...size, url, restart, usage, say: (line) => said.push(line) })).toEqual([]);
  expect(said.join('\n')).toMatch(/^2\d entries: seen after .*\n30\d entries: seen after .*; the whole story after/);
});

test('a server that takes too long, and moves that could not be made, are found', async () => {
  const { url, storage } = await serve();
  const limits = { half: 0, most: 0, bytes: 1 };
  const size = { game: 'example', tables: 1, seats: 4, rate: 5000, seconds: 0.2, warmUpSeconds: 0, enough: 0.98 };
  const plan = { url, storage, limits, ...size };
  const usage = async () => ({ cpuSeconds: 0, bytes: 2 });
  const problems = await soakLoad({ ...plan, usage, say: () => {} });
  expect(problems.join('\n')).toMatch(/^half of all.*\none of 100.*\nthe server used more.*\nonly \d+ of 1000 moves/);
});

test('whole games go as fast as they can, as they do for the comparison with other servers', async () => {
  const { url } = await serve();
  const usage = async () => ({ cpuSeconds: process.cpuUsage().user / 1e6, bytes: 0 });
  const { moves, cpuSeconds } = await playAtFullSpeed({ url, usage, game: 'example', tables: 2, seats: 4 });
  expect(moves).toBeGreaterThan(20);
  expect(cpuSeconds).toBeGreaterThan(0);
});

test('whole games of everything tell nobody what is not for them, nor do the logs', async () => {
  const { url, storage, key } = await serve();
  const said: string[] = [];
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const logs = () => logged.mock.calls.flat().map(String).join('\n');
  const plan = { url, storage, key, games: 1, seats: 2, logs, say: (line: string) => said.push(line) };
  expect(await soakCanaries(plan)).toEqual([]);
  expect(said).toHaveLength(CATALOG.length);
});
