import type { Bot } from '@riband/bots';
import { type Move, type Seat, seeded } from '@riband/kernel';
import type { BotQuestion, Table } from '@riband/table';

/** The bots of a table by seat. */
export type BotSeats = ReadonlyMap<Seat, Bot>;

/** How the bots of a table choose. The same table at the same point gives the same thoughts, also after it was saved and loaded. */
export function choiceOf(bots: BotSeats, table: Table): (question: BotQuestion) => Move {
  const players = new Map([...bots].map(([seat, bot]) => [seat, bot.sit()]));
  return (question) => {
    const player = players.get(question.seat);
    if (player === undefined) throw new Error(`there is no bot for seat ${question.seat}`);
    return player.choose(question, seeded(`${table.header.table}|bots|${table.entries.length}`)).move;
  };
}
