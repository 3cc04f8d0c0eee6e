import { createHash } from 'node:crypto';
import type { Metrics } from '../operations/metrics.ts';
import type { Clock } from '../ports/clock.ts';
import type { SecretRandom } from '../ports/random.ts';
import { type BrowserKeys, encrypted } from './encryption.ts';
import type { Post } from './post.ts';
import { isTarget } from './targets.ts';
import type { Vapid } from './vapid.ts';

/** Where a browser wants to be told. */
export interface Recipient extends BrowserKeys {
  readonly endpoint: string;
}

/** What a device shows, and the table that it opens. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  readonly table: string;
}

/** `gone`: nobody will ever read what is sent there. `failed`: this will not get there. `later`: it may, another time. */
export type Delivery = 'sent' | 'gone' | 'failed' | 'later';

/** Tells devices something while no page is open. It never rejects. */
export interface Push {
  /** Browsers accept messages by who has this key, and nobody else. */
  readonly publicKey: string;
  /** Whether anything can be sent there at all. */
  accepts(recipient: Recipient): boolean;
  send(recipient: Recipient, notice: Notice): Promise<Delivery>;
}

interface PushPorts {
  readonly clock: Clock;
  readonly random: SecretRandom;
  readonly vapid: Vapid;
  readonly post: Post;
  readonly metrics?: Metrics | undefined;
}

/** Instead of an answer. */
const UNREACHED = 0;
const TOO_MANY = 429;

/** After a day the page itself tells it better. */
const KEPT_SECONDS = 24 * 60 * 60;

/** Over the push service of the browser (RFC 8030), which learns how long a message is, and when it came. */
export class WebPush implements Push {
  readonly #ports: PushPorts;

  constructor(ports: PushPorts) {
    this.#ports = ports;
  }

  get publicKey(): string {
    return this.#ports.vapid.publicKey;
  }

  accepts(recipient: Recipient): boolean {
    try {
      this.#encrypted(recipient, '');
      return isTarget(recipient.endpoint);
    } catch {
      return false;
    }
  }

  async send(recipient: Recipient, notice: Notice): Promise<Delivery> {
    const delivery = await this.#deliver(recipient, notice).catch((): Delivery => 'failed');
    this.#ports.metrics?.count('riband_push_total', delivery);
    return delivery;
  }

  async #deliver(recipient: Recipient, notice: Notice): Promise<Delivery> {
    const { endpoint } = recipient;
    if (!isTarget(endpoint)) return 'gone';
    const { vapid, clock, post } = this.#ports;
    const body = this.#encrypted(recipient, JSON.stringify(notice));
    const headers = {
      authorization: vapid.authorization(endpoint, clock.now()),
      'content-encoding': 'aes128gcm',
      'content-length': body.length,
      ttl: KEPT_SECONDS,
      urgency: 'normal',
      // A later message of the same table takes the place of one that nobody has fetched.
      topic: createHash('sha256').update(notice.table).digest('base64url').slice(0, 32),
    };
    const status = await post(endpoint, headers, body).catch(() => UNREACHED);
    if (status === 404 || status === 410) return 'gone';
    if (status === UNREACHED || status === TOO_MANY || status >= 500) return 'later';
    return status >= 200 && status < 300 ? 'sent' : 'failed';
  }

  #encrypted(recipient: Recipient, text: string): Buffer {
    const { random } = this.#ports;
    return encrypted(Buffer.from(text), recipient, { salt: random.bytes(16), privateKey: random.bytes(32) });
  }
}
