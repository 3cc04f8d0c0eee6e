import type { Emit } from '@riband/kernel';
import type { Edition } from '../edition.ts';
import type { Event } from '../events.ts';
import { slide, slotOf, takeAway } from '../market.ts';
import type { State } from '../types.ts';

/** markers move as many places as the number on the back says; for 0, the number in brackets. */
export function automaSteps(back: number): number {
  return back % 10 === 0 ? Math.floor(back / 10) : back % 10;
}

/** By the number on the back: the bottom row, the second, or the fourth. */
const ROWS_REMOVED = [0, 1, 3] as const;

/** what lies on that row of some columns leaves the game; an action without effect still counts as taken. */
export function removeRow(
  edition: Edition,
  state: State,
  columns: readonly number[],
  back: number,
  emit?: Emit<Event>,
): void {
  const things: string[] = [];
  for (const column of columns) {
    const thing = takeAway(state, slotOf(column, ROWS_REMOVED[back % 10]!));
    slide(state, column);
    if (thing === 0) continue;
    state.gone[thing] = state.gone[thing]! + 1;
    things.push(edition.tables.names[thing]!);
  }
  emit?.({ kind: 'automaRemoved', things });
}
