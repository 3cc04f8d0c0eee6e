import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { findGameOf } from '@riband/catalog';
import { loadTable } from '@riband/table';
import { knownFrom, saveIn } from '../record/known.ts';
import { openStorage } from '../storage/open.ts';
import type { Storage } from '../storage/storage.ts';
import { type Meeting, pause, SoakPlayer } from './client.ts';

export interface KillPlan {
  readonly kills: number;
  readonly tables: number;
  readonly database: string;
  readonly port: number;
  /** Starts a server as a process of its own, which can be killed. */
  readonly program: readonly string[];
  say(line: string): void;
}

/** Kills a server again and again while games are played as fast as they go, and then holds what is stored against what was acknowledged. */
export async function soakKills(plan: KillPlan): Promise<readonly string[]> {
  const meeting: Meeting = { url: `http://localhost:${plan.port}`, acknowledged: new Map(), stopped: false };
  let server = await started(plan, meeting.url);
  const games = Array.from({ length: plan.tables }, (_, index) => playForEver(meeting, index));
  for (let kill = 1; kill <= plan.kills; kill++) {
    await progress(meeting);
    await pause(randomInt(0, 400));
    await killed(server);
    server = await started(plan, meeting.url);
    if (kill % 20 === 0) plan.say(`${kill} kills, ${acknowledgedIn(meeting)} moves acknowledged`);
  }
  await pause(500);
  meeting.stopped = true;
  await killed(server);
  const problems = (await Promise.all(games)).flat();
  const storage = await openStorage(plan.database);
  const found = await Promise.all([...meeting.acknowledged].map(([id, commands]) => problemsOf(storage, id, commands)));
  await storage.close();
  plan.say(`${plan.kills} kills, ${meeting.acknowledged.size} games, ${acknowledgedIn(meeting)} moves acknowledged`);
  return [...problems, ...found.flat()];
}

const LONGEST_PAUSE_MS = 30_000;

const acknowledgedIn = ({ acknowledged }: Meeting): number =>
  [...acknowledged.values()].reduce((sum, commands) => sum + commands.size, 0);

/** Waits until something was acknowledged since: killing a server that does nothing proves nothing. */
async function progress(meeting: Meeting): Promise<void> {
  const before = acknowledgedIn(meeting);
  const late = Date.now() + LONGEST_PAUSE_MS;
  while (acknowledgedIn(meeting) === before)
    if (Date.now() > late) throw new Error(`nothing was acknowledged in ${LONGEST_PAUSE_MS} ms`);
    else await pause(10);
}

/** One game after the other with the same two players; what they met that should not be. */
async function playForEver(meeting: Meeting, index: number): Promise<readonly string[]> {
  const players = [new SoakPlayer(meeting, `Anna ${index}`), new SoakPlayer(meeting, `Ben ${index}`)] as const;
  try {
    while (!meeting.stopped) {
      const table = await seated(players);
      meeting.acknowledged.set(table, new Set());
      await Promise.all(players.map((player) => player.play(table)));
    }
    return [];
  } catch (problem) {
    return meeting.stopped ? [] : [String(problem)];
  } finally {
    for (const player of players) player.close();
  }
}

async function seated([anna, ben]: readonly [SoakPlayer, SoakPlayer]): Promise<string> {
  const created = await anna.ask({
    kind: 'create',
    game: 'example',
    seats: 2,
    options: { rounds: 6 },
    clock: null,
    listed: false,
    watching: 'invited',
  });
  if (created.kind !== 'created') throw new Error(`a table could not be opened: ${JSON.stringify(created)}`);
  const { invitation, lobby } = created;
  const { table } = lobby;
  for (const [seat, player] of [anna, ben].entries()) {
    const sit = { kind: 'sit', table, seat, contribution: randomBytes(16).toString('hex') } as const;
    // A connection that was lost meanwhile has to be led to the table again.
    do await player.ask({ kind: 'open', table, invitation });
    while ((await player.ask(sit)).kind === 'missing');
  }
  do await anna.ask({ kind: 'open', table });
  while ((await anna.ask({ kind: 'start', table })).kind === 'missing');
  return table;
}

async function problemsOf(storage: Storage, id: string, commands: ReadonlySet<string>): Promise<readonly string[]> {
  const stored = await storage.table(id);
  if (stored === undefined) return [`table ${id} is gone`];
  const times = new Map<string, number>();
  for (const { command } of stored.rows) if (command !== null) times.set(command, (times.get(command) ?? 0) + 1);
  const wrong = [...commands].filter((command) => times.get(command) !== 1);
  try {
    const save = saveIn(knownFrom(id, stored), stored);
    if (save !== undefined) loadTable(findGameOf, save);
  } catch (problem) {
    return [`table ${id} cannot be played again: ${problem}`];
  }
  return wrong.map((command) => `${command} was acknowledged and is stored ${times.get(command) ?? 0} times`);
}

async function started({ program, port, database }: KillPlan, url: string): Promise<ChildProcess> {
  const [command = '', ...args] = program;
  const server = spawn(command, [...args, `${port}`, database], { stdio: ['pipe', 'ignore', 'inherit'] });
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

function killed(server: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    server.once('exit', () => resolve());
    server.kill('SIGKILL');
  });
}
