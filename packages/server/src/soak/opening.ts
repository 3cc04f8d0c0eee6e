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
  /** How often each is opened by a server that does not know it. */
  readonly times: number;
  /** How long it may take until somebody sees the table, in milliseconds. */
  readonly limit: number;
  /** Another server with the same storage, in its place. */
  restart(): Promise<void>;
  usage(): Promise<Pick<Usage, 'cpuSeconds'>>;
  say(line: string): void;
}

/** By then a server that has just started is as quick as it gets. */
const WARM_UPS = 10;
/** What a server does after it has answered is not what is measured. */
const REST_MS = 500;

/** How long somebody who comes to a table waits for it, by its length, if the server has to read it first. */
export async function soakOpening(plan: OpeningPlan): Promise<readonly string[]> {
  const tables: LongTable[] = [];
  for (const length of plan.lengths) tables.push(await longTable(plan.url, plan.game, plan.seats, length));
  const others: LongTable[] = [];
  for (let count = 0; count < WARM_UPS; count++) others.push(await longTable(plan.url, plan.game, plan.seats, 50));
  const took = tables.map((): Took => ({ shown: [], processor: [] }));
  for (let time = 0; time < plan.times; time++) {
    await plan.restart();
    for (const other of others) await opened(plan, other);
    for (const [index, table] of tables.entries()) await opened(plan, table, took[index]);
  }
  return tables.flatMap(({ entries }, index) => {
    const { shown, processor } = took[index] as Took;
    const [half, most] = [share(shown, 0.5), highest(shown)];
    plan.say(
      `${entries} entries: seen after ${half.toFixed(1)} ms (half), ${most.toFixed(1)} ms (at most); processor ${share(processor, 0.5).toFixed(1)} ms (half), ${highest(processor).toFixed(1)} ms (at most)`,
    );
    return half > plan.limit ? [`a table with ${entries} entries took ${half.toFixed(0)} ms to open`] : [];
  });
}

/** In milliseconds. */
interface Took {
  readonly shown: number[];
  readonly processor: number[];
}

async function opened({ url, usage }: OpeningPlan, { id, actor }: LongTable, took?: Took): Promise<void> {
  const page = await Page.open(url, actor.name, { cookie: actor.cookie });
  const { cpuSeconds } = await usage();
  const begun = performance.now();
  await page.must('table', { kind: 'open', table: id });
  took?.shown.push(performance.now() - begun);
  took?.processor.push(1000 * ((await usage()).cpuSeconds - cpuSeconds));
  await pause(took === undefined ? 0 : REST_MS);
  page.close();
}
