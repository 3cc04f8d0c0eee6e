import { canonical } from '@riband/kernel';
import { pliesOf } from './line.ts';
import type { Table } from './table.ts';

/** What another record of a table is to the one at hand: it leads further, ends earlier, or is of a game that went another way. */
export type Lineage = 'same' | 'longer' | 'shorter' | 'apart';

export function lineageOf(at: Table, other: Table): Lineage {
  if (!isOfSameGame(at, other)) return 'apart';
  const byEntries = isAlike(at.seated, other.seated) ? compared(at.entries, other.entries) : 'apart';
  if (byEntries !== 'apart' || !isAlike(at.holders, other.holders)) return byEntries;
  // What came as notation has lost what was taken back, and when somebody confirmed: only the moves can be compared.
  const byMoves = compared(movesOf(at), movesOf(other));
  return byMoves === 'same' ? bySettled(at, other) : byMoves;
}

function isOfSameGame(one: Table, other: Table): boolean {
  const what = ({ header: { game, components, seats, options } }: Table) => ({ game, components, seats, options });
  return isAlike(what(one), what(other));
}

function compared(at: readonly unknown[], other: readonly unknown[]): Lineage {
  const shared = Math.min(at.length, other.length);
  if (!isAlike(at.slice(0, shared), other.slice(0, shared))) return 'apart';
  return byCount(at.length, other.length);
}

const movesOf = ({ position }: Table) =>
  pliesOf(position.line).map((ply) => ({ by: ply.kind === 'move' ? ply.seat : 'chance', text: ply.text }));

/** With the same moves, the one in which more of them are confirmed is further on. */
const bySettled = (at: Table, other: Table): Lineage =>
  byCount(at.position.line.settled.length, other.position.line.settled.length);

function byCount(at: number, other: number): Lineage {
  if (other === at) return 'same';
  return other > at ? 'longer' : 'shorter';
}

const isAlike = (one: unknown, other: unknown): boolean => canonical(one) === canonical(other);
