import { expect, test, vi } from 'vitest';

test('time is told in figures, and places are elsewhere', async () => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  const { timeInFigures, universal } = await import('./clock.ts');
  expect([0, 999, 61_000, 3_600_000, 93_784_000].map(timeInFigures)).toEqual([
    '0:00',
    '0:01',
    '1:01',
    '1:00:00',
    '26:03:04',
  ]);
  expect(universal('22:30', -60)).toBe(21 * 60 + 30);
  expect(universal('00:15', -60)).toBe(23 * 60 + 15);
  expect(universal('22:30', 300)).toBe(3 * 60 + 30);
});
