/** F-LAP-1: as many laps as players. */
export function firstLaps(hands: number): number {
  return hands;
}

/** N-SETUP-2, N-LAP-4: every cube of the reserve leaves with a drop of the wheel's own cube, and one more drop ends the game. */
export function secondDrops(hands: number): number {
  return (RESERVE[hands] ?? 0) + 1;
}

const RESERVE: Readonly<Record<number, number>> = { 2: 3, 3: 5, 4: 7 };
