import { flag, list, record, SchemaError, text, whole } from '@riband/kernel/schema';

/** Which people look at a table by one server, all of them; and whether servers that see somebody there shall answer the same. */
const seen = record({ table: text, players: list(text), asks: flag });

const word = record({ server: text, number: whole(1, Number.MAX_SAFE_INTEGER), isLast: flag, seen: list(seen) });

export type Seen = ReturnType<typeof seen>;

/** What a server tells the others: whom it sees, or only that it is still there, or not for long. Its words are counted, so that a missing one is missed. */
export type Sighting = ReturnType<typeof word>;

export const write = (sighting: Sighting): string => JSON.stringify(sighting);

/** Nothing where it is in words of another version. */
export function read(told: string): Sighting | undefined {
  try {
    return word(JSON.parse(told), 'sighting');
  } catch (problem) {
    if (problem instanceof SchemaError || problem instanceof SyntaxError) return undefined;
    throw problem;
  }
}
