// Advice for whoever has to decide at a table.
import { type Bot, type Motive, motiveOf, type Question } from '@riband/bots';
import { type Seat, seeded } from '@riband/kernel';
import type { Table } from '@riband/table';
import { type Language, say, sayBecause } from '@riband/text';
import { columns } from './columns.ts';
import type { OwnMessage } from './own-words.ts';
import type { Progress } from './progress.ts';
import { concluded, type Patience } from './thinking.ts';

export interface Adviser extends Pick<Patience, 'isHurried'> {
  readonly bot: Bot;
  /** How long it may think; without a word, as long as it likes. */
  readonly milliseconds?: number;
}

/** What a bot would do in that seat, which has to decide, and why. The same table at the same point gives the same advice, unless time cuts it short. */
export async function advise(table: Table, seat: Seat, adviser: Adviser, progress?: Progress) {
  const { game, position } = table;
  const question: Question = {
    ...{ game, seat, moves: game.moves(position.state, seat) },
    view: () => game.view(position.state, seat),
  };
  const start = performance.now();
  const { milliseconds } = adviser;
  const timed = milliseconds === undefined ? {} : { share: () => (performance.now() - start) / milliseconds };
  const thinking = adviser.bot.sit().think(question, seeded(`${table.header.table}|hint|${table.entries.length}`));
  return motiveOf(question, await concluded(thinking, { ...adviser, ...timed }, progress));
}

/** The moves in columns, and the sentence. */
export function hintText({ options, because }: Motive, language: Language, names: readonly string[]): string {
  const own = (message: OwnMessage): string => say(language, message, names);
  const hasShares = options.some(({ share }) => share !== undefined);
  const heads: readonly OwnMessage[] = [
    { key: 'bots.weighed.move', params: {} },
    { key: 'bots.weighed.gain', params: {} },
    ...(hasShares ? [{ key: 'bots.weighed.share', params: {} } as const] : []),
  ];
  const rows = options.map(({ label, text, points, share }) => [
    `${say(language, label, names)}  [${text}]`,
    points === undefined ? '' : own({ key: 'bots.weighed.points', params: { points } }),
    ...(hasShares ? [share === undefined ? '' : own({ key: 'bots.weighed.percent', params: { share } })] : []),
  ]);
  // What was not weighed has nothing to stand in columns.
  const isWeighed = options.some(({ points }) => points !== undefined);
  const table = isWeighed ? columns([heads.map(own), ...rows]) : rows.map(([move]) => move ?? '');
  return [...table.map((line) => `  ${line}`), sayBecause(language, because, names)].join('\n');
}
