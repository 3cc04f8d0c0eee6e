import type { TableNote } from '@riband/protocol';
import { isOpen } from '../record/lobby.ts';
import type { OpenTable } from './open-table.ts';

/** Whether somebody who belongs there is still wanted. */
export const goesOn = ({ phase }: TableNote): boolean => phase === 'open' || phase === 'running';

/** Who has that note of it will not come back: a bot plays on, or the seat is free again; where they are the host, what has not begun never will. */
export async function sayFarewell(table: OpenTable, { seat, host }: TableNote): Promise<void> {
  if (host)
    await table.inTurn(() => table.repair((lobby) => (isOpen(lobby) ? { repair: 'closed', notice: '' } : undefined)));
  if (seat !== null) await table.giveUp(seat);
}
