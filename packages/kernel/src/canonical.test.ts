import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonical, hashOf, type Written } from './canonical.ts';

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

  test('of records with the same few names, in all orders, is that of each of them', () => {
    for (const names of ordersIn(FEW_NAMES)) expectPlain(recordOf(names));
  });

  test('of records with many names is that of each of them, whatever was written before', () => {
    fc.assert(fc.property(fc.shuffledSubarray(MANY_NAMES), (names) => expectPlain(recordOf(names))));
    fc.assert(fc.property(fc.shuffledSubarray(MANY_NAMES, { minLength: 17 }), (names) => expectPlain(recordOf(names))));
  });

  test('of more kinds of records than are remembered is that of each of them', () => {
    for (let kind = 0; kind < 1000; kind++)
      for (const name of FEW_NAMES) expectPlain(recordOf([`k${kind}`, name, 'k']));
    for (const names of ordersIn(FEW_NAMES)) expectPlain(recordOf(names));
  });

  test('is the same where values have parts in common', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue({ noUnicodeString: false }), { minLength: 1 }), (some) => {
        const parts: unknown[] = JSON.parse(JSON.stringify(some));
        const deep = { b: parts, a: [{ d: { f: [parts[0]], e: parts } }] };
        const written: Written = new Map();
        for (const value of [parts, deep, [deep, parts.toReversed()], { parts, deep }, ...parts])
          expect(canonical(value, written)).toBe(plainly(value));
      }),
    );
  });

  test('of parts that values have in common is written once', () => {
    let reads = 0;
    const part = {
      get a() {
        return ++reads;
      },
    };
    const written: Written = new Map();
    expect([[part, part], { part }].map((value) => canonical(value, written))).toEqual([
      '[{"a":1},{"a":1}]',
      '{"part":{"a":1}}',
    ]);
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

/** Names that look like numbers come first in every object, and `__proto__` may be a name like any other. */
const FEW_NAMES = ['b', 'a', '10', '9', '__proto__', ''];
const MANY_NAMES = [...FEW_NAMES, ...Array.from('zyxwvutsrqponé"\\')];

/** Each name has a value of its own. */
function recordOf(names: readonly string[]): object {
  return Object.fromEntries(names.map((name, index) => [name, index]));
}

/** Of some of the names or all. */
function ordersIn(names: readonly string[]): readonly (readonly string[])[] {
  const behind = (first: string) => ordersIn(names.filter((name) => name !== first)).map((rest) => [first, ...rest]);
  return [[], ...names.flatMap(behind)];
}

/** At first, and when it is known. */
function expectPlain(record: object): void {
  const text = plainly(record);
  expect([canonical(record), canonical(record)]).toEqual([text, text]);
}

/** Canonical JSON as simple as can be. */
function plainly(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(plainly).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = new Map(Object.entries(value));
  const names = [...entries.keys()].sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${plainly(entries.get(name))}`).join()}}`;
}

function reversedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversedKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, item]) => [key, reversedKeys(item)]),
  );
}
