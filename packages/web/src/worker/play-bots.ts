import { findBot } from '@riband/bots';
import type { Random } from '@riband/kernel';
import type { Holder } from '@riband/protocol';
import { type Draws, letBotsMove, type Table } from '@riband/table';

interface BotTable {
  readonly table: Table;
  readonly holders: readonly Holder[];
  readonly draws: Draws;
  readonly random: Random;
}

/** Lets the bots move until the table waits for a person or is over. */
export function playBots({ table, holders, draws, random }: BotTable): void {
  letBotsMove(
    table,
    (question) => {
      const holder = holders[question.seat];
      const bot = holder?.kind === 'bot' ? findBot(holder.bot) : undefined;
      if (bot === undefined) throw new Error(`there is no bot for seat ${question.seat}`);
      return bot.choose(question, random);
    },
    draws,
  );
}
