import type { Storage } from '../storage/storage.ts';
import { pause } from './client.ts';
import { share } from './figures.ts';
import { LoadTable, type Times } from './load-table.ts';

export interface LoadPlan {
  readonly url: string;
  readonly game: string;
  readonly tables: number;
  readonly seats: number;
  /** Moves a second, at all tables together. */
  readonly rate: number;
  readonly seconds: number;
  /** So long it plays before anything is counted, as it will be played then: a program that has just started is still being compiled. */
  readonly warmUpSeconds: number;
  /** How long half of all moves, and 99 of 100, may take until everybody sees them, and how much memory the server may use. */
  readonly limits: { readonly half: number; readonly most: number; readonly bytes: number };
  /** Of the moves that were to be made, this share must have been: else the rate is not what it is called. */
  readonly enough: number;
  storage(): Promise<Storage>;
  /** Of the server. */
  usage(): Promise<Usage>;
  say(line: string): void;
}

export interface Usage {
  readonly cpuSeconds: number;
  readonly bytes: number;
}

/** Tables are opened so many at a time. */
const AT_ONCE = 8;
const PATIENCE_MS = 120_000;

/** Many tables at once, at each of which somebody moves again and again: how long it takes, what it costs, and whether all see the same. */
export async function soakLoad(plan: LoadPlan): Promise<readonly string[]> {
  const times: Times = { answered: [], seen: [] };
  const tables = await opened(plan, times);
  plan.say(`${tables.length} tables of ${plan.game}, ${plan.seats} at each`);
  await warmUp(plan, tables, times);
  const [before, own] = [await plan.usage(), process.cpuUsage()];
  const begun = performance.now();
  const made = await playAtRate(plan, tables);
  const seconds = (performance.now() - begun) / 1000;
  const [after, ownAfter] = [await plan.usage(), process.cpuUsage(own)];
  await rest(tables);

  const storage = await plan.storage();
  const found: string[] = [];
  for (const table of tables) found.push(...(await table.problemsIn(storage)));
  await storage.close();
  for (const table of tables) table.close();

  const cpu = after.cpuSeconds - before.cpuSeconds;
  const ownCpu = (ownAfter.user + ownAfter.system) / 1e6;
  const [half, most] = [share(times.seen, 0.5), share(times.seen, 0.99)];
  plan.say(`${made} moves in ${seconds.toFixed(1)} s, ${(made / seconds).toFixed(0)} a second`);
  plan.say(`seen by all after ${half.toFixed(1)} ms (half), ${most.toFixed(1)} ms (99 of 100)`);
  plan.say(
    `acknowledged after ${share(times.answered, 0.5).toFixed(1)} ms (half), ${share(times.answered, 0.99).toFixed(1)} ms (99 of 100)`,
  );
  plan.say(`processor: server ${percent(cpu, seconds)}, who tries it ${percent(ownCpu, seconds)} of a core`);
  plan.say(`${(made / cpu).toFixed(0)} moves in a second of the server's processor time`);
  plan.say(`memory of the server: ${(after.bytes / 2 ** 20).toFixed(0)} MiB`);
  return [
    ...found,
    ...slowness({ ...plan.limits, took: { half, most, bytes: after.bytes } }),
    ...shortfall(plan, made),
  ];
}

const percent = (part: number, whole: number): string => `${((100 * part) / whole).toFixed(0)} %`;

function slowness(limits: LoadPlan['limits'] & { readonly took: LoadPlan['limits'] }): readonly string[] {
  const { half, most, bytes, took } = limits;
  return [
    ...(took.half > half ? [`half of all moves took more than ${half} ms`] : []),
    ...(took.most > most ? [`one of 100 moves took more than ${most} ms`] : []),
    ...(took.bytes > bytes ? [`the server used more than ${bytes / 2 ** 20} MiB`] : []),
  ];
}

function shortfall({ rate, seconds, enough }: LoadPlan, made: number): readonly string[] {
  const wanted = Math.floor(rate * seconds);
  return made < enough * wanted ? [`only ${made} of ${wanted} moves could be made`] : [];
}

async function opened(plan: LoadPlan, times: Times): Promise<readonly LoadTable[]> {
  const tables: LoadTable[] = [];
  let begun = 0;
  const openSome = async (): Promise<void> => {
    while (begun++ < plan.tables) tables.push(await LoadTable.open(plan.url, plan.game, plan.seats, times));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, openSome));
  return tables;
}

async function warmUp(plan: LoadPlan, tables: readonly LoadTable[], times: Times): Promise<void> {
  await playAtRate({ ...plan, seconds: plan.warmUpSeconds }, tables);
  await rest(tables);
  if (times.seen.length > 0)
    plan.say(
      `warmed up for ${plan.warmUpSeconds} s: seen by all after ${share(times.seen, 0.99).toFixed(1)} ms (99 of 100)`,
    );
  times.seen.length = 0;
  times.answered.length = 0;
}

/** Each move is due at its time, whatever became of those before: a server that is late does not slow down who waits for it. */
async function playAtRate({ rate, seconds }: LoadPlan, tables: readonly LoadTable[]): Promise<number> {
  const wanted = Math.floor(rate * seconds);
  const begun = performance.now();
  let [made, next] = [0, 0];
  for (let due = 0; due < wanted; ) {
    const now = performance.now();
    for (; due < wanted && begun + (1000 * due) / rate <= now; due++) {
      // The next table where somebody can move; if there is none, the move is lost, and that is counted.
      for (let tried = 0; tried < tables.length; tried++) {
        next = (next + 1) % tables.length;
        if (!tables[next]?.play(begun + (1000 * due) / rate)) continue;
        made += 1;
        break;
      }
    }
    await pause(1);
  }
  return made;
}

async function rest(tables: readonly LoadTable[]): Promise<void> {
  const late = Date.now() + PATIENCE_MS;
  while (tables.some(({ isAtRest }) => !isAtRest) && Date.now() < late) await pause(20);
}
