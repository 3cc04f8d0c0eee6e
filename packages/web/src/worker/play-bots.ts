import { findBot } from '@riband/bots';
import type { Random } from '@riband/kernel';
import type { Holder } from '@riband/protocol';
import type { Draws, Table } from '@riband/table';

interface BotTable {
  readonly table: Table;
  readonly holders: readonly Holder[];
  readonly draws: Draws;
  readonly random: Random;
}

/** Lets the bots move until the table waits for a person or is over. */
export function playBots({ table, holders, draws, random }: BotTable): void {
  for (;;) {
    const seat = table.waiting().toMove.find((asked) => holders[asked]?.kind === 'bot');
    const holder = seat === undefined ? undefined : holders[seat];
    if (seat === undefined || holder?.kind !== 'bot') return;
    const { game } = table;
    const { state } = table.position;
    const moves = game.moves(state, seat);
    const move = findBot(holder.bot)?.choose({ game, seat, moves, view: () => game.view(state, seat) }, random);
    if (move === undefined) throw new Error(`${holder.name} has no move`);
    const texts = [game.write(move, seat)];
    const seen = table.entries.length;
    const plan = table.submit({ kind: 'move', seat, seen, turn: game.turn(state), texts, confirm: true }, draws);
    if ('refusal' in plan) throw new Error(`${holder.name} was refused ${texts}: ${plan.refusal.code}`);
  }
}
