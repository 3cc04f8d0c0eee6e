import { expect, test } from 'vitest';
import { Network } from './network.ts';

/** Two inputs, one unit: what it adds is twice as much as its sum, 1 + 3a - b, is above zero; besides, 10 + a + 5b. */
const network = new Network({ inputs: 2, units: 1, weights: [3, 1, -1, 5, 1, 10, 2] });
const of = (a: number, b: number): number => network.of(Float64Array.of(a, b));

test('what is seen is summed up, and a unit adds to it while its own sum is above zero', () => {
  expect(of(0, 0)).toBe(10 + 2 * 1);
  expect(of(2, 1)).toBe(10 + 2 + 5 + 2 * (1 + 6 - 1));
  expect(of(0, 4)).toBe(10 + 20);
});

test('it can be kept as plain numbers', () => {
  const again = new Network(JSON.parse(JSON.stringify(network)));
  expect(again.of(Float64Array.of(2, 1))).toBe(of(2, 1));
  expect(() => new Network({ inputs: 2, units: 1, weights: [1, 2, 3] })).toThrow('need 7 weights');
});
