import type { Game } from '@riband/kernel';
import { Archive } from './archive.ts';
import { guarded } from './believe.ts';
import { type Bookmark, lineAt } from './bookmark.ts';
import type { Entry } from './entry.ts';
import { OLDER_RULES, TableError } from './error.ts';
import { type FindGame, gameOf, requireKnownRules } from './game-of.ts';
import type { Header } from './header.ts';
import type { Holder } from './holder.ts';
import { extend } from './line.ts';
import { type Position, playOn, stateOf } from './position.ts';
import { Table } from './table.ts';
import { type Loaded, upgraded } from './upgrade.ts';

/** The end of the record of a table: a bookmark, and what was played since. */
export interface Excerpt extends Header {
  /** Who sat where at the beginning, and at the bookmark. */
  readonly holders: readonly Holder[];
  readonly holdersThen: readonly Holder[];
  readonly bookmark: Bookmark;
  readonly entries: readonly Entry[];
}

/**
 * Opens a table from its end, for whoever stored it and knows that it is what was stored: nothing is played again but the moves that are
 * not settled. It can be played, and told from the bookmark on; what reaches further back it has to recall first.
 */
export function loadExcerpt(findGame: FindGame, excerpt: Excerpt): Loaded {
  const { game, complete } = gameOf(findGame, excerpt);
  const { holders, holdersThen, bookmark, entries, ...header } = complete;
  const line = entries.reduce(extend, lineAt(bookmark, holdersThen));
  requireKnownRules(game, line.rules);
  const known = Archive.of(entries, bookmark.length);
  const tableAt = (position: Position): Table => new Table(game, header, holders, known, position);
  if (line.rules === game.rules) return { table: tableAt(guarded(() => played(game, bookmark, line))), added: [] };
  // That of the bookmark, or of a change of rules since.
  const { state, plies } = line.base;
  if (line.settled.length > plies)
    throw new TableError(
      [`rules: what version ${line.rules} settled after the bookmark cannot be played`],
      OLDER_RULES,
    );
  return guarded(() => upgraded(tableAt({ line, settled: state, state })));
}

function played(game: Game, { settledAt, state }: Bookmark, line: Position['line']): Position {
  const settled = line.settledAt === settledAt ? state : stateOf(game, { ...line, open: [] });
  return { line, settled, state: playOn(game, settled, line.open) };
}
