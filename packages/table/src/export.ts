import { type GameRecord, NotationError, type Ply, readRecord, type Viewer, writeRecord } from '@riband/kernel';
import { Draft } from './draft.ts';
import { TableError } from './error.ts';
import type { Opening } from './header.ts';
import type { FindGame } from './load.ts';
import { drawBody, moveBody } from './moves.ts';
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

/** A table with the moves of a record, each found among the legal ones and confirmed as soon as its seat has no more to make. */
export function importText(findGame: FindGame, text: string, opening: Omit<Opening, 'options'>): Table {
  const record = recordIn(text);
  const { game: id, components, rules, options, seats, deal } = record;
  const game = findGame(id, components);
  if (game === undefined) throw new TableError([`game: "${id}" with components "${components}" is not known here`]);
  if (game.rules !== rules)
    throw new TableError([
      `rules: it was played by version ${rules}, this is ${game.rules}; the moves cannot be checked`,
    ]);
  if (seats !== opening.holders.length) throw new TableError([`seats: the record has ${seats}`]);
  const table = createTable(game, { ...opening, options });
  const draft = new Draft(game, table.position);
  for (const text of deal) addPly(draft, { by: 'chance', text });
  for (const ply of record.plies) addPly(draft, ply);
  checkScores(draft, record);
  table.commit(draft.entries);
  return table;
}

function recordIn(text: string): GameRecord {
  try {
    return readRecord(text);
  } catch (problem) {
    if (problem instanceof NotationError) throw new TableError([problem.message]);
    throw problem;
  }
}

function addPly(draft: Draft, { by, text, turn }: Pick<Ply, 'by' | 'text'> & Partial<Ply>): void {
  const { game, position } = draft;
  const made = by === 'chance' ? drawBody(game, position, text) : moveBody(game, position, by, text);
  const place = `"${text}" by ${by} in turn ${turn ?? 'of the deal'}`;
  if ('refusal' in made) {
    const hint = text.includes('?') ? '; a record with hidden moves cannot be played again' : '';
    throw new TableError([`${place}: refused, ${made.refusal.code}${hint}`]);
  }
  if (turn !== undefined && made.turn !== turn) throw new TableError([`${place}: this is turn ${made.turn}`]);
  draft.add(made);
  if (by !== 'chance' && waiting(game, draft.position).toConfirm.includes(by))
    draft.add(confirmBody(game, draft.position, by));
}

function checkScores({ game, position }: Draft, { scores }: GameRecord): void {
  if (scores === undefined) return;
  const reached = waiting(game, position).over ? game.scores(position.state).join(' ') : 'no end';
  if (reached !== scores.join(' ')) throw new TableError([`end ${scores.join(' ')}: the moves lead to ${reached}`]);
}
