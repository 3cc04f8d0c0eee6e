import { isWhole } from '../record/known.ts';
import { summaryIn } from '../record/snapshot.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { TablePorts } from './ports.ts';

/** What has no more rows is read whole at once: that takes no time that anybody notices. */
const SHORT_ROWS = 200;

/** A table as it is stored: whole if it is short, otherwise from its snapshot on. A snapshot that is not what was written is not used. */
export async function readStored(
  { storage, shortRows = SHORT_ROWS, warn }: TablePorts,
  id: string,
): Promise<StoredTable | undefined> {
  const stored = await storage.table(id, shortRows);
  if (stored === undefined || isWhole(stored) || summaryIn(stored) !== undefined) return stored;
  warn('a snapshot cannot be used', id, 'the whole table is read');
  return storage.table(id);
}
