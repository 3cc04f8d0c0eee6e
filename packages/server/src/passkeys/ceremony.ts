import { createHash } from 'node:crypto';
import { BadPasskey, type Cbor, onlyCbor, readCbor } from './cbor.ts';
import { isSigned, storedKey } from './cose.ts';

// What a browser and its authenticator make of a challenge (Web Authentication, Level 3), taken apart and checked.

/** What must be true of it. */
export interface Expected {
  readonly challenge: string;
  /** The page that asked; passkeys belong to its host. */
  readonly origin: string;
  /** Whether the device must have made sure that it is its owner who holds it. */
  readonly verified: boolean;
}

/** A passkey that was just made. */
export interface Made {
  readonly id: string;
  readonly key: string;
  readonly counter: number;
}

/** By which passkeys are bound to a server: a page of another host cannot even ask for them. */
export const hostOf = (origin: string): string => new URL(origin).hostname;

/** Which challenge somebody claims to answer, before anything is believed. */
export function challengeIn(clientData: Uint8Array): string {
  const { challenge } = readClientData(clientData);
  if (typeof challenge !== 'string') throw new BadPasskey('there is no challenge');
  return challenge;
}

/** What the device says of itself (the attestation) is not looked at: any device will do. */
export function checkMade(clientData: Uint8Array, attestation: Uint8Array, expected: Expected): Made {
  checkClientData(clientData, 'webauthn.create', expected);
  const object = onlyCbor(attestation);
  const written = object instanceof Map ? (object.get('authData') as Cbor | undefined) : undefined;
  if (!(written instanceof Uint8Array)) throw new BadPasskey('there is no authenticator data');
  const { counter, made } = readAuthenticatorData(written, expected);
  if (made === null) throw new BadPasskey('there is no new key');
  return { ...made, counter };
}

/** What the counter says, if the key has signed all of it. */
export function checkUsed(
  used: { readonly clientData: Uint8Array; readonly authenticatorData: Uint8Array; readonly signature: Uint8Array },
  key: string,
  expected: Expected,
): number {
  checkClientData(used.clientData, 'webauthn.get', expected);
  const { counter } = readAuthenticatorData(used.authenticatorData, expected);
  const signed = Buffer.concat([used.authenticatorData, sha256(used.clientData)]);
  if (!isSigned(key, signed, used.signature)) throw new BadPasskey('the signature is wrong');
  return counter;
}

function checkClientData(clientData: Uint8Array, wanted: string, { challenge, origin }: Expected): void {
  const said = readClientData(clientData);
  if (said['type'] !== wanted) throw new BadPasskey('this is for something else');
  if (said['challenge'] !== challenge) throw new BadPasskey('this answers another challenge');
  if (said['origin'] !== origin || said['crossOrigin'] === true)
    throw new BadPasskey('another page has asked for this');
}

function readClientData(clientData: Uint8Array): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(clientData));
    if (typeof said === 'object' && said !== null) return said as Record<string, unknown>;
  } catch {
    // Said below, like everything else that is no such object.
  }
  throw new BadPasskey('the client data cannot be read');
}

const HEAD_BYTES = 37;
const FLAGS = { present: 0x01, verified: 0x04, made: 0x40, extended: 0x80 };

function readAuthenticatorData(data: Uint8Array, { origin, verified }: Expected) {
  if (data.length < HEAD_BYTES) throw new BadPasskey('the authenticator data is too short');
  if (!sha256(hostOf(origin)).equals(data.subarray(0, 32))) throw new BadPasskey('this is for another host');
  const flags = data[32] ?? 0;
  const has = (flag: number): boolean => (flags & flag) !== 0;
  if (!has(FLAGS.present)) throw new BadPasskey('nobody was there');
  if (verified && !has(FLAGS.verified)) throw new BadPasskey('the device has not made sure who holds it');
  const behind = data.subarray(HEAD_BYTES);
  const { made, rest } = has(FLAGS.made) ? readMade(behind) : { made: null, rest: behind };
  const end = has(FLAGS.extended) ? readCbor(rest).rest : rest;
  if (end.length > 0) throw new BadPasskey('something stands behind the authenticator data');
  return { counter: Buffer.from(data).readUInt32BE(33), made };
}

const MODEL_BYTES = 16;
const LONGEST_ID = 1023;

function readMade(bytes: Uint8Array): { readonly made: Omit<Made, 'counter'>; readonly rest: Uint8Array } {
  const length = (bytes[MODEL_BYTES] ?? 0) * 256 + (bytes[MODEL_BYTES + 1] ?? 0);
  const id = bytes.subarray(MODEL_BYTES + 2, MODEL_BYTES + 2 + length);
  if (length === 0 || length > LONGEST_ID || id.length < length) throw new BadPasskey('the id has a wrong length');
  const { value, rest } = readCbor(bytes.subarray(MODEL_BYTES + 2 + length));
  return { made: { id: Buffer.from(id).toString('base64url'), key: storedKey(value) }, rest };
}

const sha256 = (data: string | Uint8Array): Buffer => createHash('sha256').update(data).digest();
