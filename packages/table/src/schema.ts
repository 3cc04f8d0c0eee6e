import * as z from 'zod/mini';
import { TableError } from './error.ts';
import { FORMAT } from './migrate.ts';
import type { Save } from './save.ts';

// What a save must look like, key by key. Only what belongs to the game itself (events, states) is taken as it is.

const count = z.int().check(z.minimum(0));
const text = z.string();
const json = z.record(z.string(), z.unknown());

const holder = z.strictObject({ kind: z.enum(['person', 'bot']), name: text, bot: z.exactOptional(text) });

const row = { number: count, command: z.exactOptional(text) };
const event = z.looseObject({
  kind: text,
  secret: z.exactOptional(z.strictObject({ seats: z.array(count), fields: json })),
});
const ply = { ...row, turn: count, text, seen: z.exactOptional(z.array(text)), events: z.array(event) };
const bySeat = { ...row, seat: count };

const entry = z.discriminatedUnion('kind', [
  z.strictObject({ ...ply, kind: z.literal('move'), seat: count, done: z.boolean() }),
  z.strictObject({ ...ply, kind: z.literal('chance') }),
  z.strictObject({ ...bySeat, kind: z.literal('undo'), of: z.array(count) }),
  z.strictObject({ ...bySeat, kind: z.literal('redo'), of: count }),
  z.strictObject({ ...bySeat, kind: z.literal('confirm'), settles: z.boolean() }),
  z.strictObject({ ...bySeat, kind: z.literal('ask'), turn: count }),
  z.strictObject({ ...bySeat, kind: z.literal('answer'), agree: z.boolean() }),
  z.strictObject({ ...row, kind: z.literal('takeBack'), turn: count }),
  z.strictObject({ ...bySeat, kind: z.literal('seat'), holder }),
  z.strictObject({ ...row, kind: z.literal('upgrade'), from: count, to: count, state: json }),
]);

const hexadecimal = z.string().check(z.regex(/^([0-9a-f]{2}){1,64}$/));

const save: z.ZodMiniType<Save> = z.strictObject({
  format: z.literal(FORMAT),
  table: text,
  game: text,
  rules: count,
  components: text,
  brought: z.exactOptional(json),
  options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  seats: count,
  holders: z.array(holder),
  seed: z.exactOptional(hexadecimal),
  fairness: z.exactOptional(
    z.strictObject({ commitment: hexadecimal, contributions: z.array(hexadecimal), seed: hexadecimal }),
  ),
  entries: z.array(entry),
  snapshot: z.exactOptional(z.strictObject({ entries: count, state: json })),
});

/** The save that a JSON value holds; otherwise everything that is wrong with it, each with its place. */
export function parseSave(value: unknown): Save {
  if (isDeeper(value, DEEPEST)) throw new TableError([`save: lists in lists, more than ${DEEPEST} levels deep`]);
  const parsed = save.safeParse(value);
  if (!parsed.success) throw new TableError(parsed.error.issues.map(sentence));
  const problems = [
    ...problemsOfSeats(parsed.data),
    ...problemsOfNumbers(parsed.data),
    ...problemsOfRules(parsed.data),
  ];
  if (problems.length > 0) throw new TableError(problems);
  return parsed.data;
}

/** More than any game needs, and less than what makes a program that follows it down run out of room. */
const DEEPEST = 100;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((item) => isDeeper(item, levels - 1));
}

function sentence(issue: z.core.$ZodIssue): string {
  return `${place(issue.path)}: ${expectation(issue)}`;
}

const WORDS: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  int: 'a whole number',
  number: 'a whole number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

function expectation(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `expected ${WORDS[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `expected ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    case 'unrecognized_keys':
      return `unknown key ${issue.keys.map((key) => JSON.stringify(key)).join(', ')}`;
    case 'too_small':
      return `expected ${issue.minimum} or more`;
    case 'invalid_union':
      return issue.discriminator === undefined ? 'expected another type' : 'expected a known kind';
    default:
      return issue.message;
  }
}

/** `entries[3].seat` */
function place(path: readonly PropertyKey[]): string {
  return (
    path.reduce<string>(
      (whole, key) =>
        typeof key === 'number' ? `${whole}[${key}]` : `${whole === '' ? '' : `${whole}.`}${String(key)}`,
      '',
    ) || 'save'
  );
}

function problemsOfSeats({ seats, holders, entries }: Save): readonly string[] {
  const beyond = entries.filter((one) => 'seat' in one && one.seat >= seats);
  return [
    ...(holders.length === seats ? [] : [`holders: expected ${seats}, one for each seat`]),
    ...beyond.map((one) => `entries[${one.number}].seat: there are ${seats} seats, counted from 0`),
  ];
}

function problemsOfNumbers({ entries, snapshot }: Save): readonly string[] {
  const wrong = entries.findIndex((one, index) => one.number !== index);
  return [
    ...(wrong < 0 ? [] : [`entries[${wrong}].number: expected ${wrong}; entries are numbered from 0 without gaps`]),
    ...((snapshot?.entries ?? 0) <= entries.length ? [] : [`snapshot.entries: there are only ${entries.length}`]),
  ];
}

/** Rules change from the version at hand to a newer one. */
function problemsOfRules({ rules, entries }: Save): readonly string[] {
  const changes = entries.filter((one) => one.kind === 'upgrade');
  return changes.flatMap(({ number, from, to }, index) => {
    const before = changes[index - 1]?.to ?? rules;
    return [
      ...(from === before ? [] : [`entries[${number}].from: expected ${before}`]),
      ...(to > from ? [] : [`entries[${number}].to: expected more than ${from}`]),
    ];
  });
}
