import { cpus } from 'node:os';
import { messageOf, Refusal } from '../../packages/cli/src/fail.ts';
import { HELP, readWishes, type Wishes } from './arguments.ts';
import { latenessOf, latenessTable } from './deadlines.ts';
import { measure, type Row } from './measure.ts';
import type { Meter } from './rates.ts';
import { tableOf } from './report.ts';
import { turnTable, turnTimesOf } from './turns.ts';

interface Rival {
  reducerMeter(bytes: number): Meter;
}

/** It stands outside the bundle, beside its own packages. */
const RIVAL = new URL('../boardgame-io/reducer.mjs', import.meta.url);

async function run(args: readonly string[]): Promise<void> {
  const wishes = readWishes(args);
  if (wishes === undefined) return console.log(HELP);
  const machine = {
    date: new Date().toISOString().slice(0, 10),
    node: `Node ${process.version}`,
    processor: processorName(),
  };
  if (!wishes.json) console.log(Object.values(machine).join(', '));
  if (wishes.deadlines) return runDeadlines(wishes);
  if (wishes.turns) return runTurns(wishes);
  const rows: Row[] = [];
  for await (const row of measureAll(wishes)) {
    rows.push(row);
    if (!wishes.json) console.log(`\n${tableOf(row)}`);
  }
  if (wishes.json) console.log(JSON.stringify({ ...machine, rows }));
}

function runDeadlines({ rows, seconds, json }: Wishes): void {
  for (const { game, seats } of rows) {
    const lateness = latenessOf(game, seats, seconds);
    console.log(
      json ? JSON.stringify({ game: game.id, seats, lateness }) : `\n${latenessTable(game, seats, lateness)}`,
    );
  }
}

function runTurns({ rows, seconds, json }: Wishes): void {
  for (const { game, seats } of rows) {
    const times = turnTimesOf(game, seats, seconds);
    console.log(json ? JSON.stringify({ game: game.id, seats, times }) : `\n${turnTable(game, seats, times)}`);
  }
}

async function* measureAll({ rows, seconds, calls, compare }: Wishes): AsyncGenerator<Row> {
  const rival: Rival | undefined = compare ? await import(RIVAL.href) : undefined;
  const compared = new Set<string>();
  for (const { game, seats } of rows) {
    // The rival's figure depends on nothing but the size of the state: once a game is enough.
    const first = rival !== undefined && !compared.has(game.id);
    compared.add(game.id);
    yield measure({ game, seats, seconds, calls, ...(first && { rival: rival.reducerMeter }) });
  }
}

function processorName(): string {
  return cpus()[0]?.model.trim() ?? 'unknown processor';
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(messageOf(error));
  process.exitCode = 2;
}
