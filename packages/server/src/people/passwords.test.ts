import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { systemRandom } from '../ports/random.ts';
import { hashPassword, isPassword } from './passwords.ts';

test('a password is known again, another one and none are not', async () => {
  const stored = await hashPassword('über den Ozean', systemRandom);
  expect(stored).not.toContain('Ozean');
  expect(await hashPassword('über den Ozean', systemRandom)).not.toBe(stored);
  expect(await isPassword('über den Ozean'.normalize('NFD'), stored)).toBe(true);
  expect(await isPassword('unter dem Ozean', stored)).toBe(false);
  expect(await isPassword('', undefined)).toBe(false);
});

test('one that was stored at another cost is known, too', async () => {
  const salt = Buffer.from('salt');
  const hash = scryptSync('old', salt, 32, { N: 1024, r: 8, p: 2 });
  const stored = ['scrypt', 1024, 8, 2, salt.toString('base64url'), hash.toString('base64url')].join('$');
  expect(await isPassword('old', stored)).toBe(true);
  expect(await isPassword('new', stored)).toBe(false);
});
