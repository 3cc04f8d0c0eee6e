import { type OptionSpec, type OptionValue, valuesFor } from '@riband/kernel';
import type { GameOffer } from '@riband/protocol';

/** The listed games, and the one that the address names; if none is listed, all. */
export function offersFor(all: readonly GameOffer[], wanted: string | null): readonly GameOffer[] {
  const shown = all.filter((offer) => offer.listed || offer.id === wanted);
  return shown.length > 0 ? shown : all;
}

/** What was chosen, as long as there are seats enough for it. */
export function fitting(spec: OptionSpec, chosen: OptionValue | undefined, seats: number): OptionValue {
  if (chosen === undefined) return spec.standard;
  return spec.kind === 'choice' && !valuesFor(spec, seats).includes(String(chosen)) ? spec.standard : chosen;
}
