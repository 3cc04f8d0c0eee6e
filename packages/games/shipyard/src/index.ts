import type { Game } from '@riband/kernel';
import file from '../data/components-1.json' with { type: 'json' };
import { type Components, readComponents } from './components/index.ts';
import { firstEdition } from './editions/first.ts';
import { secondEdition } from './editions/second.ts';
import { soloEdition } from './editions/solo.ts';
import { gameOf } from './game.ts';
import type { Shipyard } from './types.ts';

export type { PER_SECTION } from './actions/hire.ts';
export type { Components } from './components/index.ts';
export { readComponents } from './components/index.ts';
export type * from './events.ts';
export type * from './lists.ts';
export type { ShipyardMessages, ShipyardNouns } from './messages.ts';
export type { ROW_PRICES, Tables } from './tables/index.ts';
export type * from './types.ts';
export type * from './view-types.ts';

/** The components that are played with if nobody brings others; every released version stays. */
export const COMPONENTS_1: Components = readComponents(file, 'shipyard-1');

export const shipyardFirst = (components: Components = COMPONENTS_1): Game<Shipyard> =>
  gameOf(firstEdition(components));
export const shipyardSecond = (components: Components = COMPONENTS_1): Game<Shipyard> =>
  gameOf(secondEdition(components));
export const shipyardSolo = (components: Components = COMPONENTS_1): Game<Shipyard> => gameOf(soloEdition(components));
