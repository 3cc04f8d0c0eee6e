import { completeOptions, type Game, type Options } from '@riband/kernel';
import { TableError } from './error.ts';
import type { Holder } from './holder.ts';
import { FORMAT } from './migrate.ts';

/** What a table is a table of. It is written once and never changed: a later change of the rules is an entry. */
export interface Header {
  readonly format: number;
  /** The id of the table; every draw depends on it. */
  readonly table: string;
  readonly game: string;
  /** The version of the rules with which it began. */
  readonly rules: number;
  readonly components: string;
  /** The component file, if somebody brought their own. */
  readonly brought?: object;
  readonly options: Options;
  readonly seats: number;
}

/** How a table begins: its id, who sits where, and the options that differ from the standard ones. */
export interface Opening {
  readonly table: string;
  readonly holders: readonly Holder[];
  readonly options?: Options;
}

export function headerFor(game: Game, opening: Opening): Header {
  const completed = completeOptions(game.options, opening.options ?? {});
  if ('problem' in completed) throw new TableError([completed.problem]);
  const seats = opening.holders.length;
  if (seats < game.seats.min || seats > game.seats.max)
    throw new TableError([`${game.id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`]);
  const { id, rules, components, brought } = game;
  const played = { game: id, rules, components, ...(brought === undefined ? {} : { brought }) };
  return { format: FORMAT, table: opening.table, ...played, options: completed.options, seats };
}
