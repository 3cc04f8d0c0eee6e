import { crossingOceans, earlierGames as earlierOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import type { Game } from '@riband/kernel';
import { earlierGames as earlierShipyards, shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { gamesWith } from './brought.ts';

export { gamesWith } from './brought.ts';

export interface CatalogEntry {
  readonly game: Game;
  /** Games that are not listed can be played by who knows their name. */
  readonly listed: boolean;
}

/** Every game there is, with its newest components. The words about a game are messages: `<id>.title`, `<id>.about`, `<id>.option.<key>`. */
export const CATALOG: readonly CatalogEntry[] = [
  { game: shipyardSecond(), listed: true },
  { game: shipyardFirst(), listed: true },
  { game: shipyardSolo(), listed: true },
  { game: crossingOceans, listed: true },
  { game: quayside, listed: false },
];

interface Earlier {
  readonly game: Game;
  readonly file: object;
}
let earlier: readonly Earlier[] | undefined;

/** The same with the components of earlier releases, made when one of them is asked for. */
function earlierGames(): readonly Earlier[] {
  earlier ??= [...earlierShipyards(), ...earlierOceans()];
  return earlier;
}

/** The game of that name, with our newest components or with those that somebody brought. */
export function findGame(id: string, brought?: object): Game | undefined {
  if (brought !== undefined) return gamesWith(brought).find((game) => game.id === id);
  return CATALOG.find((entry) => entry.game.id === id)?.game;
}

/** The game that a record was made with. */
export function findGameOf(id: string, components: string, brought?: object): Game | undefined {
  const newest = findGame(id, brought);
  if (newest?.components === components) return newest;
  if (brought !== undefined) return undefined;
  return earlierGames().find(({ game }) => game.id === id && game.components === components)?.game;
}

/** What the components of a game are called that were ever released, the newest first. */
export function releasesOf(id: string): readonly string[] {
  const games = [findGame(id), ...earlierGames().map(({ game }) => game)];
  return games.flatMap((game) => (game?.id === id ? [game.components] : []));
}

/** The file of components that are not our newest: those that somebody brought, or of an earlier release. */
export function otherComponentsOf(game: Game): object | undefined {
  if (game.brought !== undefined || game === findGame(game.id)) return game.brought;
  return earlierGames().find((one) => one.game === game)?.file;
}
