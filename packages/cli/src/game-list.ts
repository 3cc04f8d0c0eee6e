import type { CatalogEntry } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { say } from '@riband/text';

export function titleOf(game: Game): string {
  return say('en', { key: `${game.id}.title`, params: {} }, []);
}

/** What other programs are told about a game. */
export function gameDescription({ game, listed }: CatalogEntry) {
  const { id, rules, components, seats, options } = game;
  return { id, title: titleOf(game), seats, options, rules, components, listed };
}
