import { findGameOf } from '@riband/catalog';
import type { Answer } from '@riband/protocol';
import { drawProblem, loadTable, type Save, verify } from '@riband/table';

/** Plays a game of a server again, entry by entry and draw by draw. */
export function verified(text: string): Answer {
  const { table } = loadTable(findGameOf, text, 'olderRules');
  const { fairness } = JSON.parse(text) as Save;
  const wrong = verify(table).find(({ verdict }) => verdict !== 'right');
  const problem =
    fairness === undefined
      ? 'this file does not tell what the draws follow from'
      : wrong !== undefined
        ? (wrong.problem ?? `rules ${wrong.rules} are not here`)
        : (drawProblem(table, fairness) ?? null);
  const draws = table.entries.filter(({ kind }) => kind === 'chance').length;
  return { kind: 'verified', draws, commitment: fairness?.commitment ?? '', problem };
}
