import { EIGHT_ACTIONS } from '../actions/index.ts';
import type { Components } from '../components/index.ts';
import type { Edition } from '../edition.ts';
import { nounsOf } from '../messages.ts';
import { printedMoves } from '../moves.ts';
import { makeTables } from '../tables/index.ts';
import { firstLaps } from './laps.ts';
import { beginnerLayout, START } from './options.ts';
import { ringTrack } from './ring-track.ts';

/** F-LAP-2: down to how many contracts of each colour, by players and lap. */
const KEEP_AFTER: Readonly<Record<number, Readonly<Record<number, number>>>> = {
  2: { 1: 1 },
  3: { 1: 2, 2: 1 },
  4: { 2: 1 },
};

/** The first edition (2009). */
export function firstEdition(components: Components): Edition {
  const tables = makeTables(components, 'first');
  return {
    id: 'shipyard-first',
    seats: { min: 2, max: 4 },
    options: [beginnerLayout(false), START],
    components: components.name,
    tables,
    moves: printedMoves(tables),
    nouns: nounsOf('propeller', 'steel', 'green'),
    automas: 0,
    beginnersDrawn: true,
    actions: EIGHT_ACTIONS,
    track: ringTrack(tables.timing.first.trackSpaces),
    countdown: { lastLap: firstLaps, keepAfter: (hands, lap) => KEEP_AFTER[hands]?.[lap] },
    deal: { contractsEach: () => 3, fixedSets: () => false },
    /** F-CANAL-3: with the first canal. */
    onFirstCanal: (state, seat) => {
      state.pending.push({ kind: 'berth', seat, outfit: null, speed: 0 });
    },
    verdict: undefined,
  };
}
