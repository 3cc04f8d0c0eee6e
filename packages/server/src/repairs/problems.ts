import { findGameOf } from '@riband/catalog';
import { drawAt } from '@riband/kernel';
import { firstWrongDraw, loadTable, TableError } from '@riband/table';
import { BrokenRecord } from '../record/chain.ts';
import { type Known, knownFrom, saveIn } from '../record/known.ts';
import { drawKeyOf } from '../record/seed.ts';
import type { Vault } from '../record/vault.ts';
import type { StoredTable } from '../storage/storage.ts';

/** Reads a record row by row, plays it again from its first entry on, and holds every draw against the seed. */
export function problemsIn(vault: Vault, id: string, stored: StoredTable): readonly string[] {
  try {
    const known = knownFrom(id, stored);
    const save = saveIn(known, stored);
    if (save === undefined) return [];
    const { table } = loadTable(findGameOf, save, 'olderRules');
    const key = drawKeyIn(vault, known);
    if (typeof key === 'string') return [key];
    const wrong = firstWrongDraw(table, (ply) => drawAt(key, id, ply));
    return wrong === undefined ? [] : [`the draw of entry ${wrong} does not follow from the seed`];
  } catch (problem) {
    if (problem instanceof BrokenRecord || problem instanceof TableError) return [problem.message];
    throw problem;
  }
}

/** Or why there is none. */
function drawKeyIn(vault: Vault, known: Known): Uint8Array | string {
  try {
    return Buffer.from(drawKeyOf(vault, known), 'hex');
  } catch (problem) {
    return (problem as Error).message;
  }
}
