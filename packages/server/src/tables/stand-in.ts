import { STANDARD_BOT } from '@riband/bots';
import type { Command } from '@riband/table';
import { nameOfBot } from './bot-names.ts';

/** A bot plays on for whoever has the seat, until they take it back. */
export function standIn(seat: number, id: string): Command {
  return { kind: 'seat', id, seat, holder: { kind: 'bot', name: nameOfBot(seat), bot: STANDARD_BOT } };
}

/** The same without anybody asking for it, after so many rows: whichever server does it, it is one command. */
export const standInAfter = (rows: number, seat: number): Command => standIn(seat, `clock-${seat}-${rows}`);
