import { type Bot, findBot, type Question, searchingFor } from '@riband/bots';
import { questions } from '@riband/bots/arena';
import { type Game, type Move, seeded } from '@riband/kernel';
import { optionsFor } from '../../packages/cli/src/arguments.ts';
import { columns } from '../../packages/cli/src/columns.ts';

/** How long bots may think, in milliseconds. */
const DEADLINES = [10, 100, 500];
/** Bots that would think on and on, and the one that thinks until it is done. */
const ENDLESS = searchingFor('search', () => 1_000_000_000);
const BOTS: readonly Bot[] = [ENDLESS, findBot('greedy') as Bot];
/** Positions are from a game between these, which is closer to people's games than random moves are. */
const PLAYER = findBot('greedy') as Bot;

/** By how much one bot passes one deadline, in milliseconds. */
export interface Lateness {
  readonly bot: string;
  readonly deadline: number;
  readonly asked: number;
  /** By the clock, over all that was asked: half of the time, of a hundred times once, and the worst. */
  readonly median: number;
  readonly once: number;
  readonly worst: number;
  /** The same of the processor time since the last look at the clock that was in time: what is late by a bot's own fault is not more. */
  readonly onceOwn: number;
  readonly worstOwn: number;
}

/** Asks bots at every decision of one game after the other, for so many seconds each. */
export function latenessOf(game: Game, seats: number, seconds: number): readonly Lateness[] {
  return BOTS.flatMap((bot) => DEADLINES.map((deadline) => measured(game, seats, bot, deadline, seconds)));
}

function measured(game: Game, seats: number, bot: Bot, deadline: number, seconds: number): Lateness {
  const late: number[] = [];
  const own: number[] = [];
  const end = performance.now() + 1000 * seconds;
  for (let index = 0; performance.now() < end; index++) {
    for (const question of decisionsOf(game, seats, index)) {
      const asked = ask(bot, question, deadline, index);
      late.push(asked.late);
      own.push(asked.own);
      if (performance.now() >= end) break;
    }
  }
  return {
    ...{ bot: bot.name, deadline, asked: late.length, median: at(late, 0.5), once: at(late, 0.99), worst: at(late, 1) },
    ...{ onceOwn: at(own, 0.99), worstOwn: at(own, 1) },
  };
}

function at(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** The decisions of a game; some moves are drawn by lot, so that no two games are alike. */
function* decisionsOf(game: Game, seats: number, index: number): Generator<Question> {
  const luck = seeded(`deadlines ${index}`);
  const played = questions({ game, options: optionsFor(game, []), seats }, luck);
  const player = PLAYER.sit();
  for (let step = played.next(); step.done !== true; ) {
    const question = step.value;
    yield question;
    const { moves } = question;
    const byLot = luck.below(4) === 0;
    step = played.next(byLot ? (moves[luck.below(moves.length)] as Move) : player.choose(question, luck).move);
  }
}

/** How late the answer is, and the processor time since the last look at the clock that was in time. */
function ask(bot: Bot, question: Question, deadline: number, seed: number): { late: number; own: number } {
  const start = performance.now();
  let worked = process.cpuUsage();
  const thinking = bot.sit().think(question, seeded(seed));
  for (let step = thinking.next(true); step.done !== true; ) {
    const inTime = performance.now() - start < deadline;
    if (inTime) worked = process.cpuUsage();
    step = thinking.next(inTime);
  }
  const late = performance.now() - start - deadline;
  const { user, system } = process.cpuUsage(worked);
  return { late: Math.max(0, late), own: late > 0 ? (user + system) / 1000 : 0 };
}

export function latenessTable(game: Game, seats: number, rows: readonly Lateness[]): string {
  const lines = rows.map((row) => [
    `${row.bot}, ${row.deadline} ms`,
    ...[row.asked, row.median, row.once, row.worst, row.onceOwn, row.worstOwn].map((value) =>
      (Math.round(10 * value) / 10).toString(),
    ),
  ]);
  const heads = ['late by, ms', 'asked', 'median', '1 of 100', 'worst', 'own 1 of 100', 'own worst'];
  return [`${game.id}, ${seats} seats`, ...columns([heads, ...lines])].join('\n');
}
