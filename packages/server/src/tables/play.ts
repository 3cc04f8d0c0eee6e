import type { OnlineRequest } from '@riband/protocol';
import type { Command } from '@riband/table';
import { isGoingOn } from '../record/lobby.ts';
import { memberOf } from '../record/who.ts';
import { cannot, refusedAnswer, tableAnswer } from './answers.ts';
import type { NotNow, Refusal } from './obstacles.ts';
import type { OpenTable } from './open-table.ts';
import type { Reply, TablePorts, Visitor } from './ports.ts';
import { standIn } from './stand-in.ts';

type Asked<Kind extends OnlineRequest['kind']> = Extract<OnlineRequest, { kind: Kind }>;
export type Play = Asked<'move' | 'undo' | 'redo' | 'confirm' | 'ask' | 'answer'>;

/** What people do in the game, in the turn of the table. */
export async function play(
  ports: TablePorts,
  table: OpenTable,
  visitor: Visitor,
  { table: _, ...command }: Play,
  reply: Reply,
): Promise<void> {
  const { id, seat } = command;
  if (table.lobby.begun === null) return reply(cannot('notBegun'));
  if (table.audience.seatOf(visitor) !== seat) return reply(cannot('notYourSeat'));
  const done = await carriedOut(table, visitor, command, reply);
  if (done === 'done') return;
  const answer = done.kind === 'known' ? done : await remembered(ports, table, id, done);
  if (answer.kind === 'cannot') return reply(cannot(answer.reason));
  const state = await ports.rules.showAgain(table.id, seat);
  reply(answer.kind === 'known' ? tableAnswer(state) : refusedAnswer(answer.message, state));
}

/** Who comes back has their seat again. */
export async function comeBack(
  { rules }: TablePorts,
  table: OpenTable,
  visitor: Visitor,
  { id }: Asked<'return'>,
  reply: Reply,
): Promise<void> {
  const seat = table.audience.seatOf(visitor);
  const member = memberOf(table.known, visitor.player.id);
  if (table.lobby.begun === null) return reply(cannot('notBegun'));
  if (seat === null || member === undefined) return reply(cannot('notSeated'));
  const holder = { kind: 'person', name: member } as const;
  const isAway = table.lobby.end === null && table.lobby.standIns.includes(seat);
  if (isAway && (await table.carryOut({ kind: 'seat', id, seat, holder }, visitor, reply)) === 'done') return;
  reply(tableAnswer(await rules.showAgain(table.id, seat)));
}

/** Somebody whom all wait for is gone, and there is no clock: a bot plays on, as it does when time is up. */
export async function replace(
  { rules }: TablePorts,
  table: OpenTable,
  visitor: Visitor,
  { id, seat }: Asked<'replace'>,
  reply: Reply,
): Promise<void> {
  const own = table.audience.seatOf(visitor);
  if (table.lobby.begun === null) return reply(cannot('notBegun'));
  if (own === null) return reply(cannot('notSeated'));
  // They may have come back, or moved, elsewhere.
  await table.catchUp();
  if (!isGoingOn(table.lobby)) return reply(cannot('notGone'));
  const done = await table.carryOut(standIn(seat, id), visitor, reply, async () =>
    (await table.presence.isGone(seat)) ? undefined : { kind: 'cannot', reason: 'notGone' },
  );
  if (done === 'done') return;
  reply(done.kind === 'known' ? tableAnswer(await rules.showAgain(table.id, own)) : cannot('notGone'));
}

async function carriedOut(
  table: OpenTable,
  visitor: Visitor,
  command: Command,
  reply: Reply,
): Promise<'done' | NotNow> {
  if (table.lobby.standIns.includes(command.seat)) return { kind: 'cannot', reason: 'standIn' };
  return table.carryOut(command, visitor, reply);
}

/** What was refused is refused for good: a copy that comes late, over whichever server, has no effect and the same answer. */
async function remembered(
  { storage, clock }: TablePorts,
  table: OpenTable,
  command: string,
  refusal: Refusal,
): Promise<Refusal | { readonly kind: 'known' }> {
  const stands = await storage.refuse(table.id, command, { at: clock.now(), answer: JSON.stringify(refusal) });
  return stands === undefined ? { kind: 'known' } : (JSON.parse(stands) as Refusal);
}
