// What a client and an online server say to each other. Tables are the same as everywhere; here there are seats to be taken first.
import * as z from 'zod/mini';
import { around, chat } from './around.ts';
import { parse } from './parse.ts';
import { count, id, list, message, moveText, name, options, reason, seat, target } from './parts.ts';
import { gameOffers, holder, moment, tableState } from './table.ts';

/** Sent again with the same id, a command has one effect. */
const commandId = z.string().check(z.regex(/^[\w-]{16,64}$/));
const change = { id: commandId, table: id };
const command = { ...change, seat };
const answering = { ...command, seen: count };

/** One line of talk. */
const chatText = z.string().check(z.minLength(1), z.maxLength(280));

/** More than anybody will ever say at a table. */
const MOST_LINES = 1_000_000_000;

/** 16 bytes in hexadecimal, made by the player: nobody else can choose the draws. */
const contribution = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const invitation = z.exactOptional(id);

/** Who may look on at a game without a seat: anybody at all, who was invited, or nobody. */
const WATCHING = ['anybody', 'invited', 'nobody'] as const;

/** How long one may think: a bank of time for the whole game with an increment for every decision, or so many hours for each decision. */
const live = {
  kind: z.literal('live'),
  bankSeconds: z.int().check(z.minimum(5), z.maximum(86_400)),
  incrementSeconds: z.int().check(z.minimum(0), z.maximum(3600)),
};
const hours = {
  kind: z.literal('hours'),
  hours: z.int().check(z.minimum(1), z.maximum(720)),
  /** So long in a year everybody may let their clock stand still. */
  vacationDays: z.exactOptional(z.int().check(z.minimum(0), z.maximum(60))),
};
const clock = z.nullable(z.discriminatedUnion('kind', [z.strictObject(live), z.strictObject(hours)]));
const toldClock = z.nullable(z.discriminatedUnion('kind', [z.object(live), z.object(hours)]));

/** From and to which minute of the day, in universal time, somebody's clock of hours stands still. */
const minute = z.int().check(z.minimum(0), z.maximum(1439));
const quietHours = z.strictObject({ from: minute, to: minute });

/** To whom a table is open. One that is listed can be found, and its seats taken, by everybody. */
const openness = { listed: z.boolean(), watching: z.enum(WATCHING) };

