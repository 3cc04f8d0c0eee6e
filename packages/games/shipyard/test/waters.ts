import type { LaidCanal, TokenPlace } from './table.ts';

// Canals that the tests of several clauses sail on.

/** One channel from N by E and S to W. */
export const C = 'C:lantern.cannon.crane.lifeboat';
/** Two channels: from N to E, from S to W. */
export const X = 'X:lantern.cannon.lifeboat.riband';

export const ONE_CANAL: readonly LaidCanal[] = [[0, 0, C]];
/** Side by side. */
export const TWO_CANALS: readonly LaidCanal[] = [...ONE_CANAL, [1, 0, C]];
export const C_AND_X: readonly LaidCanal[] = [...ONE_CANAL, [1, 0, X]];

/** A token that has come into the first canal from the north. */
export const FROM_NORTH: TokenPlace = [0, 0, 'N', 'outside'];
