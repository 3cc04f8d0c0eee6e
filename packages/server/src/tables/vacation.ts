import { awayAt, vacationLeft } from '../record/vacation.ts';
import { type AnswerText, cannot, DONE } from './answers.ts';
import type { Change } from './change.ts';
import type { OpenTable } from './open-table.ts';
import type { TablePorts, Visitor } from './ports.ts';

/** Somebody goes on vacation or comes back from it: facts to be written, or an answer where nothing changes. Asked twice it is done once. */
export function vacationChange(
  { clock }: TablePorts,
  { lobby, audience }: OpenTable,
  visitor: Visitor,
  on: boolean,
): Change | AnswerText {
  const seat = audience.seatOf(visitor);
  if (lobby.begun === null) return cannot('notBegun');
  if (seat === null) return cannot('notSeated');
  const now = clock.now();
  const left = vacationLeft(lobby, seat, now);
  const isAway = awayAt(lobby, now).some((one) => one.seat === seat);
  if (left === null || lobby.end !== null || (on && !isAway && left === 0)) return cannot('noVacation');
  if (on === isAway) return DONE;
  return { facts: [{ kind: 'vacation', seat, until: on ? now + left : null }] };
}
