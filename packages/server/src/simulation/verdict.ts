import { findGameOf } from '@riband/catalog';
import { canonical, drawAt, drawKey, type Viewer } from '@riband/kernel';
import { createTable, firstWrongDraw, loadTable, type Table, Teller, type ToldLine } from '@riband/table';
import type { Row } from '../record/chain.ts';
import { type Known, knownFrom, saveIn } from '../record/known.ts';
import { contributionsTo } from '../record/lobby.ts';
import type { Storage } from '../storage/storage.ts';
import { noteOf } from '../tables/listing.ts';
import { besideProblems } from './beside-verdict.ts';
import type { SimulatedPlayer } from './player.ts';

/** What the storage and the players say at the end, side by side: whatever does not fit, in sentences. */
export async function verdict(
  storage: Storage,
  id: string,
  players: readonly SimulatedPlayer[],
): Promise<readonly string[]> {
  const stored = await storage.table(id);
  if (stored === undefined) return ['the table is gone'];
  try {
    const known = knownFrom(id, stored);
    const save = saveIn(known, stored);
    if (save === undefined) return ['the table never began'];
    const { table } = loadTable(findGameOf, save);
    return [
      ...endProblems(known, table),
      ...(await listProblems(storage, id, table, players)),
      ...(await besideProblems(storage, known, players)),
      ...commandProblems(stored.rows, players),
      ...viewProblems(table, players),
      ...players.flatMap((player) => finalProblems(table, player)),
    ];
  } catch (problem) {
    return [`what is stored cannot be played again: ${problem}`];
  }
}

/** It is over, and every draw follows from the seed that was committed to. */
function endProblems({ lobby }: Known, table: Table): readonly string[] {
  if (!table.over || lobby.end === null) return ['the game is not over'];
  const contributions = contributionsTo(lobby).map((text) => Buffer.from(text, 'hex'));
  const key = drawKey(Buffer.from(lobby.end.seed, 'hex'), contributions);
  const wrong = firstWrongDraw(table, (ply) => drawAt(key, table.header.table, ply));
  return wrong === undefined ? [] : [`the draw of entry ${wrong} does not follow from the seed`];
}

/** Who sat there finds it among their games, over and with its places. */
async function listProblems(
  storage: Storage,
  id: string,
  { game, position }: Table,
  players: readonly SimulatedPlayer[],
): Promise<readonly string[]> {
  const { places } = game.result(position.state);
  const lists = await Promise.all(
    players
      .filter(({ state }) => state !== null && state.seat !== null)
      .map(async ({ player, state }) => {
        const note = (await storage.tablesOf(player.id))
          .map((one) => noteOf(one, new Map()))
          .find(({ table }) => table === id);
        const isRight =
          note?.phase === 'over' && note.seat === state?.seat && canonical(note.places) === canonical(places);
        return isRight ? [] : [`${player.name} finds ${JSON.stringify(note)} in the list`];
      }),
  );
  return lists.flat();
}

/** What was acknowledged is stored, what was refused is not; nothing is stored twice. */
function commandProblems(rows: readonly Row[], players: readonly SimulatedPlayer[]): readonly string[] {
  const times = new Map<string, number>();
  for (const { command } of rows) if (command !== null) times.set(command, (times.get(command) ?? 0) + 1);
  const doubled = [...times].filter(([, count]) => count > 1);
  const lost = players.flatMap(({ acknowledged }) => [...acknowledged.keys()].filter((command) => !times.has(command)));
  return [
    ...doubled.map(([command, count]) => `${command} was carried out ${count} times`),
    ...players.flatMap(({ refused }) =>
      [...refused].filter((command) => times.has(command)).map((command) => `${command} was refused and is stored`),
    ),
    ...lost.map((command) => `${command} was acknowledged and is not stored`),
  ];
}

/** Whatever anybody was shown after some entry is what those eyes may see after it. */
function viewProblems(table: Table, players: readonly SimulatedPlayer[]): readonly string[] {
  const { game, header, seated, entries } = table;
  const replay = createTable(game, { table: header.table, options: header.options, holders: seated });
  const shown = new Map<number, SimulatedPlayer['seen']>();
  for (const one of players.flatMap(({ seen }) => seen)) shown.set(one.entry, [...(shown.get(one.entry) ?? []), one]);
  const problems: string[] = [];
  for (let entry = 0; entry <= entries.length; entry++) {
    const truth = new Map<Viewer, string>();
    for (const { seat, hash } of shown.get(entry) ?? []) {
      const viewer = seat ?? 'spectator';
      const right = truth.get(viewer) ?? replay.tableView(viewer).hash;
      truth.set(viewer, right);
      if (hash !== right) problems.push(`after ${entry} entries, ${viewer} was shown something else`);
    }
    replay.commit(entries.slice(entry, entry + 1));
  }
  return problems;
}

/** In the end everybody knows everything that they may know. */
function finalProblems(table: Table, { state, log, unanswered, player: { name } }: SimulatedPlayer): readonly string[] {
  if (state === null || state.entry !== table.entries.length) return [`${name} is not in step at the end`];
  const told: readonly ToldLine[] = new Teller(table, state.seat ?? 'spectator').tell().log.lines;
  return [
    ...(unanswered === null ? [] : [`${name} never got an answer to ${unanswered.id}`]),
    ...(canonical(log) === canonical(told) ? [] : [`${name} has another log`]),
  ];
}
