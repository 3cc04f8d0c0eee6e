import type { Game } from '@riband/kernel';
import type { Entry } from './entry.ts';
import type { Header } from './header.ts';
import type { Holder } from './holder.ts';
import { extend } from './line.ts';
import { firstLine, type Position, settledIn } from './position.ts';

/** The state at a settled point, so that a table opens at once: after that many entries it was this. */
export interface Snapshot {
  readonly entries: number;
  readonly state: object;
}

/** What the draws of a table on a server follow from, in hexadecimal. */
export interface Fairness {
  /** To the seed; told to everybody before the first draw. */
  readonly commitment: string;
  /** Of the people, in the order of their seats. */
  readonly contributions: readonly string[];
  /** Told when it is over. */
  readonly seed: string;
}

/** A table as one JSON value, complete and with all secrets: for storage and for what is over, never for a player of a running game. */
export interface Save extends Header {
  /** Who sat where at the beginning; changes are entries. */
  readonly holders: readonly Holder[];
  /** What all draws depend on, in hexadecimal, if whoever keeps the save wants to draw on. */
  readonly seed?: string;
  readonly entries: readonly Entry[];
  /** Of a table on a server that is over: with it anybody can check the draws. */
  readonly fairness?: Fairness;
  readonly snapshot?: Snapshot;
}

export function snapshotOf({ line, settled }: Position): Snapshot {
  return { entries: line.settledAt, state: settled };
}

/** The position at a snapshot; what came before is not played again. */
export function positionAt(game: Game, save: Save, { entries, state }: Snapshot): Position {
  const line = save.entries.slice(0, entries).reduce(extend, firstLine(game, save, save.holders));
  return settledIn(line, state);
}

/** Where a version of the rules took over. */
export interface Beginning extends Snapshot {
  readonly rules: number;
}

/** At the set-up, then at every change of rules. */
export function beginnings(game: Game, save: Save): readonly Beginning[] {
  const changes = save.entries.filter((entry) => entry.kind === 'upgrade');
  return [
    { entries: 0, rules: save.rules, state: game.setup(save.seats, save.options) },
    ...changes.map(({ number, to, state }) => ({ entries: number + 1, rules: to, state })),
  ];
}
