import type { Game } from '@riband/kernel';
import newest from '@riband/shipyard/newest.json' with { type: 'json' };
import earlier from '../data/components-1.json' with { type: 'json' };
import { type Components, readComponents } from './components/index.ts';
import { firstEdition } from './editions/first.ts';
import { secondEdition } from './editions/second.ts';
import { soloEdition } from './editions/solo.ts';
import { gameOf } from './game.ts';
import type { Shipyard } from './types.ts';

export type { MOST_CARDS } from './actions/build.ts';
export type { ACCOUNTANT_STEPS, FREE_SECTORS } from './actions/gather.ts';
export type { FOREMAN_STEPS, FREE_SECTIONS, PER_SECTION } from './actions/hire.ts';
export type { SUBSIDY } from './actions/subsidy.ts';
export type { Components } from './components/index.ts';
export { readComponents } from './components/index.ts';
export type { GOODS_PER_TILE } from './components/read.ts';
export type { VERDICTS } from './editions/solo.ts';
export type * from './events.ts';
export type * from './lists.ts';
export type { ShipyardMessages, ShipyardNouns } from './messages.ts';
export type { ROW_PRICES, Tables } from './tables/index.ts';
export type * from './types.ts';
export type * from './view-types.ts';

/** Records name our own components by their version. */
function released(file: { readonly version: number }): Components {
  return readComponents(file, `shipyard-${file.version}`);
}

/** The components that are played with if nobody brings others: which file that is, `package.json` says. */
export const COMPONENTS: Components = released(newest);

/** Those of earlier releases: what was begun with them goes on with them. */
export const earlierComponents = (): readonly Components[] => [released(earlier)];

export const shipyardFirst = (components = COMPONENTS): Game<Shipyard> => gameOf(firstEdition(components));
export const shipyardSecond = (components = COMPONENTS): Game<Shipyard> => gameOf(secondEdition(components));
export const shipyardSolo = (components = COMPONENTS): Game<Shipyard> => gameOf(soloEdition(components));

/** Every game that is played with these components. */
export const shipyardsWith = (components: Components): readonly Game<Shipyard>[] => [
  shipyardSecond(components),
  shipyardFirst(components),
  shipyardSolo(components),
];

/** Every game with the components of earlier releases, and their files. */
export const earlierGames = () =>
  earlierComponents().flatMap((components) =>
    shipyardsWith(components).map((game) => ({ game, file: components.file })),
  );
