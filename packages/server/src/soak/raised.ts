import type { Limits } from '../wire/limits.ts';

const MANY = { count: 1_000_000, ms: 1000 };

/** Nobody in a soak is a person: they come from one address, and are fast. */
export const RAISED: Partial<Limits> = {
  ...{ messages: MANY, guests: MANY, tickets: MANY, tables: MANY, lines: MANY },
  ...{ connectionsOfAddress: 10_000, connectionsOfPlayer: 1000 },
};
