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

  async waysTo(player: string): Promise<readonly string[]> {
    return (await this.#storage.subscriptionsOf(player)).map(({ tokenHash }) => tokenHash);
  }

  async tell(player: string, way: string, tidingsIn: (language: string) => Tidings): Promise<boolean> {
    const device = (await this.#storage.subscriptionsOf(player)).find(({ tokenHash }) => tokenHash === way);
    if (device === undefined) return true;
    const { table, title, deed, gist } = tidingsIn(device.language);
    const delivery = await this.#push.send(device, { table, title, body: deed === null ? gist : `${deed} ${gist}` });
    if (delivery === 'gone') await this.#storage.unsubscribe(device.tokenHash);
    return delivery !== 'later';
  }

  /** A later message takes the place of one that was not looked at. */
  async seen(): Promise<void> {}
}
