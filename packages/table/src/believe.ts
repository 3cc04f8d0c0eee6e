import { canonical, viewersOf } from '@riband/kernel';
import { TableError } from './error.ts';
import type { Table } from './table.ts';

// A state that the rules here have not reached themselves may be anything at all. It is tried out before anybody sits down.

/** Runs rules on such a state: whatever they throw is then the fault of who wrote it. */
export function guarded<T>(run: () => T): T {
  try {
    return run();
  } catch (problem) {
    if (problem instanceof TableError) throw problem;
    const said = problem instanceof Error ? problem.message : String(problem);
    throw new TableError([`a state in this save is none that the rules can go on from: ${said}`]);
  }
}

/** The table, if it can do what is asked of every table first. */
export function triedOut(table: Table): Table {
  const { game, header, position } = table;
  guarded(() => {
    const { state } = position;
    if (canonical(game.clone(state)) !== canonical(state)) throw new Error('it has other fields');
    if (game.scores(state).length !== header.seats) throw new Error(`it is not for ${header.seats} seats`);
    const story = table.story(table.forgotten);
    for (const viewer of viewersOf(header.seats)) {
      table.tableView(viewer);
      story.for(viewer);
    }
  });
  return table;
}
