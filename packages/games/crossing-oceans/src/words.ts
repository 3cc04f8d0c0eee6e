import type { Target } from '@riband/kernel';
import type { MoveOf } from './moves.ts';
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
    case 'spot':
      return `at ${nameOf(tables, move)}`;
    case 'market':
    case 'dock':
      return `buy ${nameOf(tables, move)}`;
    default:
      return `${move.kind} ${nameOf(tables, move)}`;
  }
}

/** What to click. Moves of chance all come from the stack. */
export function target(tables: Tables, move: Move): Target {
  switch (move.kind) {
    case 'contract':
    case 'sell':
    case 'done':
    case 'decline':
      return `button:${move.kind}`;
    case 'fill':
    case 'deal':
    case 'elder':
      return 'stack';
    default:
      return `${PLACES[move.kind]}:${nameOf(tables, move)}`;
  }
}

type Named = Exclude<Move, MoveOf<'contract' | 'sell' | 'done' | 'decline'>>;

/** Where the things lie that moves name. */
const PLACES: Readonly<Record<Exclude<Named['kind'], 'fill' | 'deal' | 'elder'>, string>> = {
  place: 'ship',
  spot: 'spot',
  coal: 'spot',
  cargo: 'spot',
  riband: 'spot',
  load: 'spot',
  open: 'port',
  house: 'port',
  go: 'rondel',
  region: 'region',
  token: 'column',
  market: 'market',
  dock: 'docks',
};

/** The second word of a move, by what it carries. */
function nameOf(tables: Tables, move: Named): string {
  if ('tile' in move) return tables.ids[move.tile]!;
  if ('port' in move) return tables.portIds[move.port]!;
  if ('column' in move) return COLUMNS[move.column]!;
  if ('position' in move) return String(move.position + 1);
  if ('spot' in move) return tables.spotIds[move.spot]!;
  if ('region' in move) return REGIONS[move.region]!;
  return String(move.seat);
}
