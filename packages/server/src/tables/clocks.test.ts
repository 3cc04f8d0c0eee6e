import { describe, expect, test } from 'vitest';
import { counted, fullClock, leftAfter, leftOnReturn, whenCounted } from './clocks.ts';

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 10, 16);
const NIGHT = { from: 22 * 60, to: 7 * 60 };

describe('of a stretch of time', () => {
  const at = (hour: number) => MIDNIGHT + hour * HOUR;

  test.each([
    ['a day in the sun', at(8), at(20), null, [], 12],
    ['an evening', at(20), at(24), NIGHT, [], 2],
    ['a whole night', at(21), at(32), NIGHT, [], 2],
    ['three days', at(0), at(72), NIGHT, [], 3 * 15],
    ['quiet hours by day', at(0), at(24), { from: 9 * 60, to: 17 * 60 }, [], 16],
    ['no quiet hours', at(0), at(24), { from: 60, to: 60 }, [], 24],
    ['a server that was down', at(8), at(20), null, [{ from: at(10), to: at(12) }], 10],
    ['down at night', at(20), at(32), NIGHT, [{ from: at(21), to: at(25) }], 2],
    [
      'down before and after',
      at(8),
      at(9),
      null,
      [
        { from: at(0), to: at(8) },
        { from: at(9), to: at(20) },
      ],
      1,
    ],
    ['a clock that was set back', at(9), at(8), null, [], 0],
  ] as const)('%s counts what it should', (_, from, to, quiet, outages, hours) => {
    expect(counted({ from, to }, quiet, outages)).toBe(hours * HOUR);
  });

  test('so much has counted at one moment, and not before', () => {
    for (const hours of [1, 5, 15, 40, 300]) {
      const end = whenCounted(at(13), hours * HOUR, NIGHT, [{ from: at(15), to: at(30) }]);
      expect(counted({ from: at(13), to: end }, NIGHT, [{ from: at(15), to: at(30) }])).toBe(hours * HOUR);
    }
  });
});

describe('a clock', () => {
  const live = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } as const;
  const hours = { kind: 'hours', hours: 24 } as const;
  const chairs = [null, null];
  const now = (left: readonly number[], ...waits: number[]) => ({ waits, turn: 1, asked: [], since: 0, at: 0, left });

  test('runs for who is awaited, and gives the increment when they are done', () => {
    const lobby = { clock: live, chairs, now: now([100_000, 50_000], 0) };
    expect(leftAfter(lobby, { waits: [1], turn: 1 }, () => 30_000)).toEqual([80_000, 50_000]);
    expect(leftAfter(lobby, { waits: [0], turn: 1 }, () => 30_000)).toEqual([70_000, 50_000]);
  });

  test('is never below nothing', () => {
    const lobby = { clock: live, chairs, now: now([1000, 1000], 0, 1) };
    expect(leftAfter(lobby, { waits: [0, 1], turn: 1 }, () => 5000)).toEqual([0, 0]);
  });

  test('of hours begins anew with every decision', () => {
    const lobby = { clock: hours, chairs, now: now([HOUR, HOUR], 0) };
    expect(leftAfter(lobby, { waits: [1], turn: 1 }, () => 1)).toEqual([24 * HOUR, HOUR]);
  });

  test('is there or not', () => {
    expect(leftAfter({ clock: null, chairs, now: now([], 0) }, { waits: [], turn: 1 }, () => 1)).toBeUndefined();
    expect(fullClock(live)).toBe(600_000);
    expect(leftOnReturn(live, 0)).toBe(60_000);
    expect(leftOnReturn(hours, 0)).toBe(24 * HOUR);
  });
});
