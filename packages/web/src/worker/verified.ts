import { findGameOf } from '@riband/catalog';
import type { Answer, Pledges } from '@riband/protocol';
import { brokenPledge, drawProblem, loadTable, type Save, verify } from '@riband/table';

/** Plays a game of a server again, entry by entry and draw by draw, and holds it against what was kept from before the first one. */
export function verified(text: string, kept: Pledges): Extract<Answer, { kind: 'verified' }> {
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
  const broken = fairness === undefined ? null : (brokenPledge(fairness, kept) ?? null);
  return { kind: 'verified', draws, problem, broken };
}
