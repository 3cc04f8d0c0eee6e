import { canonical, completeOptions, type Game } from '@riband/kernel';
import { checkedFold } from './check.ts';
import { type Entry, numbered } from './entry.ts';
import { TableError } from './error.ts';
import { migrate } from './migrate.ts';
import { fold, type Position } from './position.ts';
import { beginnings, positionAt, type Save, type Snapshot } from './save.ts';
import { parseSave } from './schema.ts';
import { Table } from './table.ts';

export type FindGame = (id: string, components: string) => Game | undefined;

export interface Loaded {
  readonly table: Table;
  /** What loading added to the record, to be stored: a change of rules. */
  readonly added: readonly Entry[];
}

/**
 * Opens a saved table, given as JSON text or as its value. Every entry is checked by the rules; a snapshot that is trusted spares what came
 * before it, and is the only way on for a table of older rules. A save with any problem is refused whole (`TableError`).
 */
export function loadTable(findGame: FindGame, json: unknown, trust: { readonly snapshot?: boolean } = {}): Loaded {
  const save = parseSave(migrate(typeof json === 'string' ? parseJson(json) : json));
  const game = gameOf(findGame, save);
  const trusted = trust.snapshot === true ? save.snapshot : undefined;
  const rules = save.entries.findLast((entry) => entry.kind === 'upgrade')?.to ?? save.rules;
  if (rules > game.rules)
    throw new TableError([`rules: ${rules} are newer than ${game.rules}, the newest known here; update the program`]);
  if (rules < game.rules) return upgraded(game, save, rules, trusted);
  return { table: tableOf(game, save, checkedPosition(game, save, trusted)), added: [] };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (problem) {
    throw new TableError([`this is no JSON: ${(problem as SyntaxError).message}`]);
  }
}

function gameOf(findGame: FindGame, { game: id, components, seats, options }: Save): Game {
  const game = findGame(id, components);
  if (game === undefined) throw new TableError([`game: "${id}" with components "${components}" is not known here`]);
  const completed = completeOptions(game.options, options);
  const problems = [
    ...(game.components === components ? [] : [`components: expected "${game.components}"`]),
    ...(seats >= game.seats.min && seats <= game.seats.max
      ? []
      : [`seats: ${id} is for ${game.seats.min} to ${game.seats.max}, not ${seats}`]),
    ...('problem' in completed ? [`options: ${completed.problem}`] : []),
  ];
  if (problems.length > 0) throw new TableError(problems);
  return game;
}

/** Where all entries lead, each checked from the trusted snapshot on, or from where the rules of today took over. */
function checkedPosition(game: Game, save: Save, trusted: Snapshot | undefined): Position {
  const taken = beginnings(game, save).at(-1) as Snapshot;
  const start = trusted !== undefined && trusted.entries > taken.entries ? trusted : taken;
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

function upgraded(game: Game, save: Save, rules: number, trusted: Snapshot | undefined): Loaded {
  const cannot = `rules: it was played by version ${rules}, this is ${game.rules}; it goes on only`;
  if (trusted === undefined) throw new TableError([`${cannot} from a snapshot that is trusted`]);
  const last = positionAt(game, save, { ...trusted, entries: save.entries.length });
  if (last.line.settledAt > trusted.entries)
    throw new TableError([`${cannot} from a snapshot of its last settled point, after ${last.line.settledAt} entries`]);
  const { state } = trusted;
  const entry = numbered({ kind: 'upgrade', from: rules, to: game.rules, state }, save.entries.length);
  const table = tableOf(game, { ...save, entries: [...save.entries, entry] }, fold(game, last, entry));
  return { table, added: [entry] };
}

function tableOf(game: Game, { holders, entries, snapshot: _, ...header }: Save, position: Position): Table {
  return new Table(game, header, holders, entries, position);
}
