import { randomBytes } from 'node:crypto';

/** Bytes that nobody can foresee, for ids, tokens, seeds. Simulations have their own. */
export interface SecretRandom {
  bytes(length: number): Uint8Array;
}

export const systemRandom: SecretRandom = { bytes: (length) => randomBytes(length) };

/** 128 bits: nobody guesses it, and nobody meets it twice. */
export function newId(random: SecretRandom): string {
  return Buffer.from(random.bytes(16)).toString('base64url');
}
