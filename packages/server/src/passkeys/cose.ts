import { createPublicKey, type JsonWebKey, type KeyObject, verify } from 'node:crypto';
import { BadPasskey, type Cbor } from './cbor.ts';

/** As COSE calls them (RFC 9053): ECDSA on P-256, and RSA with PKCS #1 1.5, both with SHA-256. The better one is first. */
export const ALGORITHMS = { ES256: -7, RS256: -257 } as const;

const [KEY_TYPE, ALGORITHM] = [1, 3];
const [SHORTEST_RSA, LONGEST_RSA] = [256, 512];

/** The public key in a COSE key, as it is stored. */
export function storedKey(cose: Cbor): string {
  if (!(cose instanceof Map)) throw new BadPasskey('a key is a map');
  const jwk = jwkOf(cose as ReadonlyMap<number, Cbor>);
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return key.export({ type: 'spki', format: 'der' }).toString('base64url');
  } catch {
    throw new BadPasskey('this is no point of the curve, or no such key');
  }
}

/** Whether that was signed with the other half. */
export function isSigned(stored: string, data: Uint8Array, signature: Uint8Array): boolean {
  const key = createPublicKey({ key: Buffer.from(stored, 'base64url'), type: 'spki', format: 'der' });
  return verify('sha256', data, key satisfies KeyObject, signature);
}

function jwkOf(cose: ReadonlyMap<number, Cbor>): JsonWebKey {
  const kind = `${cose.get(KEY_TYPE)} ${cose.get(ALGORITHM)}`;
  if (kind === `2 ${ALGORITHMS.ES256}` && cose.get(-1) === 1)
    return { kty: 'EC', crv: 'P-256', x: bytes(cose.get(-2), 32, 32), y: bytes(cose.get(-3), 32, 32) };
  if (kind === `3 ${ALGORITHMS.RS256}`)
    return { kty: 'RSA', n: bytes(cose.get(-1), SHORTEST_RSA, LONGEST_RSA), e: bytes(cose.get(-2), 1, 4) };
  throw new BadPasskey('this is not a kind of key that was asked for');
}

function bytes(value: Cbor | undefined, least: number, most: number): string {
  if (!(value instanceof Uint8Array) || value.length < least || value.length > most)
    throw new BadPasskey('a part of the key is missing, or has a wrong length');
  return Buffer.from(value).toString('base64url');
}
