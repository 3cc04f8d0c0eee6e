// npm run soak: long trials of a real server in a process of its own. This program is both: who tries, and, with "serve", the server.
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../index.ts';
import { Metrics, serveMetrics } from '../operations/metrics.ts';
import { openStorage } from '../storage/open.ts';
import { isPostgres } from '../storage/places.ts';
import { soakCanaries } from './canaries.ts';
import { onOtherCore } from './cores.ts';
import { soakCuts } from './cuts.ts';
import { playOnFloor, serveFloor } from './floor.ts';
import { type Effort, playAtFullSpeed } from './full-speed.ts';
import { killed, type ProgramPlan, soakKills, started, type Victim } from './kill.ts';
import { soakLoad, type Usage } from './load.ts';
import { loseSomeHints } from './lost-hints.ts';
import { soakNonsense } from './nonsense.ts';
import { soakOpening } from './opening.ts';
import { soakPauses } from './paused.ts';
import { BadNetwork } from './proxy.ts';
import { RAISED } from './raised.ts';

export interface SoakOptions {
  /** How many kills, cuts, messages or games. */
  readonly times: number;
  readonly tables: number;
  /** How long a server sleeps at most, or how long moves are made. */
  readonly seconds: number;
  /** How many moves a second, and of which game. */
  readonly rate: number;
  readonly game: string;
  readonly database?: string | undefined;
  /** That database, if it is to be killed as well. */
  readonly victim?: Victim | undefined;
}

interface Trial extends Omit<SoakOptions, 'database'>, ProgramPlan {
  readonly folder: string;
}

/** By then who was cut off is back, 99 times of 100. */
const IN_STEP_AGAIN_MS = 5000;

/** For those who measure other servers in the same way. */
export { onOtherCore };

/** Each tells what should not have been. */
const TRIALS: Readonly<Record<string, (trial: Trial) => Promise<readonly string[]>>> = {
  kill(trial) {
    // A server whose database dies has much to complain about.
    const quiet = trial.victim && { log: (text: string) => appendFileSync(join(trial.folder, 'server.log'), text) };
    return soakKills({ ...trial, ...quiet, kills: trial.times, say: console.log });
  },
  async cuts(trial) {
    const network = await BadNetwork.open();
    network.target = trial.port;
    const plan = { cuts: trial.times, tables: trial.tables, longest: IN_STEP_AGAIN_MS, network, say: console.log };
    return withServer(trial, network.url, () => soakCuts({ ...plan, storage: () => openStorage(trial.database) }));
  },
  async pauses(trial) {
    if (!isPostgres(trial.database)) throw new Error('Several servers share a PostgreSQL: name it by DATABASE_URL.');
    const ports = [trial.port, await freePort(), await freePort()];
    const plan = { pauses: trial.times, longestMs: 1000 * trial.seconds, say: console.log };
    return soakPauses({ ...trial, ...plan, ports });
  },
  async nonsense(trial) {
    const url = `http://localhost:${trial.port}`;
    const { times: messages, tables, game } = trial;
    const plan = { messages, tables, game, url, slowdown: 2, say: console.log };
    return withServer(trial, url, () => soakNonsense({ ...plan, storage: () => openStorage(trial.database) }));
  },
  async canaries(trial) {
    const url = `http://localhost:${trial.port}`;
    let logs = '';
    const log = (text: string): void => {
      logs += text;
    };
    const key = () => Buffer.from(readFileSync(join(trial.folder, 'seeds.key'), 'utf8').trim(), 'hex');
    const plan = { url, games: trial.times, seats: 4, key, logs: () => logs, say: console.log };
    return withServer({ ...trial, log }, url, () =>
      soakCanaries({ ...plan, storage: () => openStorage(trial.database) }),
    );
  },
  async load(trial) {
    const [url, metrics] = [`http://localhost:${trial.port}`, await freePort()];
    const program = onOtherCore(trial.program, console.log);
    const plan = {
      ...trial,
      url,
      seats: 4,
      limits: loadLimits(trial.rate),
      enough: 0.98,
      warmUpSeconds: 15,
      say: console.log,
    };
    return withServer({ ...trial, program, metrics }, url, () =>
      soakLoad({ ...plan, storage: () => openStorage(trial.database), usage: () => usageAt(metrics) }),
    );
  },
  async open(trial) {
    const [url, metrics] = [`http://localhost:${trial.port}`, await freePort()];
    const plan = { ...trial, metrics, program: onOtherCore(trial.program, console.log) };
    let server = await started(plan, url);
    const restart = async (): Promise<void> => {
      await killed(server);
      server = await started(plan, url);
    };
    const size = { url, seats: 4, lengths: LENGTHS, warmUps: 10, limit: OPEN_MS };
    return soakOpening({ ...trial, ...size, restart, usage: () => usageAt(metrics), say: console.log }).finally(() =>
      killed(server),
    );
  },
};

