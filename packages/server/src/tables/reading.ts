import type { Excerpt, Save } from '@riband/table';
import { excerptIn, type Known, knownFrom, knownSince, saveIn } from '../record/known.ts';
import { isIntact, summaryIn } from '../record/snapshot.ts';
import type { TablePorts } from './ports.ts';

/** A table as it was read. */
interface Reading {
  readonly known: Known;
  /** As the rules open it; nothing before it has begun. */
  readonly saved: Save | Excerpt | undefined;
}

/**
 * A table from its snapshot on; nothing if there is no such table. A snapshot that is not what was written is not used: then all of it is
 * read.
 */
export async function readTable(
  { storage, warn }: Pick<TablePorts, 'storage' | 'warn'>,
  id: string,
): Promise<Reading | undefined> {
  const stored = await storage.table(id, 'snapshot');
  if (stored === undefined) return undefined;
  const isWhole = stored.rows[0]?.number === 0;
  const summary = isWhole ? undefined : summaryIn(stored);
  if (summary !== undefined) {
    const known = knownSince(id, stored, summary);
    return { known, saved: excerptIn(known, stored, summary) };
  }
  // One of another format is what every server leaves behind that is replaced by a newer one.
  if (!isWhole && !isIntact(stored)) warn('a snapshot cannot be used', id, 'the whole table is read');
  const whole = isWhole ? stored : await storage.table(id);
  if (whole === undefined) return undefined;
  const known = knownFrom(id, whole);
  return { known, saved: saveIn(known, whole) };
}
