import type { Seat } from '@riband/kernel';
import { expect } from 'vitest';
import type { Entry } from '../src/index.ts';

/** The laws of undo, confirmation and consent once more, from the entries alone and without anything of the table's own code. */
export function audit(entries: readonly Entry[], seats: number): void {
  const moveOf = new Map(entries.map((entry) => [entry.number, entry]));
  let open: number[] = [];
  let confirmed = new Set<Seat>();
  let agreed: Set<Seat> | undefined;
  const seatOf = (number: number): Seat => {
    const entry = moveOf.get(number);
    return entry?.kind === 'move' ? entry.seat : -1;
  };
  for (const entry of entries) {
    switch (entry.kind) {
      case 'move':
      case 'redo': {
        const number = entry.kind === 'move' ? entry.number : entry.of;
        expect(seatOf(number)).toBe(entry.seat);
        expect(confirmed).not.toContain(entry.seat);
        open.push(number);
        agreed = undefined;
        break;
      }
      case 'undo':
        for (const number of entry.of) {
          expect(open).toContain(number);
          expect(seatOf(number)).toBe(entry.seat);
        }
        open = open.filter((number) => !entry.of.includes(number));
        confirmed.delete(entry.seat);
        break;
      case 'confirm':
        expect(open.map(seatOf)).toContain(entry.seat);
        confirmed.add(entry.seat);
        agreed = undefined;
        if (!entry.settles) break;
        for (const number of open) expect(confirmed).toContain(seatOf(number));
        [open, confirmed] = [[], new Set()];
        break;
      case 'chance':
        expect(open).toEqual([]);
        agreed = undefined;
        break;
      case 'ask':
        agreed = new Set([entry.seat]);
        break;
      case 'answer':
        expect(agreed).toBeDefined();
        if (entry.agree) agreed?.add(entry.seat);
        else agreed = undefined;
        break;
      case 'takeBack':
        expect(agreed?.size).toBe(seats);
        [open, confirmed, agreed] = [[], new Set(), undefined];
        break;
      default:
        break;
    }
  }
}
