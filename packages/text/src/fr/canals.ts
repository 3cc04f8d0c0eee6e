import { bearings, runs } from '../grammar.ts';
import { at, count, type FrenchNoun } from './grammar.ts';
import { shipyardNouns } from './shipyard-nouns.ts';

/** `à 1 au nord, 2 à l’est du point de départ`. */
export function placeOf(x: number, y: number): string {
  const way = bearings(x, y).map(({ side, far }) => `${far} ${at(shipyardNouns[`shipyard.side.${side}`])}`);
  return way.length === 0 ? 'au point de départ' : `à ${way.join(', ')} du point de départ`;
}

/** `2 canaux à l’est, 1 au sud`. */
export const courseOf = (exits: readonly FrenchNoun[]): string =>
  runs(exits)
    .map(({ word, times }, leg) => `${leg === 0 ? count(times, 'canal', 'canaux') : times} ${at(word)}`)
    .join(', ');

/** The same to its end: `2 canaux à l’est, 1 au sud, jusqu’à l’entrée ouest`. */
export const wayOf = (exits: readonly FrenchNoun[], stop: FrenchNoun): string =>
  exits.length === 0 ? `sur ce canal jusqu’${at(stop)}` : `${courseOf(exits)}, jusqu’${at(stop)}`;
