import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { openStorage } from '../storage/open.ts';
import { pause } from './client.ts';
import { acknowledgedIn, newMeeting, playForEver, problemsIn, progress } from './games.ts';

/** A server as a process of its own. */
export interface ProgramPlan {
  readonly database: string;
  readonly port: number;
  /** Where it tells how it is, if anywhere. */
  readonly metrics?: number;
  /** Hears all that it writes; without, its complaints are shown. */
  log?(text: string): void;
  /** Starts it; it can be killed. */
  readonly program: readonly string[];
}

/** Something that can be killed and started again. */
export interface Victim {
  kill(): Promise<void>;
  start(): Promise<void>;
}

export interface KillPlan extends ProgramPlan {
  /** The database itself, if it is to be killed as well. */
  readonly victim?: Victim | undefined;
  readonly kills: number;
  readonly tables: number;
  say(line: string): void;
}

/** Kills a server again and again while games are played as fast as they go, and then holds what is stored against what was acknowledged. */
export async function soakKills(plan: KillPlan): Promise<readonly string[]> {
  const url = `http://localhost:${plan.port}`;
  const meeting = newMeeting(url);
  let server = await started(plan, url);
  const games = Array.from({ length: plan.tables }, (_, index) => playForEver(meeting, index));
  try {
    for (let kill = 1; kill <= plan.kills; kill++) {
      await progress(meeting);
      await pause(randomInt(0, 400));
      server = await killedAndStarted(plan, url, server, VICTIMS[(kill - 1) % VICTIMS.length] ?? 'both');
      if (kill % 20 === 0) plan.say(`${kill} kills, ${acknowledgedIn(meeting)} moves acknowledged`);
    }
    await pause(500);
  } finally {
    meeting.stopped = true;
  }
  await killed(server);
  const problems = (await Promise.all(games)).flat();
  const storage = await openStorage(plan.database);
  const found = await problemsIn(storage, meeting);
  await storage.close();
  plan.say(`${plan.kills} kills, ${meeting.acknowledged.size} games, ${acknowledgedIn(meeting)} moves acknowledged`);
  return [...problems, ...found];
}

/** In turn. */
const VICTIMS = ['database', 'server', 'both'] as const;

async function killedAndStarted(
  plan: KillPlan,
  url: string,
  server: ChildProcess,
  victim: (typeof VICTIMS)[number],
): Promise<ChildProcess> {
  if (server.exitCode !== null) throw new Error(`the server has ended by itself, with ${server.exitCode}`);
  const hits = plan.victim === undefined ? 'server' : victim;
  const [hitsServer, hitsDatabase] = [hits !== 'database', hits !== 'server'];
  await Promise.all([hitsServer ? killed(server) : null, hitsDatabase ? plan.victim?.kill() : null]);
  if (hitsDatabase) await plan.victim?.start();
  return hitsServer ? started(plan, url) : server;
}

export async function started(
  { program, port, database, metrics, log }: ProgramPlan,
  url: string,
  origin = url,
): Promise<ChildProcess> {
  const [command = '', ...args] = program;
  const server = spawn(command, [...args, `${port}`, database, origin, `${metrics ?? ''}`], {
    stdio: log === undefined ? ['pipe', 'ignore', 'inherit'] : 'pipe',
  });
  for (const stream of [server.stdout, server.stderr]) stream?.on('data', (text) => log?.(String(text)));
  for (let tries = 0; tries < 400; tries++) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
    if (
      await fetch(`${url}/health`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return server;
    await pause(25);
  }
  throw new Error('the server did not start');
}

export function killed(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
