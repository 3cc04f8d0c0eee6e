import type { GameOffer } from '@riband/protocol';

/** The listed games, and the one that the address names; if none is listed, all. */
export function offersFor(all: readonly GameOffer[], wanted: string | null): readonly GameOffer[] {
  const shown = all.filter((offer) => offer.listed || offer.id === wanted);
  return shown.length > 0 ? shown : all;
}
