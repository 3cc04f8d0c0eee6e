import data from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import { readComponents } from './components.ts';
import { crossingOceansWith } from './game.ts';

export { readComponents } from './components.ts';
export { crossingOceansWith } from './game.ts';
export type { CrossingOceansMessages, CrossingOceansNouns } from './messages.ts';
export type { Components, Components as Tables } from './schema.ts';
export type { RULES } from './tables.ts';
export type * from './types.ts';

/** The game as it comes. Whoever has the box can bring another file: `crossingOceansWith(readComponents(json), name)`. */
export const crossingOceans = crossingOceansWith(readComponents(data), `components-${data.version}`);
