import { createHash, createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { botLuck, commitmentTo, drawAt, drawBelow, drawKey, SEED_BYTES, seedFrom } from './draws.ts';

const seed = Uint8Array.from({ length: 32 }, (_, index) => index);
const contributions = [1, 2, 3].map((byte) => new Uint8Array(16).fill(byte));
const key = drawKey(seed, contributions);
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

// All made by a Python program written from the description of the draws.
describe('known answers', () => {
  test('the commitment', () => {
    expect(commitmentTo(seed)).toBe('630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd');
  });

  test('a seed from words', () => {
    expect(hex(seedFrom('abc'))).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(seedFrom('À quai')).toHaveLength(SEED_BYTES);
  });

  test('the key', () => {
    expect(hex(key)).toBe('1c5840bff4c47b156af892c2a11bfba7f10a1fbec50287f4dfa919df39468c62');
  });

  test.each([
    ['t1', 0, 6, 4],
    ['t1', 1, 6, 1],
    ['t1', 2, 52, 8],
    ['t2', 0, 6, 0],
    ['t1', 0, 1, 0],
    ['Quai d’Orsay', 17, 1000003, 45440],
  ])('table %s, chance move %i, below %i', (table, ply, total, expected) => {
    expect(drawBelow(key, table, ply, total)).toBe(expected);
    expect(drawAt(key, table, ply).below(total)).toBe(expected);
  });

  // Just above half of 2^48, so that nearly every second value is rejected; up to four in a row here.
  test('rejected values', () => {
    const total = 2 ** 47 + 1;
    const draws = [0, 1, 2, 3, 4, 5].map((ply) => drawBelow(key, 't1', ply, total));
    expect(draws).toEqual([
      40063779829087, 94007978922163, 116406375728404, 52695608867571, 114225354984031, 139893274177012,
    ]);
  });
});

test('the hashes are those of Node', () => {
  for (let length = 0; length < 200; length += 13) {
    const bytes = Uint8Array.from({ length }, (_, index) => (index * 7 + length) % 256);
    expect(commitmentTo(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(hex(drawKey(bytes, [seed]))).toBe(createHmac('sha256', bytes).update(seed).digest('hex'));
  }
});

test('another order of contributions is another key', () => {
  expect(hex(drawKey(seed, contributions.toReversed()))).not.toBe(hex(key));
});

test.each([0, -1, 1.5, 2 ** 48 + 2])('there is no draw below %d', (total) => {
  expect(() => drawBelow(key, 't1', 0, total)).toThrow(RangeError);
});

test('the luck of a bot is its own for every entry and seat, and tells nothing of a draw', () => {
  const luck = botLuck(key, 't1', 0, 1);
  const bytes = createHmac('sha256', key).update('riband/bot|t1|0|1').digest('hex');
  expect(luck).toBe(bytes);
  const all = [botLuck(key, 't1', 1, 1), botLuck(key, 't1', 0, 0), botLuck(key, 't2', 0, 1), luck];
  expect(new Set(all).size).toBe(4);
});
