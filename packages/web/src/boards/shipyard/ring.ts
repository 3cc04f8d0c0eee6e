/** A place on a grid, from the top left. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** The cells around the edge of a grid, clockwise from the top left corner. */
export function ringCells(columns: number, rows: number): readonly Cell[] {
  const along = (count: number, cell: (step: number) => Cell): Cell[] =>
    Array.from({ length: count }, (_, i) => cell(i));
  return [
    ...along(columns - 1, (i) => ({ column: i, row: 0 })),
    ...along(rows - 1, (i) => ({ column: columns - 1, row: i })),
    ...along(columns - 1, (i) => ({ column: columns - 1 - i, row: rows - 1 })),
    ...along(rows - 1, (i) => ({ column: 0, row: rows - 1 - i })),
  ];
}

/** How many steps of a marker it takes to a place on a ring: never none, but once round. */
export const stepsTo = (marker: number, place: number, size: number): number =>
  ((place - marker - 1 + 2 * size) % size) + 1;
