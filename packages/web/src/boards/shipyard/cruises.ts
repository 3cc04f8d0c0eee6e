import type { GameEvent } from '@riband/kernel';
import type { Choice } from '@riband/protocol';
import type { Event } from '@riband/shipyard';
import { eventOf } from './names.ts';

export type CruiseEvent = Extract<Event, { kind: 'cruise' }>;

/** The cruises among what just happened. */
export const cruisesIn = (news: readonly GameEvent[]): readonly CruiseEvent[] =>
  // The events of a shipyard table are those of the game.
  news.filter((event): event is CruiseEvent => event.kind === 'cruise');

/** A way that a ship can take, with its cruise where the choice is the whole of it. */
export interface Way {
  readonly choice: Choice;
  readonly cruise: CruiseEvent | undefined;
}

/** Those that score most first. */
export function waysOf(choices: readonly Choice[]): readonly Way[] {
  return choices
    .filter(({ target }) => target.startsWith('space:'))
    .map((choice) => ({ choice, cruise: eventOf(choice.events, 'cruise') }))
    .filter(({ cruise }) => cruise !== undefined)
    .toSorted((a, b) => (b.cruise?.total ?? 0) - (a.cruise?.total ?? 0));
}

/** What a cruise scored, in the order of the rulebook. */
export const scoreOf = ({ crew, equipment, speed, officials, riband }: CruiseEvent) =>
  ({ crew, equipment, speed, officials, riband }) as const;
