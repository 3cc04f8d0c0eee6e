import type { Components } from '../components/index.ts';
import type { Edition, VerdictKey } from '../edition.ts';
import { beginnerLayout, CONTRACTS_EACH, contractSets } from './options.ts';
import { secondEdition } from './second.ts';

/** */
export const VERDICTS = [
  [95, 'shipyard.verdict.shipbuilder'],
  [80, 'shipyard.verdict.engineer'],
  [60, 'shipyard.verdict.sailor'],
] as const satisfies readonly (readonly [points: number, key: VerdictKey])[];

/** the second edition with two automas, whose moves are chance moves. The player starts. */
export function soloEdition(components: Components): Edition {
  return {
    ...secondEdition(components),
    id: 'shipyard-solo',
    seats: { min: 1, max: 1 },
    options: [beginnerLayout(true), CONTRACTS_EACH, contractSets(true)],
    automas: 2,
    verdict: (points) => VERDICTS.find(([least]) => points >= least)?.[1] ?? 'shipyard.verdict.none',
  };
}
