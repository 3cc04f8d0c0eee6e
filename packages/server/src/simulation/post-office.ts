import { Letters } from '../mail/letters.ts';
import type { Mail } from '../mail/mail.ts';
import type { Letter } from '../mail/message.ts';
import type { Clock } from '../ports/clock.ts';
import type { SecretRandom } from '../ports/random.ts';
import { Devices } from '../push/devices.ts';
import type { Delivery, Push, Recipient } from '../push/push.ts';
import type { MemoryStorage } from '../storage/memory.ts';
import type { Player, Storage } from '../storage/storage.ts';
import type { Telling } from '../tables/messenger.ts';

/** Nobody stays away for long here. */
const PACE = { pauseMs: 300, roundMs: 40 };

/** Where all servers of a story send what people are to be told: each player has a device and a mailbox. */
export class PostOffice {
  readonly #storage: MemoryStorage;
  /** By player: how often the storage has let somebody tell them, and how often they were told. */
  readonly #counts = {
    push: { granted: new Tally(), told: new Tally() },
    mail: { granted: new Tally(), told: new Tally() },
  };

  constructor(storage: MemoryStorage) {
    this.#storage = storage;
    const { notices } = storage;
    const [claim, claimMail] = [notices.claim.bind(notices), notices.claimMail.bind(notices)];
    const { push, mail } = this.#counts;
    notices.claim = async (table, player, entry) => push.granted.add(player, await claim(table, player, entry));
    notices.claimMail = async (table, player) => mail.granted.add(player, await claimMail(table, player));
  }

  /** By a server that has these. */
  tellingFor(storage: Storage, clock: Clock, random: SecretRandom): Telling {
    const { push: pushed, mail: mailed } = this.#counts;
    const push: Push = {
      ...{ publicKey: '', accepts: () => true },
      send: async ({ endpoint }: Recipient): Promise<Delivery> => {
        pushed.told.add(endpoint);
        return 'sent';
      },
    };
    const mail: Mail = {
      async send({ to }: Letter): Promise<Delivery> {
        mailed.told.add(to.slice(0, to.indexOf('@')));
        return 'sent';
      },
    };
    const letters = new Letters({ storage, clock, random, mail, origin: () => 'https://riband.example' });
    return { messengers: [new Devices(storage, push), letters], ...PACE };
  }

  async welcome({ id: player }: Player): Promise<void> {
    const device = { endpoint: player, p256dh: '', auth: '', language: 'en', at: 0 };
    await this.#storage.addSession({ tokenHash: player, player, expires: Number.MAX_SAFE_INTEGER });
    await this.#storage.subscribe({ tokenHash: player, player, ...device });
    const address = { player, address: `${player}@mail.example`, language: 'en', at: 0, confirmationHash: player };
    const { notices } = this.#storage;
    await notices.mayAsk(address, { ofPlayer: 1, toMailbox: 1 });
    await notices.asked(address);
    await notices.confirm(player, 0);
  }

  /** Nobody is told what the storage has not let anybody tell, or twice what it has. */
  problems(): readonly string[] {
    return Object.values(this.#counts)
      .flatMap(({ granted, told }) => told.above(granted))
      .map((player) => `${player} was told something twice`);
  }
}

class Tally {
  readonly #counts = new Map<string, number>();

  add(player: string, isSo = true): boolean {
    if (isSo) this.#counts.set(player, this.of(player) + 1);
    return isSo;
  }

  of(player: string): number {
    return this.#counts.get(player) ?? 0;
  }

  above(other: Tally): readonly string[] {
    return [...this.#counts].filter(([player, count]) => count > other.of(player)).map(([player]) => player);
  }
}
