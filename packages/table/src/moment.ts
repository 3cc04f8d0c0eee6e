import type { Account, Target, Viewer } from '@riband/kernel';
import { TableError } from './error.ts';
import type { Table } from './table.ts';

/** A table as it was right after an entry, as a viewer could see it then. */
export interface Moment {
  readonly entry: number;
  readonly turn: number;
  readonly view: object;
  readonly targets: readonly Target[];
  readonly standing: readonly Account[];
}

export function momentAt(table: Table, viewer: Viewer, number: number): Moment {
  return momentsAt(table, viewer, [number])[0] as Moment;
}

/** The ends of all turns. */
export function turnsOf(table: Table, viewer: Viewer): readonly Moment[] {
  const lines = table.log('spectator').filter(({ turn, undone }) => turn !== null && !undone);
  const last = lines.filter(({ turn }, index) => turn !== lines[index + 1]?.turn);
  return momentsAt(
    table,
    viewer,
    last.map(({ number }) => number),
  );
}

function momentsAt(table: Table, viewer: Viewer, numbers: readonly number[]): readonly Moment[] {
  const { game, entries } = table;
  return table.statesAt(numbers).map((state, index) => {
    if (state === undefined) throw new TableError(['that was played by older rules, which are no longer here']);
    const number = numbers[index] as number;
    const view = game.view(state, viewer);
    const standing = game.standing(state, viewer);
    const entry = entries[number];
    const turn = entry !== undefined && 'turn' in entry ? entry.turn : game.turn(state);
    return { entry: number, turn, view, targets: game.targets(view), standing };
  });
}
