import { EIGHT_ACTIONS } from '../actions/index.ts';
import type { Components } from '../components/index.ts';
import type { Edition } from '../edition.ts';
import { nounsOf } from '../messages.ts';
import { printedMoves } from '../moves.ts';
import { makeTables } from '../tables/index.ts';
import { secondDrops } from './laps.ts';
import { beginnerLayout, CONTRACTS_EACH, contractSets, START } from './options.ts';
import { rowTrack } from './row-track.ts';

/** N-LAP-2: down to how many contracts of each colour, by hands and cubes removed. */
const KEEP_AFTER: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  2: { 2: 1 },
  3: { 2: 2, 4: 1 },
  4: { 4: 1 },
};

/** The second edition. */
export function secondEdition(components: Components): Edition {
  const tables = makeTables(components, 'second');
  const { wheelSteps, firstDropOnStep } = tables.timing.second;
  return {
    id: 'shipyard-second',
    seats: { min: 2, max: 4 },
    options: [beginnerLayout(true), CONTRACTS_EACH, contractSets(false), START],
    components: components.name,
    tables,
    moves: printedMoves(tables),
    nouns: nounsOf('stoker', 'cloth', 'red'),
    automas: 0,
    beginnersDrawn: false,
    actions: EIGHT_ACTIONS,
    track: rowTrack(wheelSteps, firstDropOnStep),
    countdown: { lastLap: secondDrops, keepAfter: (hands, lap) => KEEP_AFTER[hands]?.[lap] },
    deal: {
      contractsEach: ({ contracts }) => Number(contracts),
      fixedSets: ({ contractSets: sets }) => sets === true,
    },
    /** N-CANAL-3: at the start of the first cruise that is sailed. */
    onFirstCanal: () => {},
    verdict: undefined,
  };
}
