import type { OnlineAnswer, OnlineRequest } from '@riband/protocol';
import { Workshop } from '../src/repairs/workshop.ts';
import { type Guest, house } from './house.ts';
import { CONTRIBUTION, commandId, create, playOut } from './playing.ts';

// Who may ask what, where and when. Every message has its row; one without does not compile.

/** Whom a message is for. */
type Right =
  /** Everybody who is signed in. */
  | 'everybody'
  /** Who may be at the table. */
  | 'there'
  /** The same, before it begins; after it has begun. */
  | 'before'
  | 'after'
  /** The host, before it begins. */
  | 'host'
  /** The host, at any time. */
  | 'always host'
  /** Who has that seat, after it has begun. */
  | 'seat'
  /** Who has a seat, and the host, at any time. */
  | 'talker'
  /** Who has a seat, after it has begun. */
  | 'back'
  /** The same, where all others are bots. */
  | 'alone'
  /** Who may be at the table, once it is over. */
  | 'finished'
  /** Who had a seat, once it is over. */
  | 'veteran';

export const RIGHTS: Readonly<Record<OnlineRequest['kind'], Right>> = {
  games: 'everybody',
  ping: 'everybody',
  create: 'everybody',
  mine: 'everybody',
  listed: 'everybody',
  open: 'there',
  leave: 'there',
  fairness: 'there',
  export: 'finished',
  sit: 'before',
  rise: 'before',
  fill: 'host',
  clear: 'host',
  start: 'host',
  close: 'host',
  move: 'seat',
  undo: 'seat',
  redo: 'seat',
  confirm: 'seat',
  ask: 'seat',
  return: 'back',
  replace: 'back',
  vacation: 'back',
  hurry: 'alone',
  answer: 'seat',
  say: 'talker',
  block: 'talker',
  report: 'talker',
  quiet: 'always host',
  rematch: 'veteran',
  why: 'after',
  look: 'after',
  history: 'after',
};

/**
 * `landlord` is the host and has no seat. `invited` has the link and comes when all is as it is, `lurker` came before it began (by the link
 * where there is no other way) and stays; `former` sat down and rose again, left, and comes back without the link; `stranger` knows the id
 * of the table and nothing else.
 */
export const ROLES = ['host', 'player', 'landlord', 'invited', 'lurker', 'former', 'stranger'] as const;
export type Role = (typeof ROLES)[number];

/** A table in each state that makes a difference. */
export const PLACES = {
  open: { listed: false, watching: 'invited', phase: 'open' },
  listed: { listed: true, watching: 'nobody', phase: 'open' },
  running: { listed: false, watching: 'invited', phase: 'running' },
  watched: { listed: true, watching: 'anybody', phase: 'running' },
  closed: { listed: true, watching: 'nobody', phase: 'running' },
  private: { listed: false, watching: 'nobody', phase: 'running' },
  asked: { listed: true, watching: 'invited', phase: 'running' },
  /** The host plays against a bot, and the other one looks on. */
  alone: { listed: false, watching: 'invited', phase: 'running' },
  over: { listed: false, watching: 'invited', phase: 'over' },
  sealed: { listed: true, watching: 'nobody', phase: 'over' },
  /** By its host, before it began. */
  shut: { listed: false, watching: 'invited', phase: 'shut' },
  /** Set aside while it was being played. */
  aside: { listed: false, watching: 'invited', phase: 'aside' },
  /** Ended without a result. */
  ended: { listed: false, watching: 'invited', phase: 'ended' },
} as const;
export type Place = keyof typeof PLACES;

const hasSeat = (role: Role, place: Place): boolean => role === 'host' || (role === 'player' && place !== 'alone');

/** Written from the rules of the house, not from its code. */
function mayBeThere(role: Role, place: Place): boolean {
  if (hasSeat(role, place) || role === 'landlord') return true;
  const { listed, watching, phase } = PLACES[place];
  if (phase === 'open' || phase === 'shut') return listed || role !== 'stranger';
  const hasShownTheLink = role === 'invited' || role === 'player' || (role === 'lurker' && !listed);
  return watching === 'anybody' || (watching === 'invited' && hasShownTheLink);
}

