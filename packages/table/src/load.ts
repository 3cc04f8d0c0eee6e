import { canonical, type Game } from '@riband/kernel';
import { guarded, triedOut } from './believe.ts';
import { checkedFold } from './check.ts';
import { NO_SAVE, OLDER_RULES, TableError } from './error.ts';
import { type FindGame, gameOf, requireKnownRules } from './game-of.ts';
import { migrate } from './migrate.ts';
import type { Position } from './position.ts';
import { type Beginning, beginnings, positionAt, type Save, type Snapshot } from './save.ts';
import { parseSave } from './schema.ts';
import { Table } from './table.ts';
import { type Loaded, upgraded } from './upgrade.ts';

/**
 * What is believed of a save: nothing, so that every entry is played again; what older rules led to, which are not here to play it again;
 * or its snapshot too, which spares what came before it: for those who stored it themselves.
 */
export type Trust = 'nothing' | 'olderRules' | 'snapshot';

/**
 * Opens a saved table, given as JSON text or as its value. Every entry is checked by the rules, except for what is believed. A save with any
 * problem is refused whole (`TableError`).
 */
export function loadTable(findGame: FindGame, json: unknown, trust: Trust = 'nothing'): Loaded {
  const found = parseSave(migrate(typeof json === 'string' ? parseJson(json) : json));
  const { game, complete: save } = gameOf(findGame, found);
  const start = beginnings(game, save).at(-1) as Beginning;
  requireKnownRules(game, start.rules);
  if (save.rules < game.rules && trust === 'nothing')
    throw new TableError(
      [`rules: it was played by version ${save.rules}, which is not here to play it again`],
      OLDER_RULES,
    );
  if (start.rules < game.rules) return guarded(() => upgraded(settledTable(game, save, start.rules)));
  const { snapshot } = save;
  const later = trust === 'snapshot' && snapshot !== undefined && snapshot.entries > start.entries;
  return { table: opened(game, save, later ? snapshot : start), added: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new TableError([`this is no JSON: ${(problem as SyntaxError).message}`], NO_SAVE);
  }
}

/** The table from a point on, every later entry checked. Only the set-up is surely a state of the game. */
function opened(game: Game, save: Save, start: Snapshot): Table {
  if (start.entries === 0) return tableOf(game, save, checkedPosition(game, save, start));
  return triedOut(guarded(() => tableOf(game, save, checkedPosition(game, save, start))));
}

function checkedPosition(game: Game, save: Save, start: Snapshot): Position {
  let position = positionAt(game, save, start);
  checkSnapshot(save, position);
  for (const entry of save.entries.slice(start.entries)) {
    position = checkedFold(game, position, entry);
    checkSnapshot(save, position);
  }
  return position;
}

/** A snapshot must be of a settled point, and of the state that the moves lead to. */
function checkSnapshot({ snapshot }: Save, { line, settled }: Position): void {
  if (snapshot === undefined || snapshot.entries !== line.length) return;
  if (line.open.length > 0 || canonical(settled) !== canonical(snapshot.state))
    throw new TableError([`snapshot: not the settled state after ${snapshot.entries} entries`]);
}

/** A table of older rules at its last settled point. */
function settledTable(game: Game, save: Save, rules: number): Table {
  const { snapshot } = save;
  const cannot = `rules: it was played by version ${rules}, this is ${game.rules}; it goes on only`;
  if (snapshot === undefined) throw new TableError([`${cannot} from a snapshot`], OLDER_RULES);
  checkSnapshot(save, positionAt(game, save, snapshot));
  const last = positionAt(game, save, { ...snapshot, entries: save.entries.length });
  if (last.line.settledAt > snapshot.entries)
    throw new TableError(
      [`${cannot} from a snapshot of its last settled point, after ${last.line.settledAt} entries`],
      OLDER_RULES,
    );
  return tableOf(game, save, last);
}

function tableOf(
  game: Game,
  { holders, entries, seed: _seed, fairness: _fairness, snapshot: _snapshot, ...header }: Save,
  position: Position,
): Table {
  return new Table(game, header, holders, entries, position);
}
