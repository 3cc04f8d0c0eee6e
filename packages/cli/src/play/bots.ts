import type { Bot, Thinking } from '@riband/bots';
import { type Seat, seeded } from '@riband/kernel';
import type { BotQuestion, Table } from '@riband/table';

/** The bots of a table by seat. */
export type BotSeats = ReadonlyMap<Seat, Bot>;

/** How the bots of a table think. The same table at the same point gives the same thoughts, also after it was saved and loaded. */
export function thinkingOf(bots: BotSeats, table: Table): (question: BotQuestion) => Thinking {
  const players = new Map([...bots].map(([seat, bot]) => [seat, bot.sit()]));
  return (question) => {
    const player = players.get(question.seat);
    if (player === undefined) throw new Error(`there is no bot for seat ${question.seat}`);
    return player.think(question, seeded(`${table.header.table}|bots|${table.entries.length}`));
  };
}
