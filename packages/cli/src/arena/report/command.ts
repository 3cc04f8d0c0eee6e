import { findGame } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { type ArenaHeader, STANDARD_MILLISECONDS } from '../plan.ts';

/** What plays the same games again. Where components came from a file is not known here: it is called FILE. */
export function commandFor(header: ArenaHeader, games: number, game: Game): string {
  const { components, seats, bots, seed, milliseconds, options } = header;
  const isStandard = game.brought === undefined && components === findGame(game.id)?.components;
  const named = game.options.filter(({ key, standard }) => options[key] !== standard);
  return [
    `riband arena --game ${game.id} --seats ${seats} --bots ${quoted(bots.join(','))} --games ${games} --seed ${seed}`,
    ...named.map(({ key }) => `--option ${key}=${options[key]}`),
    ...(isStandard ? [] : [`--components ${game.brought === undefined ? components : 'FILE'}`]),
    ...(milliseconds === STANDARD_MILLISECONDS ? [] : [`--time ${milliseconds}`]),
  ].join(' ');
}

const quoted = (text: string): string =>
  /[^\w,.:/+=-]/.test(text) ? `'${text.replaceAll("'", String.raw`'\''`)}'` : text;
