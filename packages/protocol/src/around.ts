// What is known of a table besides its game, and what is said there.
import * as z from 'zod/mini';
import { count, id, list, seat } from './parts.ts';

/**
 * What may be done to a table from outside its game: by who runs the server, by its host before it begins (`closed`) or, where its rules
 * fail (`failed`) or nobody has come back for too long (`abandoned`), by the server itself.
 */
const REPAIRS = ['setAside', 'failed', 'broughtBack', 'replaced', 'ended', 'closed', 'abandoned'] as const;

/** The notice is in the words of who runs the server. */
const repair = z.object({
  repair: z.enum(REPAIRS),
  at: count,
  entry: count,
  seat: z.nullable(seat),
  notice: z.string(),
});

/** What is known of a table besides its game. */
export const around = z.object({
  table: id,
  host: z.boolean(),
  /** Whether one plays alone against bots, who then advise and can be hurried. An older server does not say. */
  alone: z._default(z.boolean(), false),
  /** The seats of people who look at the table now, for the eyes of who talks. An older server does not say. */
  here: z._default(list(seat), []),
  /** Whether the host has closed the talk. */
  quiet: z.boolean(),
  /** Whether one may talk and hear what is said: who has a seat, and the host. */
  talks: z.boolean(),
  /** The table of the same people after this one, for those who were at it. */
  rematch: z.nullable(id),
  /** The seats of people for whom a bot plays. */
  standIns: list(seat),
  /** What everybody has left in milliseconds, and whose time runs. */
  clocks: z.nullable(z.object({ left: list(count), running: list(seat) })),
  /** Who is on vacation, and until when at the latest, in milliseconds since 1970. */
  vacations: list(z.object({ seat, until: count })),
  /** How much one may still take oneself, in milliseconds; nothing where there is none. */
  vacationLeft: z.nullable(count),
  /**
   * Whom all wait for though they are not there, at a table without a clock, for the eyes of who has a seat: since when, and from when on a
   * bot may play for them, in milliseconds since 1970.
   */
  absences: list(z.object({ seat, since: count, replaceable: count })),
  /** What was done to the table from outside its game, and after how many entries. */
  repairs: list(repair),
  /** Whether it is set aside, and whether it was ended before there was a result. */
  aside: z.boolean(),
  ended: z.boolean(),
});

const chatLine = z.object({
  number: count,
  at: count,
  seat: z.nullable(seat),
  name: z.string(),
  text: z.string(),
});

/** What was said since one was last told. */
export const chat = z.object({ table: id, lines: list(chatLine) });

export type Around = z.infer<typeof around>;
export type Repair = z.infer<typeof repair>;
export type ChatLine = z.infer<typeof chatLine>;
