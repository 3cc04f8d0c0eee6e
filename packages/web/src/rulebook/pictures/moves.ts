/** The moves of a game as it was written down. */
export const movesIn = (game: string): string[] => game.trim().split(/,\s+/);
