import type { Seat } from '@riband/kernel';
import type { Walk } from './canals/walks.ts';
import { ACTIONS, CONTRACTS, EMPLOYEES, GOODS, PARTS, PIECES, ROWS, SPACES } from './lists.ts';
import { backOf, type Tables } from './tables/index.ts';
import type { MoveOf } from './types.ts';
import { YARD } from './yard.ts';

// Every move there is, made once: lists of legal moves are picked from these. Each kind has its own stretch of numbers.

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, index) => index);

export const CHOOSES = ACTIONS.map((_, action): MoveOf<'choose'> => ({ id: action, kind: 'choose', action }));
export const BONUSES = ACTIONS.map((_, action): MoveOf<'bonus'> => ({ id: 10 + action, kind: 'bonus', action }));
export const FINALS = ACTIONS.map((_, action): MoveOf<'final'> => ({ id: 20 + action, kind: 'final', action }));
export const DONE: MoveOf<'done'> = { id: 30, kind: 'done' };
export const PASS: MoveOf<'pass'> = { id: 31, kind: 'pass' };
export const SCRAP: MoveOf<'scrap'> = { id: 32, kind: 'scrap' };
export const SELLS = GOODS.map((_, good): MoveOf<'sell'> => ({ id: 33 + good, kind: 'sell', good }));
export const BUYS = numbers(4 * ROWS).map((slot): MoveOf<'buy'> => ({ id: 40 + slot, kind: 'buy', slot }));
export const BLANKS = PARTS.map((_, part): MoveOf<'blank'> => ({ id: 60 + part, kind: 'blank', part }));
export const PLACES = numbers(YARD).map((space): MoveOf<'place'> => ({ id: 70 + space, kind: 'place', space }));
export const RENTS = numbers(ROWS).map((row): MoveOf<'rent'> => ({ id: 80 + row, kind: 'rent', row }));
export const PURCHASES = numbers(ROWS).map((row): MoveOf<'purchase'> => ({ id: 90 + row, kind: 'purchase', row }));
export const TAKES = PIECES.map((_, piece): MoveOf<'take'> => ({ id: 100 + piece, kind: 'take', piece }));
export const HIRES = EMPLOYEES.map((_, employee): MoveOf<'hire'> => ({ id: 110 + employee, kind: 'hire', employee }));
export const SWAPS = PIECES.map((_, piece): MoveOf<'swap'> => ({ id: 160 + piece, kind: 'swap', piece }));
export const LAUNCHES = numbers(YARD).map((space): MoveOf<'launch'> => ({ id: 170 + space, kind: 'launch', space }));
export const SPEEDS = numbers(100).map((speed): MoveOf<'speed'> => ({ id: 200 + speed, kind: 'speed', speed }));
export const KEEPS = CONTRACTS.map((_, contract): MoveOf<'keep'> => ({ id: 300 + contract, kind: 'keep', contract }));
export const DROPS = CONTRACTS.map((_, contract): MoveOf<'drop'> => ({ id: 330 + contract, kind: 'drop', contract }));
export const ROTATES = numbers(4).map((turn): MoveOf<'rotate'> => ({ id: 360 + turn, kind: 'rotate', turn }));
export const FITS = PIECES.map((_, piece) =>
  numbers(100).map((count): MoveOf<'fit'> => ({ id: 400 + 100 * piece + count, kind: 'fit', piece, count })),
);
export const STARTS = numbers(4).map((seat): MoveOf<'start'> => ({ id: 1200 + seat, kind: 'start', seat }));
export const TILES = ACTIONS.map((_, action): MoveOf<'tile'> => ({ id: 1210 + action, kind: 'tile', action }));
export const MARKERS = numbers(3).map((ring) =>
  numbers(8).map((place): MoveOf<'marker'> => ({ id: 1220 + 8 * ring + place, kind: 'marker', ring, place })),
);
export const EMPLOYEE_DRAWS = EMPLOYEES.map(
  (_, employee): MoveOf<'employee'> => ({ id: 1250 + employee, kind: 'employee', employee }),
);
export const DEALS = numbers(4).map((seat: Seat) =>
  CONTRACTS.map((_, contract): MoveOf<'deal'> => ({ id: 1300 + 32 * seat + contract, kind: 'deal', seat, contract })),
);
export const SETS = numbers(4).map((seat: Seat) =>
  numbers(4).map((set): MoveOf<'set'> => ({ id: 1440 + 4 * seat + set, kind: 'set', seat, set })),
);

export const REVEAL: MoveOf<'reveal'> = { id: 1700, kind: 'reveal' };

const LAYS: MoveOf<'lay'>[] = [];
const BERTHS: MoveOf<'berth'>[] = [];

/** There are many cells; the moves of those that somebody comes to are made then. */
export function layMove(cell: number): MoveOf<'lay'> {
  LAYS[cell] ??= { id: 10_000 + cell, kind: 'lay', cell };
  return LAYS[cell];
}

export function berthMove(cell: number, mouth: number): MoveOf<'berth'> {
  const index = 4 * cell + mouth;
  BERTHS[index] ??= { id: 100_000 + index, kind: 'berth', cell, mouth };
  return BERTHS[index];
}

/** The number of a walk spells it: a leading 1, two bits for each exit, three for where it stops. */
export function sailMove({ exits, cell, stop }: Walk): MoveOf<'sail'> {
  let spelt = 1;
  for (const exit of exits) spelt = spelt * 4 + exit;
  return { id: 0x8000000 + spelt * SPACES.length + stop, kind: 'sail', exits, cell, stop };
}

/** Moves that name what is printed on the pieces. */
export interface PrintedMoves {
  readonly fills: readonly MoveOf<'fill'>[];
  readonly exchanges: readonly MoveOf<'exchange'>[];
  readonly backs: readonly MoveOf<'back'>[];
  readonly flips: readonly MoveOf<'flip'>[];
}

export function printedMoves(tables: Tables): PrintedMoves {
  const { solo } = tables;
  return {
    fills: tables.names.map((name, thing) => ({ id: 2000 + thing, kind: 'fill', thing, name })),
    exchanges: tables.goods.map(({ name }, goods) => ({ id: 140 + goods, kind: 'exchange', goods, name })),
    backs: [...new Set(solo.backs)]
      .sort((a, b) => a - b)
      .map((back) => ({ id: 1800 + back, kind: 'back', back, name: backName(back) })),
    flips: solo.actions.map((action, tile) => ({
      id: 1900 + tile,
      kind: 'flip',
      tile,
      name: ACTIONS[action] ?? 'last-of-row',
    })),
  };
}

/** `2`, or `0(3)` with the number in brackets. */
export function backName(back: number): string {
  const number = back % 10;
  return back === backOf(number) ? String(number) : `${number}(${Math.floor(back / 10)})`;
}
