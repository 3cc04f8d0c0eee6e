import * as z from 'zod/mini';
import { parse } from './parse.ts';
import { count, gameData, id, list, message, motive, moveText, name, options, reason, seat, target } from './parts.ts';
import { gameOffers, keptGame, moment, tableState, wantedHolder } from './table.ts';

/** What answers a decision says which one: the table, the seat, and how many entries were seen. */
const answering = { table: id, seat, seen: count };

/** More than any game that was ever saved. */
export const LONGEST_FILE = 20_000_000;

const form = z.enum(['file', 'link']);

/** Whether to take the table away from wherever else it is being played. */
const takeOver = z.exactOptional(z.boolean());

/** What bots think about: their own move, or a hint or motive that somebody waits for. */
const thoughtAbout = z.enum(['move', 'advice']);

/** What a device has kept from before the first draw of a table: what it was told, and what it has added. */
const pledges = z.strictObject({ commitment: z.exactOptional(id), contribution: z.exactOptional(id) });

const request = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('games') }),
  /** Whether a component file can be played with, and in which games. */
  z.strictObject({ kind: z.literal('components'), file: gameData }),
  /** The games that are kept on this device. */
  z.strictObject({ kind: z.literal('kept') }),
  z.strictObject({ kind: z.literal('forget'), table: id }),
  z.strictObject({
    kind: z.literal('new'),
    game: id,
    holders: z.readonly(z.array(wantedHolder).check(z.minLength(1), z.maxLength(16))),
    options,
    /** A component file of one's own. */
    components: z.exactOptional(gameData),
    /** The same table with the same seed draws the same; without one nobody can know. */
    seed: z.exactOptional(id),
  }),
  /** The same players and options once more; dealt anew, or the same deal. */
  z.strictObject({ kind: z.literal('again'), table: id, sameDeal: z.boolean() }),
  /** With the eyes of a seat, or without any to watch; without a word, of whoever is to move on this device. */
  z.strictObject({ kind: z.literal('open'), table: id, seat: z.exactOptional(z.nullable(seat)), takeOver }),
  /** The whole game as text, for a file or a link, and back. */
  z.strictObject({ kind: z.literal('export'), table: id, form }),
  z.strictObject({ kind: z.literal('import'), form, text: z.string().check(z.maxLength(LONGEST_FILE)), takeOver }),
  /** Moves of one seat, all or none. */
  z.strictObject({
    kind: z.literal('move'),
    ...answering,
    turn: count,
    texts: z.readonly(z.array(moveText).check(z.minLength(1), z.maxLength(50))),
  }),
  /** The last move, or all that are not settled. */
  z.strictObject({ kind: z.literal('undo'), ...answering, all: z.boolean() }),
  z.strictObject({ kind: z.literal('redo'), ...answering }),
  z.strictObject({ kind: z.literal('confirm'), ...answering }),
  z.strictObject({ kind: z.literal('why'), table: id, seat, target }),
  /** What a bot would do at the decision at hand; of a game that is over, at the first one after an entry. */
  z.strictObject({ kind: z.literal('hint'), table: id, seat: z.nullable(seat), entry: z.exactOptional(count) }),
  /** Why a bot has made the move of that entry; `reveal`: even if that gives away what it hides. */
  z.strictObject({
    kind: z.literal('motive'),
    table: id,
    seat: z.nullable(seat),
    entry: count,
    reveal: z.boolean(),
  }),
  /** Whoever thinks about that shall end with the best so far. */
  z.strictObject({ kind: z.literal('hurry'), table: id, about: thoughtAbout }),
  /** Nobody waits for a hint or a motive any more. */
  z.strictObject({ kind: z.literal('hush'), table: id }),
  /** A game of a server that is over and open to everybody: bots of this device can be asked about it. */
  z.strictObject({ kind: z.literal('study'), table: id, text: z.string().check(z.maxLength(LONGEST_FILE)) }),
  /** What a bot of this device would do at the decision at hand of a table of a server, by what is seen there from a seat. */
  z.strictObject({ kind: z.literal('advise'), table: id, game: id, components: id, seat, view: gameData }),
  /** The table after an entry, and after every turn. */
  z.strictObject({ kind: z.literal('look'), table: id, seat: z.nullable(seat), entry: count }),
  z.strictObject({ kind: z.literal('history'), table: id, seat: z.nullable(seat) }),
  /** Whether every entry and every draw of a game from a server is as it should be, and agrees with what was kept. */
  z.strictObject({ kind: z.literal('verify'), text: z.string().check(z.maxLength(LONGEST_FILE)), kept: pledges }),
  z.strictObject({ kind: z.literal('leave'), table: id }),
  /** A position to draw a picture of: the moves are played after that deal and looked at; no table is kept. */
  z.strictObject({
    kind: z.literal('show'),
    game: id,
    names: z.readonly(z.array(name).check(z.minLength(1), z.maxLength(16))),
    options,
    seed: id,
    moves: list(moveText),
  }),
]);

