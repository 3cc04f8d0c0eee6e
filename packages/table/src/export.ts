import {
  type Game,
  type GameRecord,
  NotationError,
  type Ply,
  playedIn,
  ReplayError,
  readRecord,
  replayed,
  type Viewer,
  writeRecord,
} from '@riband/kernel';
import { Draft } from './draft.ts';
import { NEWER, NO_SAVE, OLDER_RULES, TableError, unknownGame } from './error.ts';
import type { FindGame } from './game-of.ts';
import type { Holder } from './holder.ts';
import type { UnusableMessage } from './messages.ts';
import { playDraw, playMove } from './moves.ts';
import type { Save } from './save.ts';
import { waiting } from './stretch.ts';
import { createTable, type Table } from './table.ts';
import { confirmBody } from './undo.ts';

/** What a viewer may take home: everything once it is over, before that only what they may know. */
export function exportJson(table: Table, viewer: Viewer): Save | GameRecord {
  return table.over ? table.save() : table.record(viewer);
}

/** The same as one readable text. */
export function exportText(table: Table, viewer: Viewer): string {
  return writeRecord(table.record(viewer));
}

/** What a record does not say: the name of the table, and who sits there, once it is known how many. */
export interface Seating {
  readonly table: string;
  holders(seats: number): readonly Holder[];
  /** Whether the last move has still to be confirmed. */
  readonly open?: boolean;
}

/** A table with the moves of a record, played again by the kernel first. They are confirmed as soon as a seat has no more to make. */
export function importText(findGame: FindGame, text: string, seating: Seating): Table {
  const record = recordIn(text);
  const { game: id, components, seats, options } = record;
  const game = findGame(id, components);
  if (game === undefined) throw unknownGame(id, components);
  checkMoves(game, record);
  const table = createTable(game, { table: seating.table, holders: seating.holders(seats), options });
  const draft = new Draft(game, table.position);
  const played = playedIn(record);
  for (const ply of played) addPly(draft, ply, seating.open === true && ply === played.at(-1));
  table.commit(draft.entries);
  return table;
}

function recordIn(text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (problem) {
    if (problem instanceof NotationError) throw new TableError([problem.message], NO_SAVE);
    throw problem;
  }
}

function checkMoves(game: Game, record: GameRecord): void {
  try {
    replayed(game, record);
  } catch (problem) {
    if (!(problem instanceof ReplayError)) throw problem;
    const hidden = playedIn(record)[problem.ply]?.text.includes('?');
    throw new TableError(
      [hidden ? `${problem.message}; a record with hidden moves cannot be played again` : problem.message],
      ...otherRules(game.rules, record.rules),
    );
  }
}

/** Moves of other rules may be none of these, without any fault of theirs. */
function otherRules(known: number, played: number): [] | [UnusableMessage] {
  if (played === known) return [];
  return [played > known ? NEWER : OLDER_RULES];
}

function addPly(draft: Draft, { by, text }: Pick<Ply, 'by' | 'text'>, open: boolean): void {
  const { game, position } = draft;
  const refused = draft.add(by === 'chance' ? playDraw(game, position, text) : playMove(game, position, by, text));
  // What the game allows, the table may not: it lets nobody move again before others have confirmed.
  if (refused !== undefined) throw new TableError([`"${text}" by ${by}: refused, ${refused.refusal.code}`]);
  if (by !== 'chance' && !open && waiting(game, draft.position).toConfirm.includes(by))
    draft.add(confirmBody(game, draft.position, by));
}
