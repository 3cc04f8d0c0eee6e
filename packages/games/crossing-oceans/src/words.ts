import { at } from './arrays.ts';
import type { Tables } from './tables.ts';
import { COLUMNS, type Move, REGIONS } from './types.ts';

/** The notation: `place arizona`, `at montreal`, `go ships-1`, `buy 3`. Nothing is hidden from anybody. */
export function write(tables: Tables, move: Move): string {
  switch (move.kind) {
    case 'contract':
    case 'sell':
    case 'done':
    case 'decline':
      return move.kind;
    case 'fill':
    case 'deal':
    case 'place':
      return `${move.kind} ${at(tables.ids, move.tile)}`;
    case 'spot':
      return `at ${at(tables.portIds, move.port)}`;
    case 'coal':
    case 'open':
    case 'cargo':
    case 'riband':
    case 'house':
    case 'load':
      return `${move.kind} ${at(tables.portIds, move.port)}`;
    case 'elder':
      return `elder ${move.seat}`;
    case 'go':
      return `go ${at(tables.spotIds, move.spot)}`;
    case 'market':
      return `buy ${move.position + 1}`;
    case 'dock':
      return `buy ${at(COLUMNS, move.column)}`;
    case 'token':
      return `token ${at(COLUMNS, move.column)}`;
    case 'region':
      return `region ${at(REGIONS, move.region)}`;
  }
}
