import type { ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import pg from 'pg';
import { openStorage } from '../storage/open.ts';
import { pause } from './client.ts';
import { acknowledgedIn, newMeeting, playForEver, problemsIn, progress } from './games.ts';
import { killed, type ProgramPlan, started } from './kill.ts';

export interface PausePlan extends Omit<ProgramPlan, 'port'> {
  readonly ports: readonly number[];
  readonly pauses: number;
  readonly longestMs: number;
  readonly tables: number;
  say(line: string): void;
}

/**
 * Several servers on one PostgreSQL, of which one sleeps and wakes up again and again, and hints are lost, one in twenty and now and then all of
 * them: still one history for each table.
 */
export async function soakPauses(plan: PausePlan): Promise<readonly string[]> {
  const urls = plan.ports.map((port) => `http://localhost:${port}`);
  const servers = await startAll(plan, urls);
  const meeting = newMeeting(...urls);
  const games = Array.from({ length: plan.tables }, (_, index) => playForEver(meeting, index));
  for (let number = 0; number < plan.pauses; number++) {
    await progress(meeting);
    const server = servers[randomInt(servers.length)];
    server?.kill('SIGSTOP');
    await loseAllHints(plan.database);
    await pause(randomInt(plan.longestMs));
    server?.kill('SIGCONT');
  }
  await progress(meeting);
  meeting.stopped = true;
  const met = (await Promise.all(games)).flat();
  await Promise.all(servers.map(killed));
  const storage = await openStorage(plan.database);
  const found = await problemsIn(storage, meeting);
  await storage.close();
  plan.say(`${plan.pauses} pauses, ${meeting.acknowledged.size} games, ${acknowledgedIn(meeting)} moves acknowledged`);
  return [...met, ...found];
}

/** One after the other: the first brings the database up to date. */
async function startAll(plan: PausePlan, urls: readonly string[]): Promise<readonly ChildProcess[]> {
  const servers: ChildProcess[] = [];
  for (const [index, url] of urls.entries())
    servers.push(await started({ ...plan, port: plan.ports[index] ?? 0 }, url));
  return servers;
}

/** Ends the connections on which servers hear of each other's moves: until they have new ones, all hints are lost. */
async function loseAllHints(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE query LIKE 'LISTEN %' AND datname = current_database() AND pid <> pg_backend_pid()`,
  );
  await client.end();
}
