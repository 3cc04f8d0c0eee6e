import { expect, test } from 'vitest';
import { keepSame } from './keep-same.ts';

test('what is equal is what was there before, however deep', () => {
  const before = {
    players: [
      { coins: 3, ships: ['a'] },
      { coins: 5, ships: [] },
    ],
    turn: 1,
  };
  const now = keepSame(before, structuredClone({ ...before, turn: 2 }));
  expect(now).toEqual({ ...before, turn: 2 });
  expect(now).not.toBe(before);
  expect(now.players).toBe(before.players);
  expect(keepSame(before, structuredClone(before))).toBe(before);
});

test('beside what has changed, the rest stays what it was', () => {
  const before = [{ coins: 3 }, { coins: 5 }];
  const now = keepSame(before, [{ coins: 3 }, { coins: 6 }, { coins: 3 }]);
  expect(now).toEqual([{ coins: 3 }, { coins: 6 }, { coins: 3 }]);
  expect(now[0]).toBe(before[0]);
  expect(now[1]).not.toBe(before[1]);
});

test('what is shorter, longer, of another kind or nothing is new', () => {
  const cases: readonly (readonly [unknown, unknown])[] = [
    [[1, 2], [1]],
    [[1], [1, 2]],
    [{ a: 1, b: 2 }, { a: 1 }],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [{ 0: 'a' }, ['a']],
    [['a'], { 0: 'a' }],
    [[], {}],
    [{}, null],
    [null, {}],
    [undefined, { a: 1 }],
    [1, '1'],
    [0, false],
  ];
  for (const [before, now] of cases) {
    expect(keepSame(before, now)).toEqual(now);
    expect(keepSame(before, now)).not.toBe(before);
  }
});

test('neither the former nor the new one is changed', () => {
  const [before, now] = [
    { a: [1], b: [2] },
    { a: [1], b: [3] },
  ].map((one) => Object.freeze(one));
  expect(keepSame(before, now)).toEqual({ a: [1], b: [3] });
  expect(before).toEqual({ a: [1], b: [2] });
});
