import { type Draws, drawn } from './moves.ts';
import { firstLine, fold, settledIn } from './position.ts';
import type { Table } from './table.ts';

/** The number of the first draw that does not come from these draws; nothing if all do. Undone ones count: they were drawn, too. */
export function firstWrongDraw({ game, header, seated, entries }: Table, draws: Draws): number | undefined {
  const line = firstLine(game, header, seated);
  let position = settledIn(line, line.base.state);
  for (const entry of entries) {
    if (entry.kind === 'chance' && drawn(game, position, draws) !== entry.text) return entry.number;
    position = fold(game, position, entry);
  }
  return undefined;
}
