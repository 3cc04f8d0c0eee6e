// The file of an evolution: what it is about, where it stands, and the weights that it has come to.
import { existsSync } from 'node:fs';
import { beginAt, type Stand, type Weights, weightNames, weightsAt } from '@riband/bots/tuning';
import { canonical, type Game, type Options } from '@riband/kernel';
import { refuse } from '../fail.ts';
import { readJson, writeWhole } from '../files.ts';
import { checkHeader } from '../header.ts';

export const FORMAT = 'riband tuning 1';

/** All that decides how an evolution goes. Where this is the same, the weights are the same. */
export interface TuneHeader {
  readonly format: typeof FORMAT;
  readonly game: string;
  readonly rules: number;
  readonly components: string;
  readonly options: Options;
  readonly seats: number;
  readonly seed: number;
  readonly population: number;
  readonly deals: number;
  /** By how much weights are changed at first, in hundredths. */
  readonly step: number;
  /** With how many iterations a turn candidates search; 0 lets them play like greedy. */
  readonly iterations: number;
  /** The weights that evolve, the others stay as they were made by hand; null for all. */
  readonly only: readonly string[] | null;
}

/** The names of the weights that evolve. */
export const evolving = (game: Game, { only }: TuneHeader): readonly string[] => only ?? weightNames(game);

/** Where to go on: at the beginning, if there is no such file. */
export function standIn(path: string, header: TuneHeader, game: Game): Stand {
  const names = evolving(game, header);
  if (!existsSync(path)) {
    const stand = beginAt(
      names.map(() => 0),
      header.step / 100,
    );
    // What cannot be written is better known now than after an hour.
    keep(path, header, game, stand);
    return stand;
  }
  const found = readJson(path) as Readonly<Record<string, unknown>>;
  checkHeader(path, 'a tuning', found, header);
  const stand = found['stand'] as Stand;
  const known = Object.keys(found['weights'] as object);
  if (stand.mean.length !== names.length || canonical(known) !== canonical(weightNames(game)))
    refuse(`${path} is about other weights than ${game.id} has now; begin another one.`);
  return stand;
}

/** The weights in the file of a tuning, of this game or of one that is judged by the same terms. */
export function weightsIn(path: string, game: Game): Weights {
  const { weights } = Object(readJson(path)) as { readonly weights?: Weights };
  const names = Object.keys(weights ?? {});
  if (weights === undefined || names.length === 0 || names.some((name) => !weightNames(game).includes(name)))
    refuse(`${path} has no weights that ${game.id} is judged by; name another file.`);
  return weights;
}

export function keep(path: string, header: TuneHeader, game: Game, stand: Stand): void {
  const weights = weightsAt(game, evolving(game, header), stand.mean);
  writeWhole(path, `${JSON.stringify({ ...header, weights, stand }, undefined, 1)}\n`);
}
