import { item } from './arrays.ts';
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
      return `${move.kind} ${item(tables.ids, move.tile)}`;
    case 'spot':
      return `at ${item(tables.portIds, move.port)}`;
    case 'coal':
    case 'open':
    case 'cargo':
    case 'riband':
    case 'house':
    case 'load':
      return `${move.kind} ${item(tables.portIds, move.port)}`;
    case 'elder':
      return `elder ${move.seat}`;
    case 'go':
      return `go ${item(tables.spotIds, move.spot)}`;
    case 'market':
      return `buy ${move.position + 1}`;
    case 'dock':
      return `buy ${item(COLUMNS, move.column)}`;
    case 'token':
      return `token ${item(COLUMNS, move.column)}`;
    case 'region':
      return `region ${item(REGIONS, move.region)}`;
  }
}