/** What people may ask of a table that is set aside. */
const WHILE_ASIDE: readonly Right[] = ['there', 'talker', 'finished'];

/** What has to be answered: that there is no such table, why not, or nothing of the kind. */
export function expected(kind: OnlineRequest['kind'], role: Role, place: Place): string {
  const right = RIGHTS[kind];
  if (right === 'everybody') return 'done';
  if (!mayBeThere(role, place)) return 'missing';
  const { phase } = PLACES[place];
  const isOpen = phase === 'open';
  const isUnbegun = isOpen || phase === 'shut';
  const isOver = phase === 'over' || phase === 'ended';
  if (phase === 'aside' && (kind === 'open' || !WHILE_ASIDE.includes(right))) return 'aside';
  const isSeated = hasSeat(role, place);
  const isHost = role === 'host' || role === 'landlord';
  switch (right) {
    case 'there':
      return 'done';
    case 'before':
      if (phase === 'shut') return 'ended';
      return isOpen ? 'done' : 'begun';
    case 'host':
      if (phase === 'shut') return 'ended';
      if (!isOpen) return 'begun';
      return isHost ? 'done' : 'notHost';
    case 'always host':
      return isHost ? 'done' : 'notHost';
    case 'talker':
      return isSeated || isHost ? 'done' : 'notSeated';
    case 'back':
      if (isUnbegun) return 'notBegun';
      return isSeated ? 'done' : 'notSeated';
    case 'alone':
      if (isUnbegun) return 'notBegun';
      if (!isSeated) return 'notSeated';
      return place === 'alone' ? 'done' : 'notAlone';
    case 'finished':
      return isOver || phase === 'shut' ? 'done' : 'notOver';
    case 'veteran':
      if (!isSeated) return 'notSeated';
      return isOver ? 'done' : 'notOver';
    case 'after':
      return isUnbegun ? 'notBegun' : 'done';
    case 'seat':
      if (isUnbegun) return 'notBegun';
      if (!isSeated) return 'notYourSeat';
      return phase === 'ended' ? 'ended' : 'done';
  }
}

const NO_MATTER_OF_RIGHT: ReadonlySet<string> = new Set(['taken', 'seated', 'noVacation', 'notGone', 'noSuchSeat']);

/** Of an answer, only whether it was for this visitor; whether a move is legal is another question. */
export function outcome(answer: OnlineAnswer): string {
  if (answer.kind === 'cannot') return NO_MATTER_OF_RIGHT.has(answer.reason) ? 'done' : answer.reason;
  return answer.kind === 'missing' || answer.kind === 'unavailable' || answer.kind === 'failed' ? answer.kind : 'done';
}

