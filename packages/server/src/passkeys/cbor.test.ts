import { expect, test } from 'vitest';
import { BadPasskey, onlyCbor, readCbor } from './cbor.ts';

const hex = (text: string): Uint8Array => Buffer.from(text, 'hex');

/** RFC 8949, appendix A. */
test.each([
  ['00', 0],
  ['17', 23],
  ['1818', 24],
  ['1903e8', 1000],
  ['1a000f4240', 1_000_000],
  ['20', -1],
  ['3903e7', -1000],
  ['f4', false],
  ['f5', true],
  ['f6', null],
  ['60', ''],
  ['6449455446', 'IETF'],
  ['62c3bc', 'ü'],
  ['83010203', [1, 2, 3]],
  ['8301820203820405', [1, [2, 3], [4, 5]]],
  ['a201020304', new Map([...[[1, 2] as const, [3, 4] as const]])],
  ['a26161016162820203', new Map<string, unknown>([...[['a', 1] as const, ['b', [2, 3]] as const]])],
])('%s is %j', (text, value) => {
  expect(onlyCbor(hex(text))).toEqual(value);
});

test('bytes are bytes, and what stands behind a value is told', () => {
  const { value, rest } = readCbor(hex('4401020304ff00'));
  expect([...(value as Uint8Array)]).toEqual([1, 2, 3, 4]);
  expect([...rest]).toEqual([255, 0]);
});

test.each([
  ['a length of 8 bytes', '1b000000e8d4a51000'],
  ['bytes without a length', '5f42010243030405ff'],
  ['a list without a length', '9f01ff'],
  ['a tag', 'c11a514b67b0'],
  ['a fraction', 'f93c00'],
  ['an unknown value', 'f7'],
  ['a reserved length', '1c'],
  ['a key twice', 'a2010201ff'],
  ['a key that is a list', 'a1800a'],
  ['text that is none', '61ff'],
  ['lists in lists in lists', '818181818181818100'],
  ['a list of four thousand million', '9affffffff01'],
  ['bytes that are missing', '5affffffff01'],
  ['something behind the end', '0000'],
  ['nothing', ''],
])('%s is refused', (_, text) => {
  expect(() => onlyCbor(hex(text))).toThrow(BadPasskey);
});

test('whatever is cut off is missed', () => {
  const whole = hex('a26161016162820243030405');
  for (let length = 0; length < whole.length; length++)
    expect(() => onlyCbor(whole.subarray(0, length))).toThrow(BadPasskey);
});
