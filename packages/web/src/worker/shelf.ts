import type { KeptGame } from '@riband/protocol';
import type { Save } from '@riband/table';

/** Where games are kept between visits. */
export interface Shelf {
  /** Whether it outlasts the page. */
  readonly durable: boolean;
  list(): Promise<readonly KeptGame[]>;
  /** The save as it was put there, whatever has become of it. */
  get(table: string): Promise<unknown>;
  put(game: KeptGame, save: Save): Promise<void>;
  remove(table: string): Promise<void>;
}

/** For browsers that keep nothing. */
export class MemoryShelf implements Shelf {
  readonly durable: boolean = false;
  readonly #games = new Map<string, { readonly game: KeptGame; readonly save: Save }>();

  async list(): Promise<readonly KeptGame[]> {
    return [...this.#games.values()].map(({ game }) => game);
  }

  async get(table: string): Promise<unknown> {
    return this.#games.get(table)?.save;
  }

  async put(game: KeptGame, save: Save): Promise<void> {
    this.#games.set(game.table, { game, save });
  }

  async remove(table: string): Promise<void> {
    this.#games.delete(table);
  }
}
