import { pause } from './client.ts';
import type { LoadPlan } from './load.ts';
import { LoadTable } from './load-table.ts';

export interface Effort {
  readonly moves: number;
  /** Of the server. */
  readonly cpuSeconds: number;
}

/** Whole games at all tables at once, as fast as they go; what the moves took, without the opening of the tables. */
export async function playAtFullSpeed(
  plan: Pick<LoadPlan, 'url' | 'game' | 'tables' | 'seats' | 'usage'>,
): Promise<Effort> {
  const times = { answered: [], seen: [] };
  const tables: LoadTable[] = [];
  for (let number = 0; number < plan.tables; number++)
    tables.push(await LoadTable.open(plan.url, plan.game, plan.seats, times));
  const before = await plan.usage();
  await Promise.all(tables.map((table) => playToTheEnd(table)));
  const after = await plan.usage();
  const problems = tables.flatMap((table) => [...table.problems, ...table.pages.flatMap((page) => page.problems)]);
  for (const table of tables) table.close();
  if (problems.length > 0) throw new Error(problems.slice(0, 5).join('\n'));
  const moves = tables.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0);
  return { moves, cpuSeconds: after.cpuSeconds - before.cpuSeconds };
}

/** Whoever is to move moves at once. In between, everybody has seen what was done. */
export async function playToTheEnd(table: LoadTable, between: () => Promise<void> = async () => {}): Promise<void> {
  while (!table.isOver) {
    if (table.isAtRest) {
      await between();
      if (table.play(performance.now())) continue;
    }
    await pause(1);
  }
  while (!table.isAtRest) await pause(1);
}
