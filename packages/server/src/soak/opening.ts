import { pause } from './client.ts';
import { highest, share } from './figures.ts';
import type { Usage } from './load.ts';
import { type LongTable, longTable } from './long-table.ts';
import { Page } from './page.ts';

export interface OpeningPlan {
  readonly url: string;
  readonly game: string;
  readonly seats: number;
  /** Of the tables, in entries. */
  readonly lengths: readonly number[];
  /** So many others are opened before: a program that has just started is still being compiled. */
  readonly warmUps: number;
  /** How often each is opened by a server that does not know it. */
  readonly times: number;
  /** How long it may take until somebody sees the table, in milliseconds. */
  readonly limit: number;
  /** Another server with the same storage, in its place. */
  restart(): Promise<void>;
  usage(): Promise<Pick<Usage, 'cpuSeconds'>>;
  say(line: string): void;
}

const WARM_UP_ENTRIES = 300;

/** How long somebody who comes to a table waits for it, by its length, if the server has to read it first. */
export async function soakOpening(plan: OpeningPlan): Promise<readonly string[]> {
  const made = (entries: number): Promise<LongTable> => longTable(plan.url, plan.game, plan.seats, entries);
  const tables = await Promise.all(plan.lengths.map(made));
  const others = await Promise.all(Array.from({ length: plan.warmUps }, () => made(WARM_UP_ENTRIES)));
  const took = tables.map((): Took => ({ shown: [], processor: [], whole: [] }));
  for (let time = 0; time < plan.times; time++) {
    await plan.restart();
    for (const other of others) await opened(plan, other);
    for (const [index, table] of tables.entries()) await opened(plan, table, took[index]);
  }
  return tables.flatMap(({ entries }, index) => {
    const { shown, processor, whole } = took[index] as Took;
    const late = shown.filter((time) => time > plan.limit).length;
    plan.say(
      `${entries} entries: seen after ${told(shown)}, ${late} of ${shown.length} times after more than ${plan.limit} ms; processor ${told(processor)}; the whole story after ${told(whole)}`,
    );
    return tooLong(entries, took[index] as Took, plan.limit);
  });
}

/**
 * Half of the times are held to the limit by the clock. All of them are by the processor: the worst by the clock may be due to whatever else
 * the machine does.
 */
export function tooLong(
  entries: number,
  { shown, processor }: Pick<Took, 'shown' | 'processor'>,
  limit: number,
): readonly string[] {
  const [half, worst] = [share(shown, 0.5), highest(processor)];
  const table = `a table with ${entries} entries`;
  return [
    ...(half > limit ? [`${table} took ${half.toFixed(0)} ms to open, half of the times`] : []),
    ...(worst > limit ? [`${table} once took ${worst.toFixed(0)} ms of the server's processor to open`] : []),
  ];
}

const told = (times: readonly number[]): string =>
  `${share(times, 0.5).toFixed(1)} ms (half), ${highest(times).toFixed(1)} ms (at most)`;

/** In milliseconds. */
interface Took {
  /** Until the table is seen, by the clock and by the processor of the server. */
  readonly shown: number[];
  readonly processor: number[];
  /** Until all that happened there was told. */
  readonly whole: number[];
}

async function opened({ url, usage }: OpeningPlan, { id, actor }: LongTable, took?: Took): Promise<void> {
  const page = await Page.open(url, actor.name, { cookie: actor.cookie });
  const { cpuSeconds } = await usage();
  const begun = performance.now();
  await page.must('table', { kind: 'open', table: id });
  took?.shown.push(performance.now() - begun);
  took?.processor.push(1000 * ((await usage()).cpuSeconds - cpuSeconds));
  // When one acted last is told with the whole story.
  while (page.state?.acted === undefined) await pause(1);
  took?.whole.push(performance.now() - begun);
  page.close();
}
