import type { OnlineRequest } from '@riband/protocol';
import { isLastPerson } from '../record/lobby.ts';
import { memberOf } from '../record/who.ts';
import { type AnswerText, cannot, refusedAnswer, tableAnswer } from './answers.ts';
import { BOTS_ONLY, NOT_GONE, type NotNow, type Refusal } from './obstacles.ts';
import type { OpenTable } from './open-table.ts';
import type { Reply, TablePorts, Visitor } from './ports.ts';
import { standIn } from './stand-in.ts';

type Asked<Kind extends OnlineRequest['kind']> = Extract<OnlineRequest, { kind: Kind }>;
export type Play = Asked<'move' | 'undo' | 'redo' | 'confirm' | 'ask' | 'answer'>;

const STAND_IN: Refusal = { kind: 'cannot', reason: 'standIn' };
const NO_TIME: Refusal = { kind: 'cannot', reason: 'noTime' };

/** What people do in the game, in the turn of the table. */
export async function play(
  ports: TablePorts,
  table: OpenTable,
  visitor: Visitor,
  { table: _, ...command }: Play,
  reply: Reply,
): Promise<void> {
  const { seat } = command;
  if (table.lobby.begun === null) return reply(cannot('notBegun'));
  if (table.audience.seatOf(visitor) !== seat) return reply(cannot('notYourSeat'));
  const obstacle = async () => (table.lobby.standIns.includes(seat) ? STAND_IN : undefined);
  const done = await table.carryOut(command, { visitor, reply, obstacle });
  if (done !== 'done') reply(await answerTo(ports, table, seat, command.id, done));
}

/** Who comes back has their seat again, if they have time. */
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
  if (table.lobby.end === null && table.lobby.standIns.includes(seat)) {
    const obstacle = async () => (table.time.isSpent(seat) ? NO_TIME : undefined);
    const done = await table.carryOut({ kind: 'seat', id, seat, holder }, { visitor, reply, obstacle });
    if (done === 'done') return;
    if (done.kind === 'cannot') return reply(cannot(done.reason));
  }
  reply(tableAnswer(await rules.showAgain(table.id, seat)));
}

/** Somebody whom all wait for is gone, and there is no clock, or gives their own seat away: a bot plays on, as it does when time is up. */
export async function replace(
  ports: TablePorts,
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
  const obstacle = async () => {
    if (seat === own && isLastPerson(table.lobby, seat)) return BOTS_ONLY;
    const may = seat === own ? !table.lobby.standIns.includes(seat) : await table.presence.isGone(seat);
    return may ? undefined : NOT_GONE;
  };
  const done = await table.carryOut(standIn(seat, id), { visitor, reply, obstacle });
  if (done !== 'done') reply(await answerTo(ports, table, own, id, done));
}

/** What is answered to who has that seat if a command was not carried out now. */
async function answerTo(
  ports: TablePorts,
  table: OpenTable,
  seat: number,
  command: string,
  notNow: NotNow,
): Promise<AnswerText> {
  const answer = notNow.kind === 'known' ? notNow : await remembered(ports, table, command, notNow);
  if (answer.kind === 'cannot') return cannot(answer.reason);
  const state = await ports.rules.showAgain(table.id, seat);
  return answer.kind === 'known' ? tableAnswer(state) : refusedAnswer(answer.message, state);
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
