import { type Game, hashOf } from '@riband/kernel';
import { guarded } from './believe.ts';
import { checkedFold } from './check.ts';
import { TableError } from './error.ts';
import { beginnings, positionAt, type Save, type Snapshot } from './save.ts';
import type { Table } from './table.ts';

/** A stretch of the record that was played by one version of the rules. */
export interface Verified {
  /** The entries from the first number up to, not including, the second. */
  readonly from: number;
  readonly to: number;
  readonly rules: number;
  /** `unknown`: these rules are not at hand, so that nothing can be said. */
  readonly verdict: 'right' | 'wrong' | 'unknown';
  readonly problem: string | null;
}

/** Plays the whole record again from its beginning, each stretch by its own rules, and compares every entry and the last state. */
export function verify(
  table: Table,
  gameWith: (rules: number) => Game | undefined = (rules) => (rules === table.game.rules ? table.game : undefined),
): readonly Verified[] {
  const save = table.save();
  const starts = beginnings(table.game, save);
  return starts.map((start, index) => {
    const to = starts[index + 1]?.entries ?? save.entries.length;
    const game = gameWith(start.rules);
    const problem = game === undefined ? null : problemWith(game, table, save, start, to);
    const known = problem === null ? 'right' : 'wrong';
    return { from: start.entries, to, rules: start.rules, verdict: game === undefined ? 'unknown' : known, problem };
  });
}

function problemWith(game: Game, table: Table, save: Save, start: Snapshot, to: number): string | null {
  try {
    const first = start.entries === 0 ? { entries: 0, state: game.setup(save.seats, save.options) } : start;
    const played = save.entries.slice(first.entries, to);
    const last = guarded(() =>
      played.reduce((position, entry) => checkedFold(game, position, entry), positionAt(game, save, first)),
    );
    // A change of rules holds the state itself, and was compared with it.
    if (to < save.entries.length || hashOf(last.state) === hashOf(table.position.state)) return null;
    return `the moves lead to another state than the one at hand`;
  } catch (problem) {
    if (problem instanceof TableError) return problem.message;
    throw problem;
  }
}
