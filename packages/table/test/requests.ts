import type { Game } from '@riband/kernel';
import { seatsUpTo } from '@riband/kernel';
import fc from 'fast-check';
import { type Command, createTable, type Table } from '../src/index.ts';
import { BOT, draws, people } from './playing.ts';

/** What somebody tries, in small numbers that are read against the table at hand: so that a failure shrinks to a short story. */
export interface Request {
  readonly kind: Command['kind'] | 'twice';
  readonly seat: number;
  readonly pick: number;
  /** How many entries behind the sender is. */
  readonly lag: number;
  readonly flag: boolean;
  readonly nonsense: boolean;
}

const often = <Value>(weight: number, value: Value) => ({ weight, arbitrary: fc.constant(value) });

const request: fc.Arbitrary<Request> = fc.record({
  kind: fc.oneof(
    often(24, 'move' as const),
    often(4, 'confirm' as const),
    often(5, 'undo' as const),
    often(4, 'redo' as const),
    often(3, 'ask' as const),
    often(4, 'answer' as const),
    often(1, 'seat' as const),
    often(1, 'twice' as const),
  ),
  seat: fc.nat(4),
  pick: fc.nat(99),
  lag: fc.oneof(often(2, 0), { weight: 1, arbitrary: fc.nat(4) }),
  flag: fc.boolean(),
  nonsense: fc.oneof(often(12, false), often(1, true)),
});

/** Without bias: else most stories are short, and few get beyond the first round. */
export const requests = (most: number) => fc.noBias(fc.array(request, { maxLength: most, size: 'max' }));

/** A table of three that has dealt; the last seat is a bot's, which matters for consent alone. */
export function threeAt(game: Game): Table {
  const table = createTable(game, { table: 'test', holders: [...people(2), BOT], options: { rounds: 2 } });
  table.settleChance(draws);
  return table;
}

/** Anybody may try anything; but to get anywhere, most requests are what the table waits for. */
export function commandOf(table: Table, { kind: wished, seat: any, pick, lag, flag, nonsense }: Request): Command {
  const sensible = !nonsense && pick % 5 > 0;
  const seat = nonsense ? any : sensible ? seatWaitedFor(table, pick) : any % table.header.seats;
  const kind = wished === 'move' && sensible ? dueOf(table, seat) : wished;
  const id = `${kind}-${table.length}-${pick}`;
  const seen = table.length - lag;
  const { turn } = table.tableView('spectator');
  switch (kind) {
    case 'move':
      return { kind, id, seat, seen, turn, texts: textsOf(table, seat, pick, nonsense), confirm: flag };
    case 'undo':
      return { kind, id, seat, seen, all: flag };
    case 'redo':
    case 'confirm':
      return { kind, id, seat, seen };
    case 'ask':
      return { kind, id, seat: any % table.header.seats, turn: turn - (pick % 4) };
    case 'answer':
      return { kind, id, ...answerOf(table, pick, sensible && flag), agree: pick % 11 !== 0 };
    case 'seat':
      return {
        kind,
        id,
        seat: any % table.header.seats,
        holder: flag ? BOT : { kind: 'person', name: `P${pick % 3}` },
      };
    case 'twice': {
      const before = table.entries[pick % table.length];
      const sender = before !== undefined && 'seat' in before ? before.seat : any;
      return { kind: 'undo', id: before?.command ?? id, seat: sender, seen };
    }
  }
}

/** What a seat that is waited for would do. */
function dueOf(table: Table, seat: number): 'move' | 'confirm' | 'answer' {
  if (table.position.line.request !== null) return 'answer';
  return table.waiting().toConfirm.includes(seat) ? 'confirm' : 'move';
}

function seatWaitedFor(table: Table, pick: number): number {
  const { toMove, toConfirm } = table.waiting();
  const seats = [...toMove, ...toConfirm];
  return seats[pick % seats.length] ?? pick % table.header.seats;
}

function textsOf(table: Table, seat: number, pick: number, nonsense: boolean): readonly string[] {
  if (nonsense) return [['bid ?', 'take 9', '', 'reveal', 'done'][pick % 5] ?? ''];
  if (!seatsUpTo(table.header.seats).includes(seat)) return ['done'];
  const { choices } = table.tableView(seat);
  const text = choices[pick % choices.length]?.text ?? 'done';
  return pick % 7 === 0 ? [text, 'done'] : [text];
}

function answerOf(table: Table, pick: number, sensible: boolean): { seat: number; request: number } {
  const pending = table.tableView('spectator').request;
  const missing = pending?.missing[pick % pending.missing.length];
  return { seat: (sensible ? missing : undefined) ?? pick % table.header.seats, request: pending?.number ?? 0 };
}