const answer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('games'), games: gameOffers, bots: list(id), standardBot: id }),
  z.object({ kind: z.literal('components'), games: list(id) }),
  /** `durable`: whether this device keeps games at all. */
  z.object({ kind: z.literal('kept'), games: list(keptGame), durable: z.boolean() }),
  z.object({ kind: z.literal('table'), state: tableState }),
  /** What was brought, beside what was here of the same game: the longer one is shown, and of two that went apart the one that was brought. */
  z.object({
    kind: z.literal('imported'),
    state: tableState,
    found: z.enum(['new', 'same', 'longer', 'shorter', 'apart']),
  }),
  /** The table is being played in another place, such as another tab. */
  z.object({ kind: z.literal('elsewhere'), table: id }),
  z.object({ kind: z.literal('exported'), text: z.string() }),
  /** What is wrong in itself, and what does not agree with what was kept; nothing if all is right. */
  z.object({
    kind: z.literal('verified'),
    draws: count,
    problem: z.nullable(z.string()),
    broken: z.nullable(z.enum(['commitment', 'contribution'])),
  }),
  z.object({ kind: z.literal('moment'), moment }),
  z.object({ kind: z.literal('history'), moments: list(moment) }),
  /** What cannot be opened: why, in a sentence, and exactly what is wrong, in the words of whoever found it. */
  z.object({ kind: z.literal('unusable'), problem: message, details: z.string() }),
  z.object({ kind: z.literal('why'), reason: z.nullable(reason) }),
  /** With whose decision it was, where that is not known by who asked. */
  z.object({ kind: z.literal('motive'), motive, seat: z.exactOptional(seat) }),
  /** It is not told yet: until somebody asks to have it revealed, or until the end; or never, as older rules are no longer here. */
  z.object({ kind: z.literal('withheld'), until: z.enum(['asked', 'end', 'never']) }),
  /** Somebody did not want to wait any longer. */
  z.object({ kind: z.literal('hushed') }),
  z.object({ kind: z.literal('done') }),
  /** The rules of the table say no; with the table as it is now. */
  z.object({ kind: z.literal('refused'), message, state: tableState }),
  /** Nothing that a player did: the other side asked for nonsense, or this side is broken. */
  z.object({ kind: z.literal('failed'), problem: z.string() }),
]);

/** Every request has a number, and its one answer has the same. */
const sentRequest = z.strictObject({ number: count, request });
const sentAnswer = z.object({ number: count, answer });
/** What nobody asked for: others have moved. */
const sentNews = z.object({ news: tableState });
/** Bots that cannot go on, or a table that was taken over in another place. */
const sentTrouble = z.object({
  trouble: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('bots'), table: id, details: z.string() }),
    z.object({ kind: z.literal('elsewhere'), table: id }),
  ]),
});
/** How much of its thinking a bot has done. */
const sentThought = z.object({
  thought: z.object({ table: id, about: thoughtAbout, seat, share: z.number() }),
});
const sent = z.union([sentAnswer, sentNews, sentTrouble, sentThought]);

export type Request = z.infer<typeof request>;
export type Answer = z.infer<typeof answer>;
export type SentRequest = z.infer<typeof sentRequest>;
export type Pledges = z.infer<typeof pledges>;
export type Sent = z.infer<typeof sent>;
export type Thought = z.infer<typeof sentThought>['thought'];
export type Motive = z.infer<typeof motive>;
export type Trouble = z.infer<typeof sentTrouble>['trouble'];

export const parseRequest = (data: unknown): SentRequest => parse(sentRequest, data);
export const parseSent = (data: unknown): Sent => parse(sent, data);