/** A table in that state, with everybody before its door, for that role. Its seats are 0 for the host, 1 for the player. */
export async function furnished(place: Place, role?: Role) {
  const home = house();
  const guests: Record<Role, Guest> = {
    ...{ host: home.guest('Anna'), player: home.guest('Ben'), landlord: home.guest('Lou') },
    ...{
      invited: home.guest('Eve'),
      lurker: home.guest('Max'),
      former: home.guest('Tom'),
      stranger: home.guest('Zoe'),
    },
  };
  const { host, player, lurker, former } = guests;
  const opener = role === 'landlord' ? guests.landlord : host;
  const { listed, watching, phase } = PLACES[place];
  const { table, invitation } = await opener.opens({ ...create(), listed, watching });
  await opener.must('lobby', { kind: 'open', table });
  await lurker.must('lobby', { kind: 'open', table, ...(listed ? {} : { invitation }) });
  await former.must('lobby', { kind: 'open', table, invitation });
  await former.must('lobby', { kind: 'sit', id: commandId(), table, seat: 0, contribution: CONTRIBUTION });
  await former.must('lobby', { kind: 'rise', id: commandId(), table });
  former.depart();
  guests.former = home.guest('Tom');
  for (const [seat, guest] of [host, player].entries()) {
    await guest.must('lobby', { kind: 'open', table, invitation });
    if (hasSeat(guest === host ? 'host' : 'player', place))
      await guest.must('lobby', { kind: 'sit', id: commandId(), table, seat, contribution: CONTRIBUTION });
    else await opener.must('lobby', { kind: 'fill', id: commandId(), table, seat, bot: 'random' });
  }
  if (phase === 'shut') await opener.must('lobby', { kind: 'close', id: commandId(), table });
  else if (phase !== 'open') await opener.must('table', { kind: 'start', id: commandId(), table });
  if (phase === 'over') await playOut([host, player], table);
  const workshop = new Workshop({ ...home.ports, outages: () => [] });
  if (phase === 'aside') await workshop.setAside(table, 'Wait.');
  if (phase === 'ended') await workshop.end(table, 'Enough.');
  await guests.invited.ask({ kind: 'open', table, invitation });
  for (const one of [guests.former, guests.stranger]) await one.ask({ kind: 'open', table });
  return { guests, table, invitation, service: home.service };
}

const SEATS: Readonly<Record<Role, number>> = {
  ...{ host: 0, player: 1, landlord: 0 },
  ...{ invited: 1, lurker: 1, former: 0, stranger: 0 },
};

/** Who comes without the link. */
const WITHOUT_LINK: ReadonlySet<Role> = new Set(['landlord', 'lurker', 'former', 'stranger']);

/** A message of that kind which makes sense from that role. */
export function messageOf(
  kind: OnlineRequest['kind'],
  role: Role,
  { table, invitation }: { readonly table: string; readonly invitation: string },
  seat = SEATS[role],
): OnlineRequest {
  const command = { id: commandId(), table, seat };
  switch (kind) {
    case 'games':
    case 'ping':
    case 'mine':
    case 'listed':
      return { kind };
    case 'create':
      return create();
    case 'open':
      return WITHOUT_LINK.has(role) ? { kind, table } : { kind, table, invitation };
    case 'rise':
    case 'start':
    case 'close':
    case 'return':
      return { kind, id: commandId(), table };
    case 'leave':
    case 'history':
    case 'rematch':
    case 'export':
    case 'fairness':
    case 'hurry':
      return { kind, table };
    case 'sit':
      return { kind, ...command, contribution: CONTRIBUTION };
    case 'fill':
      return { kind, ...command, bot: 'random' };
    case 'clear':
      return { kind, ...command };
    case 'replace':
      return { kind, ...command, seat: 1 - seat };
    case 'move':
      return { kind, ...command, seen: 0, turn: 0, texts: ['bid 0'] };
    case 'undo':
      return { kind, ...command, seen: 0, all: false };
    case 'redo':
    case 'confirm':
      return { kind, ...command, seen: 0 };
    case 'ask':
      return { kind, ...command, turn: 1 };
    case 'answer':
      return { kind, ...command, request: 0, agree: true };
    case 'why':
      return { kind, table, target: 'quay:0' };
    case 'look':
      return { kind, table, entry: 0 };
    default:
      return besidesOf(kind, role, table);
  }
}

/** And what is no part of the game. */
function besidesOf(kind: 'vacation' | 'say' | 'quiet' | 'block' | 'report', role: Role, table: string): OnlineRequest {
  switch (kind) {
    case 'vacation':
      return { kind, id: commandId(), table, on: true };
    case 'say':
      return { kind, id: commandId(), table, text: 'Ahoy' };
    case 'quiet':
      return { kind, id: commandId(), table, closed: true };
    case 'block':
      return { kind, table, seat: role === 'host' ? 1 : 0, on: true };
    case 'report':
      return { kind, table, line: 0 };
  }
}