const request = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('games') }),
  /** Whether anybody is still there. */
  z.strictObject({ kind: z.literal('ping') }),
  /** A new table; who asks for it is its host, and has no seat yet. */
  z.strictObject({
    kind: z.literal('create'),
    id: commandId,
    game: id,
    seats: z.int().check(z.minimum(1), z.maximum(16)),
    options,
    clock,
    ...openness,
  }),
  /** The tables that one belongs to, from that place on, those that are not over first; and those that are open to everybody. */
  z.strictObject({ kind: z.literal('mine'), from: z.exactOptional(count) }),
  z.strictObject({ kind: z.literal('listed') }),
  /** To look at a table from now on, until `leave`: by who belongs there, or was invited. */
  z.strictObject({ kind: z.literal('open'), table: id, invitation }),
  z.strictObject({ kind: z.literal('leave'), table: id }),

  // Before it begins.
  z.strictObject({ kind: z.literal('sit'), ...command, contribution, quietHours: z.exactOptional(quietHours) }),
  z.strictObject({ kind: z.literal('rise'), ...change }),
  z.strictObject({ kind: z.literal('fill'), ...command, bot: id }),
  z.strictObject({ kind: z.literal('clear'), ...command }),
  z.strictObject({ kind: z.literal('start'), ...change }),
  /** It will not begin; everybody who is there is told. */
  z.strictObject({ kind: z.literal('close'), ...change }),

  // While it is played.
  z.strictObject({
    kind: z.literal('move'),
    ...answering,
    turn: count,
    texts: z.readonly(z.array(moveText).check(z.minLength(1), z.maxLength(50))),
    /** Confirm too, if these are the last moves. */
    confirm: z.exactOptional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('undo'), ...answering, all: z.boolean() }),
  z.strictObject({ kind: z.literal('redo'), ...answering }),
  z.strictObject({ kind: z.literal('confirm'), ...answering }),
  /** To go back to where a turn began, and what the others say. */
  z.strictObject({ kind: z.literal('ask'), ...command, turn: count }),
  z.strictObject({ kind: z.literal('answer'), ...command, request: count, agree: z.boolean() }),

  /** A bot has played for who was gone, and they are back. */
  z.strictObject({ kind: z.literal('return'), ...change }),

  /** A bot shall play for somebody whom all wait for and who has been gone for so long, see `Around`; or for oneself, at any time. */
  z.strictObject({ kind: z.literal('replace'), ...command }),

  /** Who plays alone against bots does not want to wait any longer: the one that thinks moves as well as it can by now. */
  z.strictObject({ kind: z.literal('hurry'), table: id }),

  /** One's clock of hours stands still, or runs again. */
  z.strictObject({ kind: z.literal('vacation'), ...change, on: z.boolean() }),

  // Beside the game.
  z.strictObject({ kind: z.literal('say'), ...change, text: chatText }),
  z.strictObject({ kind: z.literal('quiet'), ...change, closed: z.boolean() }),
  /** Whoever sits there: nothing that they say is told any more, and they do not sit down at one's tables. */
  z.strictObject({ kind: z.literal('block'), table: id, seat, on: z.boolean() }),
  /** What was said there is for the eyes of who runs the server. */
  z.strictObject({ kind: z.literal('report'), table: id, line: z.int().check(z.minimum(0), z.maximum(MOST_LINES)) }),
  /** The same people at the same seats once more; whoever asks first is the host of it. */
  z.strictObject({ kind: z.literal('rematch'), table: id }),

  z.strictObject({ kind: z.literal('why'), table: id, target }),
  z.strictObject({ kind: z.literal('look'), table: id, entry: count }),
  z.strictObject({ kind: z.literal('history'), table: id }),
  /** The whole game once it is over, to take away or to check. */
  z.strictObject({ kind: z.literal('export'), table: id }),
  /** What is needed to check the draws. */
  z.strictObject({ kind: z.literal('fairness'), table: id }),
]);

/** A table that has not begun, as somebody who is there may know it. */
const lobby = z.object({
  table: id,
  game: id,
  options,
  clock: toldClock,
  ...openness,
  /** How many rows the record has: of two, the one with more is newer. */
  rows: count,
  /** Who sits where; nobody yet. */
  chairs: list(z.nullable(holder)),
  /** For whom a seat is kept until they come, at a rematch. */
  reserved: z.exactOptional(list(z.nullable(z.object({ name, own: z.boolean() })))),
  /** Where one sits oneself, and whether one is the host. */
  seat: z.nullable(seat),
  host: z.boolean(),
  /** What lets others in: for the eyes of the host. The server itself keeps only its hash. */
  invitation: z.nullable(id),
  /** To the seed of all draws. */
  commitment: hash,
});

/** A table in a list. */
const tableNote = z.object({
  table: id,
  game: id,
  /** A table that is `closed` was over before it began. */
  phase: z.enum(['open', 'running', 'over', 'closed']),
  chairs: list(z.nullable(holder)),
  /** Where one sits oneself. */
  seat: z.nullable(seat),
  host: z.boolean(),
  turn: count,
  /** Who is to act, and since when, in milliseconds since 1970. */
  waits: list(seat),
  since: count,
  /** Who has still to answer, if somebody asks to go back. */
  answers: z.exactOptional(list(seat)),
  /** Of each seat, once it is over. */
  places: z.nullable(list(count)),
});

/** What an invitation says before one has said who one is. */
const invitationTo = z.object({
  game: id,
  host: z.string(),
  phase: tableNote.shape.phase,
  clock: toldClock,
  chairs: list(z.nullable(holder)),
});

/** What stands in the link. */
const invitationWords = z.strictObject({ table: id, invitation: id });

