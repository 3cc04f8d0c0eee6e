import { isWhole } from '../record/known.ts';
import { summaryIn } from '../record/snapshot.ts';
import type { StoredTable } from '../storage/storage.ts';
import type { TablePorts } from './ports.ts';

/** A table as it is stored, from its snapshot on. A snapshot that is not what was written is not used: then all of it is read. */
export async function readStored(
  { storage, warn }: Pick<TablePorts, 'storage' | 'warn'>,
  id: string,
): Promise<StoredTable | undefined> {
  const stored = await storage.table(id, 'snapshot');
  if (stored === undefined || isWhole(stored) || summaryIn(stored) !== undefined) return stored;
  warn('a snapshot cannot be used', id, 'the whole table is read');
  return storage.table(id);
}
