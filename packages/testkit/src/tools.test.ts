import { seeded } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { deepFreeze } from './freeze.ts';
import { differences, mustMatch, mustMatchBytes } from './must.ts';
import { groupBy, someOf, someOfEachKind } from './sampling.ts';
import { settingsFrom } from './settings.ts';
import { withTraps } from './traps.ts';

describe('samples', () => {
  const letters = [...'aaaaaaaaaaaaaaabc'];

  test('have the size that was asked for and keep the order', () => {
    const sample = someOf(seeded(1), [1, 2, 3, 4, 5, 6, 7, 8], 4);
    expect(sample).toHaveLength(4);
    expect(sample).toEqual([...sample].sort());
    expect(someOf(seeded(1), [1, 2], 4)).toEqual([1, 2]);
  });

  test('do not miss rare kinds', () => {
    expect(someOfEachKind(seeded(1), letters, (letter) => letter, 4)).toEqual([...'aabc']);
  });

  test('groups keep the order', () => {
    expect(groupBy([5, 2, 3, 4], (n) => `${n % 2}`)).toEqual([
      [5, 3],
      [2, 4],
    ]);
  });
});

describe('differences', () => {
  test('are found at every depth, with their places', () => {
    const left = { a: [1, { b: 2 }], c: 3 };
    expect(differences(left, { a: [1, { b: 5 }], d: 3 })).toEqual([
      { place: '$.a[1].b', left: 2, right: 5 },
      { place: '$.c', left: 3, right: undefined },
      { place: '$.d', left: undefined, right: 3 },
    ]);
    expect(differences(left, structuredClone(left))).toEqual([]);
    expect(differences([], {})).toHaveLength(1);
  });

  test('the order of keys matters only on the wire', () => {
    mustMatch('it', { a: 1, b: 2 }, { b: 2, a: 1 });
    expect(() => mustMatchBytes('it', { a: 1, b: 2 }, { b: 2, a: 1 })).toThrow('it: the keys come in another order');
    expect(() => mustMatch('it', { a: 1 }, { a: 2 })).toThrow('it: $.a should be 1 and is 2');
  });
});

test('what is frozen is frozen through and through, also inside of what was frozen before', () => {
  const value = deepFreeze({ outer: Object.freeze({ inner: { list: [1] } }) });
  expect(() => value.outer.inner.list.push(2)).toThrow(TypeError);
});

describe('traps', () => {
  test.each<[string, () => unknown]>([
    ['Date', () => Date.now()],
    ['Date', () => new Date()],
    ['random', () => Math.random()],
    ['performance', () => performance.now()],
    ['crypto', () => crypto.randomUUID()],
    ['setTimeout', () => setTimeout(() => {}, 0)],
    ['queueMicrotask', () => queueMicrotask(() => {})],
    ['fetch', () => fetch('http://localhost')],
    ['hrtime', () => process.hrtime.bigint()],
    ['env', () => process.env['HOME']],
    ['Intl', () => new Intl.NumberFormat()],
    ['localeCompare', () => 'a'.localeCompare('b')],
    ['toLocaleString', () => (1000).toLocaleString()],
  ])('%s springs one', (name, use) => {
    expect(() => withTraps(use)).toThrow(`the rules use ${name}`);
  });

  test('a caught alarm still counts', () => {
    const cautious = (): number => {
      try {
        return Date.now();
      } catch {
        return 0;
      }
    };
    expect(() => withTraps(cautious)).toThrow('the rules use Date');
  });

  test('everything is back afterwards', () => {
    const { Date: before, crypto: dice } = globalThis;
    expect(() => withTraps(() => Math.random())).toThrow();
    expect(withTraps(() => 7)).toBe(7);
    expect(globalThis.Date).toBe(before);
    expect(globalThis.crypto).toBe(dice);
    expect(Math.random()).toBeLessThan(1);
  });
});

describe('settings', () => {
  test('are fixed unless somebody chooses', () => {
    expect(settingsFrom({})).toEqual({ seed: '1838', times: 1 });
    expect(settingsFrom({ RIBAND_SEED: 'kraken.7', RIBAND_GAMES: '10' })).toEqual({ seed: 'kraken.7', times: 10 });
  });

  test('that make no sense are refused', () => {
    expect(() => settingsFrom({ RIBAND_SEED: 'two words' })).toThrow('RIBAND_SEED');
    expect(() => settingsFrom({ RIBAND_GAMES: '0' })).toThrow('RIBAND_GAMES');
    expect(() => settingsFrom({ RIBAND_GAMES: 'many' })).toThrow('RIBAND_GAMES');
  });
});
