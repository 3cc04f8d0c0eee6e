import { createCipheriv, createECDH, hkdfSync } from 'node:crypto';

/** What a browser gives to whoever may send it messages: its public key and a secret, both in base64url. */
export interface BrowserKeys {
  readonly p256dh: string;
  readonly auth: string;
}

/** Of one message, and never used again. */
export interface Once {
  /** 16 bytes. */
  readonly salt: Uint8Array;
  /** A private key on P-256. */
  readonly privateKey: Uint8Array;
}

export const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
const TAG_BYTES = 16;
const LAST_RECORD = 2;

/** The longest message that fits in one record, with its end and its tag. */
export const LONGEST_MESSAGE = RECORD_BYTES - TAG_BYTES - 1 - 86;

/** For nobody's eyes but those of one browser (RFC 8291): a header and a single record, as in RFC 8188. */
export function encrypted(message: Uint8Array, browser: BrowserKeys, { salt, privateKey }: Once): Buffer {
  if (message.length > LONGEST_MESSAGE) throw new Error(`a message has at most ${LONGEST_MESSAGE} bytes`);
  const ours = createECDH(CURVE);
  ours.setPrivateKey(privateKey);
  const [theirKey, ourKey] = [Buffer.from(browser.p256dh, 'base64url'), ours.getPublicKey()];
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirKey, ourKey]);
  const shared = derive(ours.computeSecret(theirKey), Buffer.from(browser.auth, 'base64url'), info, 32);
  const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const record = [cipher.update(message), cipher.update(Buffer.of(LAST_RECORD)), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, bytesOf(RECORD_BYTES), Buffer.of(ourKey.length), ourKey, ...record]);
}

const derive = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

function bytesOf(number: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(number);
  return bytes;
}
