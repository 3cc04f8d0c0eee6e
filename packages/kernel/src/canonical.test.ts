import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf } from './canonical.ts';

describe('canonical JSON', () => {
  test('sorts keys at every depth and keeps the order of lists', () => {
    expect(canonical({ b: [2, 1], a: { d: null, c: 'x' } })).toBe('{"a":{"c":"x","d":null},"b":[2,1]}');
  });

  test('is JSON, and the same for the same value in any order of keys', () => {
    fc.assert(
      fc.property(fc.jsonValue({ noUnicodeString: false }), (value) => {
        const plain = JSON.parse(JSON.stringify(value));
        expect(JSON.parse(canonical(plain))).toEqual(plain);
        expect(canonical(reversedKeys(plain))).toBe(canonical(plain));
      }),
    );
  });

  test.each([
    ['$.a', { a: undefined }],
    ['$.a[1]', { a: [1, Number.NaN] }],
    ['$[0]', [-0]],
    ['$.f', { f: () => 1 }],
    ['$.m', { m: new Map() }],
    ['$.d', { d: new Date(0) }],
    // biome-ignore lint/suspicious/noSparseArray: a hole is what is tested.
    ['$[1]', [1, , 3]],
    ['$.n', { n: 1n }],
  ])('refuses what is no JSON and says where: %s', (place, value) => {
    expect(() => canonical(value)).toThrow(place);
  });

  test('the hash is SHA-256 of it', () => {
    expect(hashOf({ b: 1, a: 'é' })).toBe(createHash('sha256').update('{"a":"é","b":1}').digest('hex'));
  });
});

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversedKeys(item)]),
  );
}
