import type { Save } from '@riband/table';
import { hex } from './hex.ts';
import { type Claim, Claimed, MemoryShelf, type Shelf, type Summary } from './shelf.ts';

const DATABASE = 'blue-riband';
const VERSION = 1;
/** Apart from the saves, so that a list of games need not read them. */
const GAMES = 'games';
const SAVES = 'saves';

/** A summary as it is stored, with the mark of whoever may write the game. */
type Marked = Summary & { readonly claim?: string };

/** The browser's own storage; where it is forbidden, games last as long as the page. */
export async function openShelf(): Promise<Shelf> {
  try {
    return new IndexedDbShelf(await openDatabase());
  } catch {
    return new MemoryShelf();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, VERSION);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(GAMES, { keyPath: 'table' });
    opening.result.createObjectStore(SAVES, { keyPath: 'table' });
  };
  return resultOf(opening);
}

class IndexedDbShelf implements Shelf {
  readonly durable = true;

  constructor(readonly database: IDBDatabase) {
    // Another page has a newer version of the database to open; this one goes on with what it has loaded.
    database.onversionchange = () => database.close();
  }

  async list(): Promise<readonly Summary[]> {
    const games = await resultOf<Marked[]>(this.database.transaction(GAMES).objectStore(GAMES).getAll());
    return games.map(({ claim: _, ...summary }) => summary);
  }

  get(table: string): Promise<unknown> {
    return resultOf(this.database.transaction(SAVES).objectStore(SAVES).get(table));
  }

  async claim(table: string): Promise<Claim> {
    // Where there is no room for a mark of one's own, that of the last one will do: what is here can still be opened.
    const mark = await this.#mark(table).catch(() => this.#markOf(table));
    // Read after it was marked: all that others could write is in it.
    return { save: await this.get(table), put: (summary, save) => this.#put(summary, save, mark) };
  }

  remove(table: string): Promise<void> {
    return this.#write((games, saves) => {
      games.delete(table);
      saves.delete(table);
    });
  }

  async #mark(table: string): Promise<string> {
    const mark = hex(crypto.getRandomValues(new Uint8Array(8)));
    await this.#write((games) => {
      const found: IDBRequest<Marked | undefined> = games.get(table);
      found.onsuccess = () => found.result !== undefined && games.put({ ...found.result, claim: mark });
    });
    return mark;
  }

  async #markOf(table: string): Promise<string | undefined> {
    const game: IDBRequest<Marked | undefined> = this.database.transaction(GAMES).objectStore(GAMES).get(table);
    return (await resultOf(game))?.claim;
  }

  #put(summary: Summary, save: Save, mark: string | undefined): Promise<void> {
    return this.#write((games, saves, refuse) => {
      const found: IDBRequest<Marked | undefined> = games.get(summary.table);
      found.onsuccess = () => {
        if (found.result !== undefined && found.result.claim !== mark) return refuse(new Claimed());
        games.put({ ...summary, ...(mark === undefined ? {} : { claim: mark }) });
        saves.put(save);
      };
    });
  }

  /** All or nothing; done when it is on the disk as far as the browser can tell. */
  #write(
    change: (games: IDBObjectStore, saves: IDBObjectStore, refuse: (reason: Error) => void) => void,
  ): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([GAMES, SAVES], 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the storage refused to write'));
      change(transaction.objectStore(GAMES), transaction.objectStore(SAVES), (reason) => {
        reject(reason);
        transaction.abort();
      });
    });
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage cannot be read'));
  });
}
