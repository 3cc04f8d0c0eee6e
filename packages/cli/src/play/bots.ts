import type { Bot } from '@riband/bots';
import { type Move, type Seat, seeded } from '@riband/kernel';
import type { Command, Draws, Table } from '@riband/table';

/** The bots of a table by seat. */
export type BotSeats = ReadonlyMap<Seat, Bot>;

/** Lets every bot move that may, until only people are waited for. Bots confirm at once. */
export function letBotsMove(table: Table, bots: BotSeats, draws: Draws): void {
  for (let command = botCommand(table, bots); command !== undefined; command = botCommand(table, bots)) {
    const plan = table.submit(command, draws);
    if ('refusal' in plan) throw new Error(`the table refused the bot of seat ${command.seat}: ${plan.refusal.code}`);
  }
}

function botCommand(table: Table, bots: BotSeats): Command | undefined {
  const { toMove, toConfirm } = table.waiting();
  const seen = table.entries.length;
  const seat = toMove.find((one) => bots.has(one));
  const bot = seat === undefined ? undefined : bots.get(seat);
  if (seat !== undefined && bot !== undefined) {
    const texts = [table.game.write(chosen(table, seat, bot), seat)];
    return { kind: 'move', seat, seen, turn: table.game.turn(table.position.settled), texts, confirm: true };
  }
  const unconfirmed = toConfirm.find((one) => bots.has(one));
  return unconfirmed === undefined ? undefined : { kind: 'confirm', seat: unconfirmed, seen };
}

function chosen({ game, header, entries, position }: Table, seat: Seat, bot: Bot): Move {
  const { state } = position;
  const moves = game.moves(state, seat);
  const question = { game, seat, moves, view: () => game.view(state, seat) };
  // The same table at the same point gives the same thoughts, also after it was saved and loaded.
  return moves.length === 1
    ? (moves[0] as Move)
    : bot.choose(question, seeded(`${header.table}|bots|${entries.length}`));
}
