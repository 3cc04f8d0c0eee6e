import { bearings, runs } from '../grammar.ts';
import { type Counted, count, type RussianNoun } from './grammar.ts';
import { shipyardNouns } from './shipyard-nouns.ts';

const CANAL: Counted = { nominative: 'канал', genitive: 'канала', accusative: 'канал', many: 'каналов' };

/** `1 на север, 2 на восток от исходного места`. */
export function placeOf(x: number, y: number): string {
  const way = bearings(x, y).map(({ side, far }) => `${far} на ${shipyardNouns[`shipyard.side.${side}`].accusative}`);
  return way.length === 0 ? 'исходное место' : `${way.join(', ')} от исходного места`;
}

/** `2 канала на восток, 1 на юг`. */
export const courseOf = (exits: readonly RussianNoun[]): string =>
  runs(exits)
    .map(({ word, times }, leg) => `${leg === 0 ? count(times, CANAL, 'accusative') : times} на ${word.accusative}`)
    .join(', ');

/** The same to its end: `2 канала на восток, 1 на юг, до западного входа`. */
export const wayOf = (exits: readonly RussianNoun[], stop: RussianNoun): string =>
  exits.length === 0 ? `по этому каналу до ${stop.genitive}` : `${courseOf(exits)}, до ${stop.genitive}`;
