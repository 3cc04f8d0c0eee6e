import type { Delivery, Push, Recipient } from '../push/push.ts';
import type { MemoryStorage } from '../storage/memory.ts';
import type { Player } from '../storage/storage.ts';

/** Where all servers of a story send what devices are to be told: each player has one. */
export class PostOffice implements Push {
  readonly publicKey = '';
  /** Nobody stays away for long here. */
  readonly pauseMs = 300;
  readonly #storage: MemoryStorage;
  /** By player: how often the storage has let somebody tell them, and how often they were told. */
  readonly #granted = new Map<string, number>();
  readonly #told = new Map<string, number>();

  constructor(storage: MemoryStorage) {
    this.#storage = storage;
    const claim = storage.notices.claim.bind(storage.notices);
    storage.notices.claim = async (table, player, entry) => {
      const isGranted = await claim(table, player, entry);
      if (isGranted) count(this.#granted, player);
      return isGranted;
    };
  }

  async addDeviceOf({ id: player }: Player): Promise<void> {
    const device = { endpoint: player, p256dh: '', auth: '', language: 'en', at: 0 };
    await this.#storage.addSession({ tokenHash: player, player, expires: Number.MAX_SAFE_INTEGER });
    await this.#storage.subscribe({ tokenHash: player, player, ...device });
  }

  accepts(): boolean {
    return true;
  }

  async send({ endpoint }: Recipient): Promise<Delivery> {
    count(this.#told, endpoint);
    return 'sent';
  }

  /** Nobody is told what the storage has not let anybody tell, or twice what it has. */
  problems(): readonly string[] {
    const doubled = [...this.#told].filter(([player, times]) => times > (this.#granted.get(player) ?? 0));
    return doubled.map(([player]) => `${player} was told something twice`);
  }
}

function count(counts: Map<string, number>, player: string): void {
  counts.set(player, (counts.get(player) ?? 0) + 1);
}
