import { expect, test } from 'vitest';
import { lobby } from '../../test/playing.ts';
import { systemRandom } from '../ports/random.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import { requireRightKey, WrongKey } from './right-key.ts';
import { Vault } from './vault.ts';

const vaultOf = (byte: number) => new Vault(new Uint8Array(32).fill(byte), systemRandom);

test('the first key of a database is its key, though there are no tables yet', async () => {
  const { keys } = new MemoryStorage();
  await requireRightKey(keys, vaultOf(1));
  await requireRightKey(keys, vaultOf(1));
  await expect(requireRightKey(keys, vaultOf(2))).rejects.toThrow(WrongKey);
});

test('of two servers that come at once with different keys one is refused', async () => {
  const { keys } = new MemoryStorage();
  const came = await Promise.allSettled([1, 2].map((byte) => requireRightKey(keys, vaultOf(byte))));
  expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a database of before is known by the seeds of its tables, and stays as it is for another key', async () => {
  const { storage, vault } = await lobby();
  await expect(requireRightKey(storage.keys, vaultOf(1))).rejects.toThrow('start once with riband serve --new-key');
  expect(await storage.keys.mark()).toBeUndefined();
  await requireRightKey(storage.keys, vault);
  expect(await storage.keys.mark()).toBe(vault.mark);
});

test('the mark of a key tells nothing of it', () => {
  expect(vaultOf(1).mark).toMatch(/^[\w-]{22}$/);
  expect(vaultOf(1).mark).not.toBe(vaultOf(2).mark);
});
