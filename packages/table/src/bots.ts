import type { Game, Move, Seat } from '@riband/kernel';
import type { Command } from './command.ts';
import type { Draws } from './moves.ts';
import type { Table } from './table.ts';

/** What a bot may know when it has to choose. */
export interface BotQuestion {
  readonly game: Game;
  readonly seat: Seat;
  readonly moves: readonly Move[];
  /** Built only for bots that look at it. */
  view(): object;
}

/** Lets every bot at the table move that may, until only people are waited for. Bots confirm at once. */
export function letBotsMove(table: Table, choose: (question: BotQuestion) => Move, draws: Draws): void {
  for (let command = nextOfBots(table, choose); command !== undefined; command = nextOfBots(table, choose)) {
    const plan = table.submit(command, draws);
    if ('refusal' in plan) throw new Error(`the table refused the bot of seat ${command.seat}: ${plan.refusal.code}`);
  }
}

/** What a bot has to do next: a move, or a confirmation where it took over from a person who had moved. */
function nextOfBots(table: Table, choose: (question: BotQuestion) => Move): Command | undefined {
  const { game, holders, position } = table;
  const { toMove, toConfirm } = table.waiting();
  const isBot = (seat: Seat): boolean => holders[seat]?.kind === 'bot';
  const seen = table.entries.length;
  const mover = toMove.find(isBot);
  if (mover !== undefined) {
    const { state, settled } = position;
    const question = { game, seat: mover, moves: game.moves(state, mover), view: () => game.view(state, mover) };
    const texts = [game.write(choose(question), mover)];
    return { kind: 'move', seat: mover, seen, turn: game.turn(settled), texts, confirm: true };
  }
  const seat = toConfirm.find(isBot);
  return seat === undefined ? undefined : { kind: 'confirm', seat, seen };
}
