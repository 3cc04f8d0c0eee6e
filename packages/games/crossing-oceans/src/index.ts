import newest from '@riband/crossing-oceans/newest.json' with { type: 'json' };
import type { Game } from '@riband/kernel';
import earlier from '../data/components-1.json' with { type: 'json' };
import { readComponents } from './components.ts';
import { crossingOceansWith } from './game.ts';
import type { CrossingOceans } from './types.ts';

export { readComponents } from './components.ts';
export { crossingOceansWith } from './game.ts';
export type { CrossingOceansMessages, CrossingOceansNouns } from './messages.ts';
export type { Components, Components as Tables } from './schema.ts';
export type { RULES } from './tables.ts';
export type * from './types.ts';

/** Records name our own components by their version. */
function released(file: { readonly version: number }): Game<CrossingOceans> {
  return crossingOceansWith(readComponents(file), `components-${file.version}`);
}

/** The game as it comes: with which file, `package.json` says. Whoever has the box can bring another: `crossingOceansWith(readComponents(json), name)`. */
export const crossingOceans = released(newest);

/** The same with the components of earlier releases, and their files: what was begun with them goes on with them. */
export const earlierGames = () => [earlier].map((file) => ({ game: released(file), file }));
