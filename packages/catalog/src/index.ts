import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import type { Game } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { gamesWith } from './brought.ts';

export { gamesWith } from './brought.ts';

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

/** The game of that name, with our own components or with those that somebody brought. */
export function findGame(id: string, brought?: object): Game | undefined {
  if (brought !== undefined) return gamesWith(brought).find((game) => game.id === id);
  return CATALOG.find((entry) => entry.game.id === id)?.game;
}

/** The game that a record was made with. */
export function findGameOf(id: string, components: string, brought?: object): Game | undefined {
  const game = findGame(id, brought);
  return game?.components === components ? game : undefined;
}
