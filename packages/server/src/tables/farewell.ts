import type { TableNote } from '@riband/protocol';
import { isOpen } from '../record/lobby.ts';
import type { OpenTable } from './open-table.ts';
import type { OpenTables } from './open-tables.ts';
import { allTablesOf } from './own-tables.ts';
import type { TablePorts } from './ports.ts';

/** Nothing is left of somebody but what they played. */
export async function forgetPlayer(
  { storage, warn }: Pick<TablePorts, 'storage' | 'warn'>,
  tables: Pick<OpenTables, 'find' | 'goOn'>,
  player: string,
): Promise<void> {
  const own = (await allTablesOf(storage, player)).filter(goesOn);
  // A table that cannot be opened keeps nobody from being forgotten.
  const at = async (id: string, act: (table: OpenTable) => Promise<void>): Promise<void> => {
    try {
      const table = await tables.find(id);
      if (table !== undefined) await act(table);
    } catch (problem) {
      warn('a table could not be left', id, problem);
    }
  };
  for (const note of own) await at(note.table, (table) => sayFarewell(table, note));
  await storage.erase(player);
  for (const { table: id } of own)
    await at(id, async (table) => {
      await table.inTurn(() => table.readAnew());
      tables.goOn(table);
    });
}

/** Whether somebody who belongs there is still wanted. */
const goesOn = ({ phase, seat, host }: TableNote): boolean =>
  (phase === 'open' || phase === 'running') && (seat !== null || host);

/** Who has that note of it will not come back: a bot plays on, or the seat is free again; where they are the host, what has not begun never will. */
async function sayFarewell(table: OpenTable, { seat, host }: TableNote): Promise<void> {
  if (host)
    await table.inTurn(() => table.repair((lobby) => (isOpen(lobby) ? { repair: 'closed', notice: '' } : undefined)));
  if (seat !== null) await table.giveUp(seat);
}
