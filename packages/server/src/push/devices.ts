import type { Storage } from '../storage/storage.ts';
import type { Messenger, Tidings } from '../tables/messenger.ts';
import type { Push } from './push.ts';

/** Tells all devices of a player, each in its language. */
export class Devices implements Messenger {
  readonly #storage: Storage;
  readonly #push: Push;

  constructor(storage: Storage, push: Push) {
    this.#storage = storage;
    this.#push = push;
  }

  async reaches(player: string): Promise<boolean> {
    return (await this.#storage.subscriptionsOf(player)).length > 0;
  }

  async tell(player: string, tidingsIn: (language: string) => Tidings): Promise<void> {
    for (const device of await this.#storage.subscriptionsOf(player)) {
      const { table, title, deed, gist } = tidingsIn(device.language);
      const notice = { table, title, body: deed === null ? gist : `${deed} ${gist}` };
      if ((await this.#push.send(device, notice)) === 'gone') await this.#storage.unsubscribe(device.tokenHash);
    }
  }

  /** A later message takes the place of one that was not looked at. */
  async seen(): Promise<void> {}
}
