import type { GameEvent, Message } from '@riband/kernel';
import type { Choice } from '@riband/protocol';
import type { Event } from '@riband/shipyard';
import { eventOf } from './names.ts';

export type CruiseEvent = Extract<Event, { kind: 'cruise' }>;

/** The cruises among what just happened. */
export const cruisesIn = (news: readonly GameEvent[]): readonly CruiseEvent[] =>
  // The events of a shipyard table are those of the game.
  news.filter((event): event is CruiseEvent => event.kind === 'cruise');

/** The best that can come of the beginning of a cruise. */
type Outlook = Extract<Event, { kind: 'outlook' }>;

/** A way that a ship can take, or a beginning of one with the best way on from there. */
export interface Way {
  readonly choice: Choice;
  readonly voyage: CruiseEvent | Outlook;
}

/** The cruise that a choice is, or the best that it leads to. */
export const voyageOf = ({ events }: Choice): Way['voyage'] | undefined =>
  eventOf(events, 'cruise') ?? eventOf(events, 'outlook');

/** Those that score most first. */
export function waysOf(choices: readonly Choice[]): readonly Way[] {
  return choices
    .flatMap((choice) => {
      const voyage = choice.target.startsWith('space:') ? voyageOf(choice) : undefined;
      return voyage === undefined ? [] : [{ choice, voyage }];
    })
    .toSorted((a, b) => b.voyage.total - a.voyage.total);
}

/** What it is called where its points stand beside it. */
export function nameOf({ choice: { label }, voyage }: Way): Message {
  if (voyage.kind === 'cruise') return { key: 'shipyard.board.way', params: label.params };
  const { x, y, mouth } = label.params;
  return mouth === undefined || x === undefined || y === undefined
    ? label
    : { key: 'shipyard.board.space', params: { x, y, space: mouth } };
}

/** What a cruise scored, in the order of the rulebook. */
export const scoreOf = ({ crew, equipment, speed, officials, riband }: Way['voyage']) =>
  ({ crew, equipment, speed, officials, riband }) as const;
