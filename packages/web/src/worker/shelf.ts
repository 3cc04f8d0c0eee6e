import type { KeptGame } from '@riband/protocol';
import type { Save } from '@riband/table';

/** What one needs to find a game again. */
export type Summary = Omit<KeptGame, 'kept'>;

/** Where games are kept between visits. */
export interface Shelf {
  /** Whether it outlasts the page. */
  readonly durable: boolean;
  list(): Promise<readonly Summary[]>;
  /** The save as it was put there, whatever has become of it. */
  get(table: string): Promise<unknown>;
  /** From now on nobody else can write this game: whoever claimed it before finds out when they try. */
  claim(table: string): Promise<Claim>;
  remove(table: string): Promise<void>;
}

/** The right to write a game, until another one claims it. */
export interface Claim {
  /** The game as it was when nobody else could write it any more. */
  readonly save: unknown;
  /** Stored when it is done; `Claimed` if the right is lost. */
  put(summary: Summary, save: Save): Promise<void>;
}

/** Somebody else has claimed the game since. */
export class Claimed extends Error {
  override readonly name = 'Claimed';
}

/** For browsers that keep nothing. */
export class MemoryShelf implements Shelf {
  readonly durable: boolean = false;
  readonly #games = new Map<string, { readonly summary: Summary; readonly save: Save }>();
  readonly #claims = new Map<string, Claim>();

  async list(): Promise<readonly Summary[]> {
    return [...this.#games.values()].map(({ summary }) => summary);
  }

  async get(table: string): Promise<unknown> {
    return this.#games.get(table)?.save;
  }

  async claim(table: string): Promise<Claim> {
    const claim: Claim = {
      save: this.#games.get(table)?.save,
      put: async (summary, save) => {
        if (this.#claims.get(table) !== claim) throw new Claimed();
        this.#games.set(table, { summary, save });
      },
    };
    this.#claims.set(table, claim);
    return claim;
  }

  async remove(table: string): Promise<void> {
    this.#games.delete(table);
  }
}
