import * as z from 'zod/mini';
import {
  account,
  count,
  gameData,
  gameEvent,
  id,
  list,
  message,
  moveText,
  name,
  optionSpec,
  result,
  seat,
  target,
} from './parts.ts';

/** A game as it is offered: its words are the messages `<id>.title`, `<id>.about` and `<id>.option.<key>`. */
const gameOffer = z.object({
  id,
  listed: z.boolean(),
  seats: z.object({ min: count, max: count }),
  options: list(optionSpec),
});
export const gameOffers = list(gameOffer);

/** Who plays a seat: a person or a bot of that kind. */
const person = { kind: z.literal('person'), name };
const bot = { kind: z.literal('bot'), name, bot: id };
export const holder = z.discriminatedUnion('kind', [z.object(person), z.object(bot)]);
/** As somebody asks for it. */
export const wantedHolder = z.discriminatedUnion('kind', [z.strictObject(person), z.strictObject(bot)]);

/** A game that is kept on this device. */
export const keptGame = z.object({
  table: id,
  game: id,
  holders: list(holder),
  turn: count,
  over: z.boolean(),
  /** When it was last played, in milliseconds since 1970. */
  played: count,
  /** Whether it outlasts the page. */
  kept: z.boolean(),
});

/** A legal move: what to send, what to click, what it is called, and what it would do, for boards and in words. */
const choice = z.object({
  text: moveText,
  target,
  label: message,
  events: list(gameEvent),
  preview: list(message),
});

/** What one entry of the record tells. */
const logLine = z.object({
  number: count,
  turn: z.nullable(count),
  messages: list(message),
  /** Who has moved; nobody where it was luck, or the table itself. */
  by: z.exactOptional(seat),
  /** And if that was a bot: it can be asked why. */
  bot: z.exactOptional(seat),
});

/** The table as it was right after an entry of the record, as a viewer may know it. */
export const moment = z.object({
  entry: count,
  turn: count,
  view: gameData,
  targets: list(target),
  standing: list(account),
});

/** Everything that a viewer may know about a table. */
export const tableState = z.object({
  table: id,
  game: id,
  /** What records call the components that it is played with. */
  components: id,
  /** How many entries this is the view of; a command sends it back as `seen`. */
  entry: count,
  /** Of `view`: who holds the same view has the same hash. */
  hash: z.string(),
  /** Whose eyes these are; nobody's in particular for who only watches. */
  seat: z.nullable(seat),
  holders: list(holder),
  turn: count,
  view: gameData,
  /**
   * The numbers of the game that a board prints, such as prices. They never change and are long, so they come only when a table is
   * opened.
   */
  tables: z.exactOptional(gameData),
  /** The component file, if it is not our newest; it comes with the tables. */
  file: z.exactOptional(gameData),
  waiting: z.object({
    toMove: list(seat),
    toConfirm: list(seat),
    chance: z.boolean(),
    over: z.boolean(),
  }),
  choices: list(choice),
  targets: list(target),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  canConfirm: z.boolean(),
  /** Somebody asks all others to go back to where a turn began: who has agreed, and who has still to answer. */
  request: z.exactOptional(
    z.nullable(z.object({ number: count, seat, turn: count, agreed: list(seat), missing: list(seat) })),
  ),
  standing: list(account),
  result: z.nullable(result),
  /** Whether somebody here has secrets from another person; told where several share a device. */
  secrets: z.exactOptional(z.boolean()),
  /** Whether the table could be stored: if not, it lasts as long as the page. */
  kept: z.boolean(),
  /** What has happened since the viewer was last told, for boards to show as it happens; nothing when a table is opened. */
  news: list(gameEvent),
  /** After how many entries one has last acted oneself; told, with the whole log, to who comes to a table of a server. */
  acted: z.exactOptional(z.nullable(count)),
  /** The lines of the log from that index on; what was told after it before is no longer true (an undo). */
  log: z.object({ from: count, lines: list(logLine) }),
});

/** Nothing if it is none. */
export function readKeptGame(data: unknown): KeptGame | undefined {
  const parsed = keptGame.safeParse(data);
  return parsed.success ? parsed.data : undefined;
}

export type GameOffer = z.infer<typeof gameOffer>;
export type Holder = z.infer<typeof holder>;
export type Choice = z.infer<typeof choice>;
export type KeptGame = z.infer<typeof keptGame>;
export type LogLine = z.infer<typeof logLine>;
export type Moment = z.infer<typeof moment>;
export type TableState = z.infer<typeof tableState>;
