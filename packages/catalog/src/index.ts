import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import type { Game } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';

export interface CatalogEntry {
  readonly game: Game;
  /** Games that are not listed can be played by who knows their name. */
  readonly listed: boolean;
}

/** Every game there is. The words about a game are messages: `<id>.title`, `<id>.about`, `<id>.option.<key>`. */
export const CATALOG: readonly CatalogEntry[] = [
  { game: shipyardSecond(), listed: true },
  { game: shipyardFirst(), listed: true },
  { game: shipyardSolo(), listed: true },
  { game: crossingOceans, listed: true },
  { game: quayside, listed: false },
];

export function findGame(id: string): Game | undefined {
  return CATALOG.find((entry) => entry.game.id === id)?.game;
}
