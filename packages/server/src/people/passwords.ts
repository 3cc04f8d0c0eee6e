import { scrypt, timingSafeEqual } from 'node:crypto';
import type { SecretRandom } from '../ports/random.ts';

/** 32 MiB and some tenths of a second for each guess, in a thread of their own. */
const COST = { N: 2 ** 15, r: 8, p: 1 };
const MAX_MEMORY = 64 * 1024 * 1024;
const [SALT_BYTES, HASH_BYTES] = [16, 32];

/** What is stored of a password: how it was made, the salt, and the hash. */
export async function hashPassword(password: string, random: SecretRandom): Promise<string> {
  const salt = Buffer.from(random.bytes(SALT_BYTES));
  const { N, r, p } = COST;
  return [
    'scrypt',
    N,
    r,
    p,
    salt.toString('base64url'),
    (await hashed(password, salt, COST)).toString('base64url'),
  ].join('$');
}

/** By the cost that it was stored with. Without anything stored it takes as long and is wrong, so that nobody learns which names there are. */
export async function isPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N = COST.N, r = COST.r, p = COST.p, salt = '', hash = ''] = stored?.split('$') ?? [];
  const expected = Buffer.from(hash, 'base64url');
  const cost = { N: Number(N), r: Number(r), p: Number(p) };
  const found = await hashed(password, Buffer.from(salt, 'base64url'), cost);
  return expected.length === found.length && timingSafeEqual(expected, found);
}

function hashed(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return new Promise((resolve, reject) =>
    scrypt(password.normalize('NFKC'), salt, HASH_BYTES, { ...cost, maxmem: MAX_MEMORY }, (problem, key) =>
      problem === null ? resolve(key) : reject(problem),
    ),
  );
}
