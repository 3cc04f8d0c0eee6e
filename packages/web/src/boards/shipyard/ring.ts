/** How many steps of a marker it takes to a place on a ring: never none, but once round. */
export const stepsTo = (marker: number, place: number, size: number): number =>
  ((place - marker - 1 + 2 * size) % size) + 1;
