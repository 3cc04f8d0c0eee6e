import type { Seat } from '@riband/kernel';
import { type Refused, refuse } from './command.ts';
import type { Body, SeatEntry } from './entry.ts';
import type { Holder } from './holder.ts';
import type { Position } from './position.ts';

/** Gives a seat to a bot, or to a person (back). What the seat has moved stays. */
export function seatBody({ line }: Position, seat: Seat, { kind, name }: Holder): Body<SeatEntry> | Refused {
  const now = line.holders[seat];
  if (now?.kind === kind && now.name === name) return refuse('sameHolder');
  return { kind: 'seat', seat, holder: { kind, name } };
}
