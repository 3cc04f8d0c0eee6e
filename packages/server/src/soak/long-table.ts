import type { TableState } from '@riband/protocol';
import { playIn, sixteenBytes } from './client.ts';
import { LoadTable } from './load-table.ts';
import type { Page } from './page.ts';

/** In this part of it somebody wavers in one and the same turn. */
const LAST_TURN = 1 / 3;
/** No game of any kind is over before so many moves. */
const SURE_MOVES = 60;

/** A table of which most is taken back and done again, and who was to act last. */
export interface LongTable {
  readonly id: string;
  readonly entries: number;
  readonly actor: Page;
}

/** Plays until there are at least so many entries, the last of them in a turn that is not confirmed. */
export async function longTable(url: string, game: string, seats: number, entries: number): Promise<LongTable> {
  const table = await LoadTable.open(url, game, seats, { answered: [], seen: [] });
  const wavers = Math.ceil(entries / (2 * SURE_MOVES));
  for (;;) {
    const { page, state } = await actorAt(table);
    const play = playIn(state);
    if (play === null) throw new Error(`table ${table.id} was over before it was long`);
    const after = await stateOf(page, play.kind === 'move' ? { ...play, confirm: false } : play);
    const isLast = after.entry > entries * (1 - LAST_TURN) && after.canUndo;
    const then = await waver(page, after, isLast ? Number.POSITIVE_INFINITY : wavers, entries);
    if (then.entry < entries) continue;
    for (const other of table.pages) if (other !== page) other.close();
    return { id: table.id, entries: then.entry, actor: page };
  }
}

/** Takes the last move back and makes it again, so many times. */
async function waver(page: Page, before: TableState, times: number, entries: number): Promise<TableState> {
  let state = before;
  for (let time = 0; time < times && state.canUndo && state.entry < entries; time++) {
    state = await stateOf(page, { kind: 'undo', all: false, ...sentIn(state) });
    state = await stateOf(page, { kind: 'redo', ...sentIn(state) });
  }
  return state;
}

async function stateOf(page: Page, request: Parameters<Page['ask']>[0]): Promise<TableState> {
  return (await page.must('table', request)).state;
}

const sentIn = ({ table, seat, entry }: TableState) => ({ id: sixteenBytes(), table, seat: seat ?? 0, seen: entry });

/** As whoever is to act sees it. */
async function actorAt(table: LoadTable): Promise<{ readonly page: Page; readonly state: TableState }> {
  for (const page of table.pages) {
    const { state } = await page.must('table', { kind: 'open', table: table.id });
    if (playIn(state) !== null) return { page, state };
  }
  throw new Error(`nobody is to act at table ${table.id}`);
}