/** Why something cannot be done before a table begins, or at all. */
const LOBBY_REFUSALS = [
  'notHost',
  'taken',
  'reserved',
  'noSuchSeat',
  'seated',
  'begun',
  'notBegun',
  'empty',
  'botsOnly',
  'tooMany',
  'notYourSeat',
  'notSeated',
  'notOver',
  'notWelcome',
  'lookAlike',
  'longQuiet',
  'quiet',
  'tooFast',
  'standIn',
  'noTime',
  'aside',
  'ended',
  'noVacation',
  'notGone',
  'notAlone',
] as const;

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('games'), games: gameOffers, bots: list(id), standardBot: id }),
  z.object({ kind: z.literal('created'), lobby }),
  z.object({ kind: z.literal('lobby'), lobby }),
  /** `next` is the place from which on there may be more. */
  z.object({ kind: z.literal('tables'), tables: list(tableNote), next: z.exactOptional(count) }),
  z.object({ kind: z.literal('table'), state: tableState }),
  /** The rules of the table say no; with the table as it is now. */
  z.object({ kind: z.literal('refused'), message, state: tableState }),
  z.object({ kind: z.literal('cannot'), reason: z.enum(LOBBY_REFUSALS) }),
  /** There is no such table, or none for this player: nobody learns which. */
  z.object({ kind: z.literal('missing') }),
  /** The table that follows one that is over. */
  z.object({ kind: z.literal('rematch'), table: id }),
  z.object({ kind: z.literal('why'), reason: z.nullable(reason) }),
  z.object({ kind: z.literal('moment'), moment }),
  z.object({ kind: z.literal('history'), moments: list(moment) }),
  z.object({
    kind: z.literal('fairness'),
    commitment: hash,
    /** Of the people, in the order of their seats; none before it begins. */
    contributions: list(contribution),
    /** Once it is over. */
    seed: z.nullable(hash),
  }),
  z.object({ kind: z.literal('exported'), text: z.string() }),
  z.object({ kind: z.literal('done') }),
  /** Nothing can be stored now. Whether it was done is not known: send it again, with the same id. */
  z.object({ kind: z.literal('unavailable') }),
  /** The message was none that the server knows, or came too often, or the server is broken. */
  z.object({ kind: z.literal('failed'), problem: z.string() }),
]);

const onlineRequest = z.strictObject({ number: count, request });
const onlineSent = z.union([
  z.object({ number: count, answer }),
  /** What nobody asked for. */
  z.object({ news: tableState }),
  z.object({ lobby }),
  z.object({ around }),
  z.object({ chat }),
  /** It has begun, and is not for who only looked on before: as if there were no such table. */
  z.object({ missing: id }),
]);

/** The first message of a connection, with a ticket that is good once. */
const greeting = z.strictObject({ ticket: id });

export type OnlineRequest = z.infer<typeof request>;
export type OnlineAnswer = z.infer<typeof answer>;
export type OnlineSent = z.infer<typeof onlineSent>;
export type LobbyState = z.infer<typeof lobby>;
export type ClockRule = NonNullable<z.infer<typeof clock>>;
export type QuietHours = z.infer<typeof quietHours>;
export type Invitation = z.infer<typeof invitationTo>;
export type InvitationWords = z.infer<typeof invitationWords>;
export type TableNote = z.infer<typeof tableNote>;
export type Watching = (typeof WATCHING)[number];
export type LobbyRefusal = (typeof LOBBY_REFUSALS)[number];

/** Everything that can be asked, by its kind. */
export const ONLINE_REQUESTS: readonly OnlineRequest['kind'][] = request.def.options.flatMap(
  ({ shape }) => shape.kind.def.values,
);

export const parseOnlineRequest = (data: unknown): z.infer<typeof onlineRequest> => parse(onlineRequest, data);
export const parseOnlineSent = (data: unknown): OnlineSent => parse(onlineSent, data);
export const parseInvitation = (data: unknown): InvitationWords => parse(invitationWords, data);
export const parseGreeting = (data: unknown): z.infer<typeof greeting> => parse(greeting, data);
