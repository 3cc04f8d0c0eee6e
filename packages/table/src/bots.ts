import type { Game, Move, Seat } from '@riband/kernel';
import type { Command } from './command.ts';
import type { Entry } from './entry.ts';
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

/** What a bot has to do next: choose a move, or confirm where it took over from a person who had moved. */
export type BotTask =
  | {
      readonly kind: 'choose';
      readonly question: BotQuestion;
      /** The command that makes a move by its text. Bots confirm at once. */
      command(text: string): Command;
    }
  | { readonly kind: 'confirm'; readonly command: Command };

/** The next thing that any bot at the table has to do; nothing if only people are waited for. */
export function nextOfBots(table: Table): BotTask | undefined {
  const { game, holders, position } = table;
  const { toMove, toConfirm } = table.waiting();
  const isBot = (seat: Seat): boolean => holders[seat]?.kind === 'bot';
  const seen = table.length;
  const mover = toMove.find(isBot);
  if (mover !== undefined) {
    const { state, settled } = position;
    const turn = game.turn(settled);
    return {
      kind: 'choose',
      question: { game, seat: mover, moves: game.moves(state, mover), view: () => game.view(state, mover) },
      command: (text) => ({ kind: 'move', seat: mover, seen, turn, texts: [text], confirm: true }),
    };
  }
  const seat = toConfirm.find(isBot);
  return seat === undefined ? undefined : { kind: 'confirm', command: { kind: 'confirm', seat, seen } };
}

/**
 * Lets every bot at the table move that may, until only people are waited for. It stops with the question wherever one has to choose and goes on
 * with the move, so that whoever chooses may take their time.
 */
export function* askBots(table: Table, draws: Draws): Generator<BotQuestion, void, Move> {
  for (let task = nextOfBots(table); task !== undefined; task = nextOfBots(table)) {
    const command = task.kind === 'confirm' ? task.command : task.command(textOf(task.question, yield task.question));
    table.commit(planForBot(table, command, draws));
  }
}

/** The same at once. */
export function letBotsMove(table: Table, choose: (question: BotQuestion) => Move, draws: Draws): void {
  const asking = askBots(table, draws);
  for (let step = asking.next(); step.done !== true; ) step = asking.next(choose(step.value));
}

/** The entries that a command of a bot makes. It is never refused, unless the bot is wrong. */
export function planForBot(table: Table, command: Command, draws: Draws): readonly Entry[] {
  const plan = table.plan(command, draws);
  if ('refusal' in plan) throw new Error(`the table refused the bot of seat ${command.seat}: ${plan.refusal.code}`);
  return plan.entries;
}

const textOf = ({ game, seat }: BotQuestion, move: Move): string => game.write(move, seat);
