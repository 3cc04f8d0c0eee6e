import { findBot } from '@riband/bots';
import type { OnlineRequest, TableNote } from '@riband/protocol';
import { looksOf } from '../people/names.ts';
import { newId } from '../ports/random.ts';
import { nameOf } from '../record/known.ts';
import { recorded } from '../record/lobby.ts';
import { awaitedAt, memberOf, peopleAt } from '../record/who.ts';
import type { Player } from '../storage/storage.ts';
import { type AnswerText, answered, cannot } from './answers.ts';
import { nameOfBot } from './bot-names.ts';
import { type Change, repaired } from './change.ts';
import { isLongQuiet } from './clocks.ts';
import type { OpenTable } from './open-table.ts';
import { asCalledNow } from './opening.ts';
import { allTablesOf } from './own-tables.ts';
import type { TablePorts, Visitor } from './ports.ts';

export type SeatingRequest = Extract<OnlineRequest, { kind: 'sit' | 'rise' | 'fill' | 'clear' | 'start' | 'close' }>;

/** So many tables may run at a time that one has started. */
const MOST_RUNNING = 30;

/** What a request does before a table begins: facts to be written, or an answer where nothing changes. Asked twice it is done once. */
export async function seatingChange(
  { random, storage, vault }: TablePorts,
  table: OpenTable,
  visitor: Visitor,
  request: SeatingRequest,
): Promise<Change | AnswerText> {
  const { lobby, audience } = table;
  const own = audience.seatOf(visitor);
  const asItIs = () => answered({ kind: 'lobby', lobby: audience.lobbyFor(visitor) });
  if (lobby.begun !== null) return cannot('begun');
  if (lobby.end !== null) return cannot('ended');
  if (lobby.aside) return cannot('aside');
  switch (request.kind) {
    case 'sit': {
      const { seat, contribution } = request;
      if (own === seat) return asItIs();
      if (own !== null) return cannot('seated');
      const known = memberOf(table.known, visitor.player.id);
      if (request.quietHours !== undefined && isLongQuiet(request.quietHours)) return cannot('longQuiet');
      const player = await asCalledNow(storage, visitor);
      const problem = cannotTake(table, seat, known) ?? (await cannotJoin(storage, table, player));
      if (problem !== undefined) return problem;
      const quietHours = request.quietHours ?? awaitedAt(table.known, seat)?.quietHours;
      const member = known ?? newId(random);
      const isCalledSo = known !== undefined && nameOf(table.known.members, known) === player.name;
      const members = isCalledSo ? [] : [{ member, player: player.id, name: player.name }];
      return { facts: [{ kind: 'sat', seat, member, contribution, ...(quietHours ? { quietHours } : {}) }], members };
    }
    case 'rise':
      return own === null ? asItIs() : { facts: [{ kind: 'rose', seat: own }] };
    case 'fill': {
      if (!audience.isHost(visitor)) return cannot('notHost');
      const bot = findBot(request.bot);
      if (bot === undefined) return answered({ kind: 'failed', problem: `there is no bot "${request.bot}"` });
      const { seat } = request;
      return (
        cannotTake(table, seat) ?? {
          facts: [{ kind: 'filled', seat, name: nameOfBot(seat), bot: bot.name }],
        }
      );
    }
    case 'clear':
      if (!audience.isHost(visitor)) return cannot('notHost');
      return lobby.chairs[request.seat] || lobby.reserved[request.seat]
        ? { facts: [{ kind: 'rose', seat: request.seat }] }
        : asItIs();
    case 'start': {
      if (!audience.isHost(visitor)) return cannot('notHost');
      const holders = lobby.chairs.flatMap((chair) => (chair === null ? [] : [recorded(chair)]));
      if (holders.length < lobby.chairs.length) return cannot('empty');
      // Bots among themselves would play for nobody, and take the time of those who play for somebody.
      if (!holders.some(({ kind }) => kind === 'person')) return cannot('botsOnly');
      if ((await allTablesOf(storage, visitor.player.id)).filter(isStarted).length >= MOST_RUNNING)
        return cannot('tooMany');
      return table.dealt(holders);
    }
    case 'close':
      if (!audience.isHost(visitor)) return cannot('notHost');
      return { facts: [repaired(vault, table.known, { repair: 'closed', notice: '' })] };
  }
}

const isStarted = ({ host, phase }: TableNote): boolean => host && phase === 'running';

/** Neither by a bot, nor by somebody who is that member there, or none yet. */
function cannotTake({ lobby, known }: OpenTable, seat: number, member?: string): AnswerText | undefined {
  const chair = lobby.chairs[seat];
  if (chair === undefined) return cannot('noSuchSeat');
  if (chair !== null) return cannot('taken');
  const awaited = awaitedAt(known, seat);
  return awaited === undefined || awaited.member === member ? undefined : cannot('reserved');
}

/** Somebody there, or whose seat is kept, does not want them, or could be mistaken for them. */
async function cannotJoin(
  storage: TablePorts['storage'],
  { known }: OpenTable,
  { id, name }: Player,
): Promise<AnswerText | undefined> {
  const awaited = known.lobby.chairs.flatMap((_, seat) => awaitedAt(known, seat) ?? []);
  const others = [...peopleAt(known), ...awaited].filter(({ player }) => player !== id);
  for (const { player } of others) if ((await storage.blockedBy(player)).includes(id)) return cannot('notWelcome');
  return others.some((other) => looksOf(other.name) === looksOf(name)) ? cannot('lookAlike') : undefined;
}
