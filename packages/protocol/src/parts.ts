// The parts of the messages, each a schema of a type of the kernel.
import type { Account, Message, OptionSpec, Options, Reason, Result } from '@riband/kernel';
import * as z from 'zod/mini';

// Schemas would be compiled with `eval`, which the content policy of our pages forbids; the mere attempt is reported as a violation.
z.config({ jitless: true });

/** A schema whose output is exactly that type. */
type SchemaOf<T> = z.ZodMiniType<T>;

/** Frozen, so that its type is that of lists which nobody changes. */
export const list = <S extends z.core.SomeType>(item: S) => z.readonly(z.array(item));

const shortText = (length: number) => z.string().check(z.minLength(1), z.maxLength(length));

export const id = shortText(64);
export const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(30));
export const moveText = shortText(100);
export const count = z.int().check(z.nonnegative());
export const seat = z.int().check(z.nonnegative(), z.maximum(15));
export const target = shortText(100);

const noun = z.object({ noun: z.string() });
const param = z.union([z.string(), z.number(), noun, z.object({ seat }), list(noun)]);

export const message: SchemaOf<Message> = z.object({ key: z.string(), params: z.record(z.string(), param) });

/** Records pass over that key without a word. */
const withoutPrototype = z.unknown().check(z.refine((data) => !Object.hasOwn(Object(data), '__proto__')));

export const options: SchemaOf<Options> = z.pipe(
  withoutPrototype,
  z.record(shortText(40), z.union([z.string().check(z.maxLength(100)), z.number(), z.boolean()])),
);

export const optionSpec: SchemaOf<OptionSpec> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flag'), key: z.string(), standard: z.boolean() }),
  z.object({
    kind: z.literal('choice'),
    key: z.string(),
    values: list(z.string()),
    standard: z.string(),
    needs: z.exactOptional(z.record(z.string(), count)),
  }),
  z.object({
    kind: z.literal('number'),
    key: z.string(),
    min: z.number(),
    max: z.number(),
    standard: z.number(),
  }),
]);

export const reason: SchemaOf<Reason> = z.object({
  clause: z.string(),
  message,
  shortage: z.exactOptional(z.object({ of: z.string(), amount: z.number() })),
});

export const account: SchemaOf<Account> = z.object({
  seat,
  total: z.number(),
  lines: list(z.object({ source: message, points: z.number() })),
});

export const result: SchemaOf<Result> = z.object({
  accounts: list(account),
  places: list(z.number()),
  tieBreak: z.exactOptional(message),
  verdict: z.exactOptional(message),
});

const part = z.object({ term: message, points: z.number() });

/** Why a move is made or advised: the moves that were weighed, the move itself first, and what the one sentence says. */
export const motive = z.object({
  options: list(
    z.object({
      text: moveText,
      label: message,
      points: z.exactOptional(z.number()),
      share: z.exactOptional(z.number()),
    }),
  ),
  because: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('better'),
      than: message,
      gains: list(part),
      losses: list(part),
      inAll: z.exactOptional(z.number()),
    }),
    z.object({ kind: z.literal('later'), than: message, points: z.number() }),
    z.object({ kind: z.literal('even'), than: message }),
    z.object({ kind: z.literal('surer'), than: message, points: z.number() }),
    z.object({ kind: z.literal('rather'), than: message }),
    z.object({ kind: z.literal('hurried') }),
    z.object({ kind: z.literal('only') }),
    z.object({ kind: z.literal('forced') }),
    z.object({ kind: z.literal('lot') }),
  ]),
});

/** Plain data of a game, whose shape only its board knows. */
export const gameData: SchemaOf<object> = z.record(z.string(), z.unknown());

/** What happened, as the viewer may know it: its fields are the game's. */
export const gameEvent = z.looseObject({ kind: z.string() });
