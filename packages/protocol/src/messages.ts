import * as z from 'zod/mini';
import { count, id, message, moveText, options, reason, seat, target } from './parts.ts';
import { gameOffers, holder, tableState } from './table.ts';

/** What answers a decision says which one: the table, the seat, and how many entries were seen. */
const answering = { table: id, seat, seen: count };

const request = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('games') }),
  z.strictObject({
    kind: z.literal('new'),
    game: id,
    holders: z.readonly(z.array(holder).check(z.minLength(1), z.maxLength(16))),
    options,
    /** The same table with the same seed draws the same; without one nobody can know. */
    seed: z.exactOptional(id),
  }),
  z.strictObject({ kind: z.literal('open'), table: id }),
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
  z.strictObject({ kind: z.literal('leave'), table: id }),
]);

const answer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('games'), games: gameOffers }),
  z.strictObject({ kind: z.literal('table'), state: tableState }),
  z.strictObject({ kind: z.literal('why'), reason: z.nullable(reason) }),
  z.strictObject({ kind: z.literal('left') }),
  /** The rules of the table say no; with the table as it is now. */
  z.strictObject({ kind: z.literal('refused'), message, state: tableState }),
  /** Nothing that a player did: the other side asked for nonsense, or this side is broken. */
  z.strictObject({ kind: z.literal('failed'), problem: z.string() }),
]);

/** Every request has a number, and its one answer has the same. */
const sentRequest = z.strictObject({ number: count, request });
const sentAnswer = z.strictObject({ number: count, answer });

export type Request = z.infer<typeof request>;
export type Answer = z.infer<typeof answer>;
export type SentRequest = z.infer<typeof sentRequest>;
export type SentAnswer = z.infer<typeof sentAnswer>;

/** What came over the wire, checked; anything unexpected is an error that says where. */
export const parseRequest = (data: unknown): SentRequest => parse(sentRequest, data);
export const parseAnswer = (data: unknown): SentAnswer => parse(sentAnswer, data);

/** A message that is not of this protocol. */
export class ProtocolError extends Error {
  override readonly name = 'ProtocolError';
}

function parse<T>(schema: z.ZodMiniType<T>, data: unknown): T {
  const parsed = schema.safeParse(data);
  if (parsed.success) return parsed.data;
  throw new ProtocolError(z.prettifyError(parsed.error));
}
