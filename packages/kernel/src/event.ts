import type { Seat, Viewer } from './actors.ts';

/**
 * What a move did: paid, gained, moved, scored. The fields are public, except those under `secret`, which only the seats
 * named there may know.
 */
export interface GameEvent {
  readonly kind: string;
  readonly secret?: { readonly seats: readonly Seat[]; readonly fields: object };
}

/** Rules call it as `emit?.(…)`, so that a search, which passes none, builds no events. */
export type Emit<Event extends GameEvent = GameEvent> = (event: Event) => void;

/** An event as one viewer may know it: secret fields are merged in or left out. */
export type Seen<Event extends GameEvent = GameEvent> = Event extends {
  readonly secret?: { readonly fields: infer Fields extends object };
}
  ? Omit<Event, 'secret'> & Partial<Fields>
  : Omit<Event, 'secret'>;

/** The event as a viewer may know it; for `all`, when nothing has to be hidden any more, with everything in it. */
export function seenBy<Event extends GameEvent>(event: Event, viewer: Viewer | 'all'): Seen<Event> {
  // Most events have nothing to hide, and are values: they need no copy.
  if (event.secret === undefined) return event as Seen<Event>;
  const { secret, ...open } = event;
  const known = viewer === 'all' || secret.seats.some((seat) => seat === viewer);
  return (known ? { ...open, ...secret.fields } : open) as Seen<Event>;
}
