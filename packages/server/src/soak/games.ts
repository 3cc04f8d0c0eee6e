import { findGameOf } from '@riband/catalog';
import { loadTable } from '@riband/table';
import { knownFrom, saveIn } from '../record/known.ts';
import type { Storage } from '../storage/storage.ts';
import { openedBy } from './asking.ts';
import { type Meeting, pause, SoakPlayer, sixteenBytes } from './client.ts';

export const newMeeting = (...urls: readonly string[]): Meeting => ({
  ...{ urls, acknowledged: new Map(), stopped: false, problems: [], returns: [], answers: [] },
});

const LONGEST_PAUSE_MS = 120_000;

export const acknowledgedIn = ({ acknowledged }: Meeting): number =>
  [...acknowledged.values()].reduce((sum, commands) => sum + commands.size, 0);

/** Waits until something was acknowledged since: killing a server that does nothing proves nothing. */
export async function progress(meeting: Meeting): Promise<void> {
  const before = acknowledgedIn(meeting);
  const late = Date.now() + LONGEST_PAUSE_MS;
  while (acknowledgedIn(meeting) === before)
    if (Date.now() > late) throw new Error(`nothing was acknowledged in ${LONGEST_PAUSE_MS} ms`);
    else await pause(10);
}

/** One game after the other with the same two players; what they met that should not be. */
export async function playForEver(meeting: Meeting, index: number): Promise<readonly string[]> {
  const players = [new SoakPlayer(meeting, `Anna ${index}`), new SoakPlayer(meeting, `Ben ${index}`)] as const;
  try {
    while (!meeting.stopped) {
      const table = await seated(players);
      meeting.acknowledged.set(table, new Set());
      await Promise.all(players.map((player) => player.play(table)));
    }
    return [];
  } catch (problem) {
    return meeting.stopped ? [] : [String(problem)];
  } finally {
    for (const player of players) player.close();
  }
}

export async function seated([anna, ben]: readonly [SoakPlayer, SoakPlayer]): Promise<string> {
  const created = await anna.ask({
    kind: 'create',
    id: sixteenBytes(),
    game: 'example',
    seats: 2,
    options: { rounds: 6 },
    clock: null,
    listed: false,
    watching: 'invited',
  });
  if (created.kind !== 'created') throw new Error(`a table could not be opened: ${JSON.stringify(created)}`);
  const { table, invitation } = openedBy(created);
  for (const [seat, player] of [anna, ben].entries()) {
    const sit = {
      kind: 'sit',
      id: sixteenBytes(),
      table,
      seat,
      contribution: sixteenBytes(),
    } as const;
    // A connection that was lost meanwhile has to be led to the table again.
    do await player.ask({ kind: 'open', table, invitation });
    while ((await player.ask(sit)).kind === 'missing');
  }
  const start = { kind: 'start', id: sixteenBytes(), table } as const;
  do await anna.ask({ kind: 'open', table });
  while ((await anna.ask(start)).kind === 'missing');
  return table;
}

async function problemsOf(storage: Storage, id: string, commands: ReadonlySet<string>): Promise<readonly string[]> {
  const stored = await storage.table(id);
  if (stored === undefined) return [`table ${id} is gone`];
  const times = new Map<string, number>();
  for (const { command } of stored.rows) if (command !== null) times.set(command, (times.get(command) ?? 0) + 1);
  const wrong = [...commands].filter((command) => times.get(command) !== 1);
  try {
    const save = saveIn(knownFrom(id, stored), stored);
    if (save !== undefined) loadTable(findGameOf, save);
  } catch (problem) {
    return [`table ${id} cannot be played again: ${problem}`];
  }
  return wrong.map((command) => `${command} was acknowledged and is stored ${times.get(command) ?? 0} times`);
}

/** What is stored, held against what was acknowledged. */
export async function problemsIn(storage: Storage, { acknowledged, problems }: Meeting): Promise<readonly string[]> {
  const found = await Promise.all([...acknowledged].map(([id, commands]) => problemsOf(storage, id, commands)));
  return [...problems, ...found.flat()];
}
