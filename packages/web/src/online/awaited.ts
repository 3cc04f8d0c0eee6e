import type { TableNote } from '@riband/protocol';

/** Whether somebody asks one to go back, and waits for the answer. */
export const isAsked = ({ seat, answers }: TableNote): boolean => seat !== null && (answers?.includes(seat) ?? false);

/** Whether one is to do something there. */
export const isAwaited = (note: TableNote): boolean =>
  isAsked(note) || (note.seat !== null && note.waits.includes(note.seat));
