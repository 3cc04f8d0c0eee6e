import type { Event } from '@riband/crossing-oceans';
import type { Seat } from '@riband/kernel';
import type { Choice, TableState } from '@riband/protocol';

// The page plays this game only with this board, so events are its events.
export const eventsOf = ({ events }: Choice): readonly Event[] => events as unknown as readonly Event[];
export const newsOf = ({ news }: TableState): readonly Event[] => news as unknown as readonly Event[];

/** What the events add to the money of each seat. */
export function moneyFrom(events: readonly Event[]): ReadonlyMap<Seat, number> {
  const money = new Map<Seat, number>();
  const add = (seat: Seat, pounds: number) => money.set(seat, (money.get(seat) ?? 0) + pounds);
  for (const event of events) {
    if (event.kind === 'earned' || event.kind === 'bonus' || event.kind === 'sold') add(event.seat, event.earned);
    if (event.kind === 'bought' || event.kind === 'token' || event.kind === 'rent') add(event.seat, -event.paid);
    if (event.kind === 'rent') add(event.to, event.paid);
  }
  return money;
}

/** What the events add to the money of one seat; nothing for who only looks on. */
export function earnedBy(seat: Seat | null, events: readonly Event[]): number {
  return seat === null ? 0 : (moneyFrom(events).get(seat) ?? 0);
}

/** What going to a spot of the rondel costs and earns at once; idle where it is known to do nothing. */
export interface Going {
  readonly contracts: number;
  readonly pounds: number;
  readonly idle: boolean;
}

export function goingBy(choice: Choice, seat: Seat | null): Going {
  const events = eventsOf(choice);
  const went = events.find((event) => event.kind === 'went');
  return {
    contracts: went?.contracts ?? 0,
    pounds: earnedBy(seat, events),
    idle: events.some((event) => event.kind === 'idle'),
  };
}
