import { canonical, completeOptions, type Game } from '@riband/kernel';
import { SchemaError } from '@riband/kernel/schema';
import { guarded, triedOut } from './believe.ts';
import { checkedFold } from './check.ts';
import { type Entry, numbered } from './entry.ts';
import { NEWER, NO_SAVE, OLDER_RULES, TableError, unknownGame } from './error.ts';
import { migrate } from './migrate.ts';
import { fold, type Position } from './position.ts';
import { type Beginning, beginnings, positionAt, type Save, type Snapshot } from './save.ts';
import { parseSave } from './schema.ts';
import { Table } from './table.ts';

/** The game of a record; `brought` is the component file that it carries. */
export type FindGame = (id: string, components: string, brought?: object) => Game | undefined;

export interface Loaded {
  readonly table: Table;
  /** What loading added to the record, to be stored: a change of rules. */
  readonly added: readonly Entry[];
}

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
  const { game, save } = known(findGame, found);
  const start = beginnings(game, save).at(-1) as Beginning;
  if (start.rules > game.rules)
    throw new TableError(
      [`rules: ${start.rules} are newer than ${game.rules}, the newest known here; update the program`],
      NEWER,
    );
  if (save.rules < game.rules && trust === 'nothing')
    throw new TableError(
      [`rules: it was played by version ${save.rules}, which is not here to play it again`],
      OLDER_RULES,
    );
  if (start.rules < game.rules) return guarded(() => upgraded(game, save, start.rules));
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

/** The game of a save, and the save with complete options: the game may have got new ones since. */
function known(findGame: FindGame, found: Save): { readonly game: Game; readonly save: Save } {
  const { game: id, components, brought, seats } = found;
  const game = believed(() => findGame(id, components, brought));
  if (game === undefined) throw unknownGame(id, components);
  const completed = completeOptions(game.options, found.options);
  const problems = [
    ...(game.components === components ? [] : [`components: expected "${game.components}"`]),
    ...(seats >= game.seats.min && seats <= game.seats.max
      ? []
      : [`seats: ${id} is for ${game.seats.min} to ${game.seats.max}, not ${seats}`]),
    ...('problem' in completed ? [`options: ${completed.problem}`] : []),
  ];
  if ('problem' in completed || problems.length > 0) throw new TableError(problems);
  return { game, save: { ...found, options: completed.options } };
}

/** A component file that a save carries is as little to be trusted as the rest. */
function believed<T>(find: () => T): T {
  try {
    return find();
  } catch (problem) {
    if (problem instanceof SchemaError) throw new TableError([`brought: ${problem.message}`]);
    throw problem;
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

function upgraded(game: Game, save: Save, rules: number): Loaded {
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
  const { state } = snapshot;
  const entry = numbered({ kind: 'upgrade', from: rules, to: game.rules, state }, save.entries.length);
  const table = tableOf(game, { ...save, entries: [...save.entries, entry] }, fold(game, last, entry));
  return { table: triedOut(table), added: [entry] };
}

function tableOf(
  game: Game,
  { holders, entries, seed: _seed, fairness: _fairness, snapshot: _snapshot, ...header }: Save,
  position: Position,
): Table {
  return new Table(game, header, holders, entries, position);
}