/** Of the tables that are opened, in entries, and how long that may take. */
const LENGTHS = [100, 1000, 3000, 10_000];
const OPEN_MS = 100;

async function withServer<T>(trial: Trial, origin: string, run: () => Promise<T>): Promise<T> {
  const server = await started(trial, `http://localhost:${trial.port}`, origin);
  try {
    return await run();
  } finally {
    await killed(server);
  }
}

/** Returns whether all is well. */
export async function soak(name: string, options: SoakOptions): Promise<boolean> {
  const trial = TRIALS[name];
  if (trial === undefined) throw new Error(`There is no soak "${name}"; known: ${Object.keys(TRIALS).join(', ')}.`);
  const folder = mkdtempSync(join(tmpdir(), 'riband-soak-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const begun = performance.now();
  const problems = await trial({
    ...{ ...options, folder, port: await freePort() },
    database: options.database ?? join(folder, 'tables.db'),
    program: programIn(folder),
  });
  for (const problem of problems.slice(0, 20)) console.log(problem);
  const seconds = ((performance.now() - begun) / 1000).toFixed(0);
  console.log(`${problems.length} problems (${seconds} s)${problems.length > 0 ? `; everything is in ${folder}` : ''}`);
  if (problems.length === 0) rmSync(folder, { recursive: true });
  return problems.length === 0;
}

/** For the comparison with others: whole games of a small game, for four, on a server of its own; first some to warm up. */
export function measureMoves(game: string, tables: number): Promise<Effort> {
  return measured('serve', tables, (plan) => playAtFullSpeed({ ...plan, game, seats: 4 }));
}

/** The same of the simplest server with these libraries. */
export function measureFloor(tables: number): Promise<Effort> {
  return measured('floor', tables, playOnFloor);
}

type Measurable = Parameters<typeof playOnFloor>[0];

async function measured(as: Role, tables: number, play: (plan: Measurable) => Promise<Effort>): Promise<Effort> {
  const folder = mkdtempSync(join(tmpdir(), 'riband-bench-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const [port, metrics] = [await freePort(), await freePort()];
  const program = onOtherCore(programIn(folder, as), console.log);
  const url = `http://localhost:${port}`;
  const server = await started({ port, metrics, program, database: join(folder, 'tables.db') }, url);
  try {
    const plan = { url, usage: () => usageAt(metrics) };
    await play({ ...plan, tables: Math.ceil(tables / 4) });
    return await play({ ...plan, tables });
  } finally {
    await killed(server);
    rmSync(folder, { recursive: true });
  }
}

type Role = 'serve' | 'floor';

const programIn = (folder: string, as: Role = 'serve'): readonly string[] => [
  ...[process.execPath, fileURLToPath(import.meta.url), as, folder],
];

const [role, folder = '', port, database = '', origin, metrics] = process.argv.slice(2);
// A server does not outlive who tries it.
if (role === 'serve' || role === 'floor') process.stdin.on('end', () => process.exit()).resume();
if (role === 'floor') {
  await serveMetrics(new Metrics(), '127.0.0.1', Number(metrics));
  await serveFloor(Number(port), database);
}
if (role === 'serve') {
  if (isPostgres(database)) loseSomeHints();
  await startServer({
    ...{ host: 'localhost', port: Number(port), webFolder: folder, database, threads: 1, limits: RAISED },
    // Of trials before this one there may be tables in the same database.
    ...{ key: { file: join(folder, 'seeds.key') }, isNewKey: true },
    ...(origin === undefined ? {} : { origins: [origin] }),
    ...(metrics ? { metrics: { host: '127.0.0.1', port: Number(metrics) } } : {}),
  });
}

/** What is promised at the usual rate, and at a higher one: until everybody sees a move, in milliseconds. */
const loadLimits = (rate: number) => ({
  ...(rate <= 250 ? { half: 10, most: 100 } : { half: Number.POSITIVE_INFINITY, most: 250 }),
  bytes: 2 ** 30,
});

async function usageAt(port: number): Promise<Usage> {
  const told = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const read = (name: string): number => Number(new RegExp(`^${name} (.+)$`, 'm').exec(told)?.[1]);
  return { cpuSeconds: read('process_cpu_seconds_total'), bytes: read('process_resident_memory_bytes') };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port: taken } = probe.address() as AddressInfo;
      probe.close(() => resolve(taken));
    });
  });
}
