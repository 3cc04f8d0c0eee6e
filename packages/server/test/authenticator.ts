import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, UsedPasskey } from '@riband/protocol';

type Writable = number | string | Uint8Array | ReadonlyMap<number | string, Writable>;

/** As an authenticator writes (CTAP2's form of RFC 8949). */
export function writeCbor(value: Writable): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const map = value as ReadonlyMap<number | string, Writable>;
  return Buffer.concat([head(5, map.size), ...[...map].flat().map(writeCbor)]);
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.of((major << 5) | count);
  return count < 256 ? Buffer.of((major << 5) | 24, count) : Buffer.of((major << 5) | 25, count >> 8, count & 255);
}

const KINDS = {
  ES256: () => generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: () => generateKeyPairSync('rsa', { modulusLength: 2048 }),
};

/** What a test may have the device do otherwise. */
export interface Quirks {
  readonly origin?: string;
  readonly host?: string;
  readonly type?: string;
  readonly crossOrigin?: boolean;
  readonly flags?: number;
  readonly counter?: number;
  /** Bytes that stand behind what is told. */
  readonly behind?: Uint8Array;
}

const [PRESENT, VERIFIED, MADE] = [0x01, 0x04, 0x40];

/** A device that makes passkeys and uses them, with the browser around it. */
export class Authenticator {
  readonly id = randomBytes(32);
  readonly #origin: string;
  readonly #keys: { readonly publicKey: KeyObject; readonly privateKey: KeyObject };

  constructor(origin: string, kind: keyof typeof KINDS = 'ES256') {
    this.#origin = origin;
    this.#keys = KINDS[kind]();
  }

  make(challenge: string, name: string, quirks: Quirks = {}): NewPasskey {
    const made = Buffer.concat([Buffer.alloc(16), Buffer.of(0, this.id.length), this.id, writeCbor(this.cose())]);
    const data = this.#data({ flags: PRESENT | VERIFIED | MADE, ...quirks }, made);
    const attestation = new Map<string, Writable>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', data],
    ]);
    const clientData = this.#clientData('webauthn.create', challenge, quirks).toString('base64url');
    return { name, clientData, attestation: writeCbor(attestation).toString('base64url') };
  }

  use(challenge: string, player: string, quirks: Quirks = {}): UsedPasskey {
    const clientData = this.#clientData('webauthn.get', challenge, quirks);
    const data = this.#data({ flags: PRESENT | VERIFIED, ...quirks });
    const signed = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
    return {
      id: this.id.toString('base64url'),
      player: Buffer.from(player).toString('base64url'),
      clientData: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    };
  }

  cose(): ReadonlyMap<number, Writable> {
    const { kty, x = '', y = '', n = '', e = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const bytes = (text: string) => Buffer.from(text, 'base64url');
    const parts: [number, Writable][] =
      kty === 'EC'
        ? [
            [1, 2],
            [3, -7],
            [-1, 1],
            [-2, bytes(x)],
            [-3, bytes(y)],
          ]
        : [
            [1, 3],
            [3, -257],
            [-1, bytes(n)],
            [-2, bytes(e)],
          ];
    return new Map(parts);
  }

  #clientData(type: string, challenge: string, quirks: Quirks): Buffer {
    const { origin = this.#origin, crossOrigin = false } = quirks;
    return Buffer.from(JSON.stringify({ type: quirks.type ?? type, challenge, origin, crossOrigin }));
  }

  #data({ host = new URL(this.#origin).hostname, flags = 0, counter = 0, behind }: Quirks, made?: Buffer): Buffer {
    const told = Buffer.alloc(5);
    told.writeUInt8(flags, 0);
    told.writeUInt32BE(counter, 1);
    const hash = createHash('sha256').update(host).digest();
    return Buffer.concat([hash, told, made ?? Buffer.alloc(0), behind ?? Buffer.alloc(0)]);
  }
}
