import type { Game, Seat } from '@riband/kernel';
import { type Refused, refuse } from './command.ts';
import type { Body, SeatEntry } from './entry.ts';
import type { Holder } from './holder.ts';
import type { Position } from './position.ts';
import { waiting } from './stretch.ts';

/** Gives a seat to a bot, or to a person (back). What the seat has moved stays. Once it is over nobody changes places. */
export function seatBody(game: Game, position: Position, seat: Seat, holder: Holder): Body<SeatEntry> | Refused {
  if (waiting(game, position).over) return refuse('over');
  const now = position.line.holders[seat];
  if (now?.kind === holder.kind && now.name === holder.name) return refuse('sameHolder');
  return { kind: 'seat', seat, holder };
}
