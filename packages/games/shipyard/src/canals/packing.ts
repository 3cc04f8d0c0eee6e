// The table around a canal system is a grid of 128 x 128 cells with the first canal in its middle: no game lays enough canals to leave it.

const WIDTH = 128;
const MIDDLE = 64;

export const FIRST_CELL = cellAt(0, 0);
export const NO_TOKEN = -1;

/** To the north, east, south and west. */
const STEPS = [-WIDTH, 1, WIDTH, -1] as const;

export function cellAt(x: number, y: number): number {
  return (y + MIDDLE) * WIDTH + (x + MIDDLE);
}
export const columnOf = (cell: number): number => (cell % WIDTH) - MIDDLE;
export const lineOf = (cell: number): number => Math.floor(cell / WIDTH) - MIDDLE;
export const cellName = (cell: number): string => `${columnOf(cell)},${lineOf(cell)}`;

export const neighbour = (cell: number, side: number): number => cell + STEPS[side]!;
export const opposite = (side: number): number => (side + 2) & 3;

/** A laid canal: its cell, its face and its quarter turns clockwise. */
export const packCanal = (cell: number, canal: number, turn: number): number => (cell << 8) | (canal << 2) | turn;
export const cellOf = (laid: number): number => laid >> 8;
export const canalOf = (laid: number): number => (laid >> 2) & 63;
export const turnOf = (laid: number): number => laid & 3;

/** The ship token: its cell, its space, and what is behind it (S-SAIL-5). */
export const packToken = (cell: number, space: number, behind: number): number => (cell << 8) | (space << 4) | behind;
export const tokenCell = (token: number): number => token >> 8;
export const tokenSpace = (token: number): number => (token >> 4) & 15;
export const tokenBehind = (token: number): number => token & 15;

/** Which of the laid canals lies on a cell, or -1. */
export function canalOn(canals: readonly number[], cell: number): number {
  for (let index = 0; index < canals.length; index++) if (canals[index]! >> 8 === cell) return index;
  return -1;
}
