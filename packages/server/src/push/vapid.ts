import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';
import { CURVE } from './encryption.ts';

/** Push services accept a day at most. */
const TOKEN_SECONDS = 12 * 60 * 60;

/** Says to push services who sends (RFC 8292): a key that stays the same, and where somebody can be reached. */
export class Vapid {
  /** As browsers want it when they subscribe. */
  readonly publicKey: string;
  readonly #contact: string;
  readonly #key: KeyObject;

  /** The private key has 32 bytes; the contact is a `mailto:` or `https:` address. */
  constructor(privateKey: Uint8Array, contact: string) {
    if (!/^(mailto:|https:\/\/)./.test(contact))
      throw new Error(`"${contact}" is no contact; write it as in mailto:me@riband.example, or as an https address.`);
    const pair = createECDH(CURVE);
    pair.setPrivateKey(privateKey);
    const point = pair.getPublicKey();
    const part = (from: number, to: number) => point.subarray(from, to).toString('base64url');
    const d = Buffer.from(privateKey).toString('base64url');
    const key = { kty: 'EC', crv: 'P-256', x: part(1, 33), y: part(33, 65), d };
    this.#key = createPrivateKey({ key, format: 'jwk' });
    this.publicKey = point.toString('base64url');
    this.#contact = contact;
  }

  /** The header for a message to that address; now in milliseconds since 1970. */
  authorization(endpoint: string, now: number): string {
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + TOKEN_SECONDS,
      sub: this.#contact,
    };
    const said = `${written({ typ: 'JWT', alg: 'ES256' })}.${written(claims)}`;
    const signature = sign('sha256', Buffer.from(said), { key: this.#key, dsaEncoding: 'ieee-p1363' });
    return `vapid t=${said}.${signature.toString('base64url')}, k=${this.publicKey}`;
  }
}

const written = (part: object): string => Buffer.from(JSON.stringify(part)).toString('base64url');
