import type { KeptGame } from '@riband/protocol';
import type { Save } from '@riband/table';
import { MemoryShelf, type Shelf } from './shelf.ts';

const DATABASE = 'blue-riband';
const VERSION = 1;
/** Apart from the saves, so that a list of games need not read them. */
const GAMES = 'games';
const SAVES = 'saves';

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

  list(): Promise<readonly KeptGame[]> {
    return resultOf<KeptGame[]>(this.database.transaction(GAMES).objectStore(GAMES).getAll());
  }

  get(table: string): Promise<unknown> {
    return resultOf(this.database.transaction(SAVES).objectStore(SAVES).get(table));
  }

  put(game: KeptGame, save: Save): Promise<void> {
    return this.#write((games, saves) => {
      games.put(game);
      saves.put(save);
    });
  }

  remove(table: string): Promise<void> {
    return this.#write((games, saves) => {
      games.delete(table);
      saves.delete(table);
    });
  }

  /** Both or neither; done when it is on the disk as far as the browser can tell. */
  #write(change: (games: IDBObjectStore, saves: IDBObjectStore) => void): Promise<void> {
    return new Promise((resolve, reject) => {
      const transaction = this.database.transaction([GAMES, SAVES], 'readwrite', { durability: 'strict' });
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error ?? new Error('the storage refused to write'));
      change(transaction.objectStore(GAMES), transaction.objectStore(SAVES));
    });
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the storage cannot be read'));
  });
}
