import type { Actor, Target, Viewer } from '@riband/kernel';
import { RINGS } from './actions/gather.ts';
import { cellName } from './canals/packing.ts';
import { ACTIONS, COLUMNS, CONTRACTS, EMPLOYEES, GOODS, PARTS, PIECES, ROWS, SPACES } from './lists.ts';
import type { Move, MoveOf } from './types.ts';

/** The notation: `choose build`, `buy bow:2`, `fit sail:3`. What a viewer may not know is `?`. */
export function write(move: Move, actor: Actor, viewer?: Viewer): string {
  const knows = (owner: Actor): boolean => viewer === undefined || viewer === owner;
  switch (move.kind) {
    case 'done':
    case 'pass':
    case 'scrap':
    case 'reveal':
      return move.kind;
    case 'keep':
    case 'drop':
      return `${move.kind} ${knows(actor) ? CONTRACTS[move.contract]! : '?'}`;
    case 'deal':
      return `deal ${move.seat}:${knows(move.seat) ? CONTRACTS[move.contract]! : '?'}`;
    case 'set':
      return `set ${move.seat}:${knows(move.seat) ? move.set : '?'}`;
    case 'blank':
      return `buy ${nameOf(move)}`;
    default:
      return `${move.kind} ${nameOf(move)}`;
  }
}

type Named = Exclude<Move, MoveOf<'done' | 'pass' | 'scrap' | 'reveal' | 'keep' | 'drop' | 'deal' | 'set'>>;

/** The second word of a move, by what it carries. */
function nameOf(move: Named): string {
  switch (move.kind) {
    case 'choose':
    case 'bonus':
    case 'final':
    case 'tile':
      return ACTIONS[move.action]!;
    case 'buy':
      return slotName(move.slot);
    case 'blank':
      return `${PARTS[move.part]!}:blank`;
    case 'place':
    case 'launch':
      return String(move.space);
    case 'rent':
    case 'purchase':
      return String(move.row);
    case 'lay':
      return cellName(move.cell);
    case 'rotate':
      return String(move.turn);
    case 'berth':
      return `${cellName(move.cell)}:${SPACES[move.mouth]!}`;
    case 'take':
    case 'swap':
      return PIECES[move.piece]!;
    case 'sell':
      return GOODS[move.good]!;
    case 'hire':
    case 'employee':
      return EMPLOYEES[move.employee]!;
    case 'fit':
      return `${PIECES[move.piece]!}:${move.count}`;
    case 'speed':
      return String(move.speed);
    case 'sail':
      return wayOf(move);
    case 'start':
      return String(move.seat);
    case 'marker':
      return `${RINGS[move.ring]!}:${move.place}`;
    default:
      return move.name;
  }
}

const slotName = (slot: number): string => `${COLUMNS[Math.floor(slot / ROWS)]!}:${slot % ROWS}`;

/** The sides by which tiles are left, then the space where the walk stops: `E.S.ne`. */
function wayOf({ exits, stop }: MoveOf<'sail'>): string {
  return [...exits, stop].map((space) => SPACES[space]!).join('.');
}

/** What to click. Moves of chance all come from the box. */
export function target(move: Move): Target {
  switch (move.kind) {
    case 'choose':
    case 'bonus':
    case 'final':
      return `action:${nameOf(move)}`;
    case 'done':
    case 'pass':
    case 'scrap':
    case 'sell':
      return `button:${move.kind}`;
    case 'buy':
    case 'blank':
      return `market:${nameOf(move)}`;
    case 'place':
    case 'launch':
      return `yard:${move.space}`;
    case 'rent':
      return `canal:${move.row}`;
    case 'purchase':
      return `goods:${move.row}`;
    case 'lay':
      return `cell:${nameOf(move)}`;
    case 'berth':
      return `space:${nameOf(move)}`;
    case 'sail':
      return `space:${cellName(move.cell)}:${SPACES[move.stop]!}`;
    case 'take':
      return `ring:${nameOf(move)}`;
    case 'hire':
      return `employee:${nameOf(move)}`;
    case 'exchange':
      return `tile:${move.name}`;
    case 'rotate':
    case 'swap':
    case 'fit':
    case 'speed':
      return `${move.kind}:${nameOf(move)}`;
    case 'keep':
    case 'drop':
      return `contract:${CONTRACTS[move.contract]!}`;
    default:
      return `box:${move.kind}`;
  }
}
