import { bearings, runs } from '../grammar.ts';
import { count, type EnglishNoun } from './grammar.ts';
import { shipyardNouns } from './shipyard-nouns.ts';

/** `1 north, 2 east of the starting place`. */
export function placeOf(x: number, y: number): string {
  const way = bearings(x, y).map(({ side, far }) => `${far} ${shipyardNouns[`shipyard.side.${side}`].one}`);
  return way.length === 0 ? 'at the starting place' : `${way.join(', ')} of the starting place`;
}

/** `2 canals east, 1 south`. */
export const courseOf = (exits: readonly EnglishNoun[]): string =>
  runs(exits)
    .map(({ word, times }, leg) => `${leg === 0 ? count(times, 'canal', 'canals') : times} ${word.one}`)
    .join(', ');

/** The same to its end: `2 canals east, 1 south, to the west mouth`. */
export const wayOf = (exits: readonly EnglishNoun[], stop: EnglishNoun): string =>
  exits.length === 0 ? `on this canal to its ${stop.one}` : `${courseOf(exits)}, to the ${stop.one}`;
