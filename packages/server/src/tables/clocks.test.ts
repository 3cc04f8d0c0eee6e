import { seeded } from '@riband/kernel';
import type { QuietHours } from '@riband/protocol';
import { describe, expect, test } from 'vitest';
import { afterQuiet, counted, fullClock, leftAfter, leftOnReturn, type Span, whenCounted } from './clocks.ts';

const HOUR = 3_600_000;
const MIDNIGHT = Date.UTC(2026, 10, 16);
const NIGHT = { from: 22 * 60, to: 7 * 60 };

/** As slowly as one likes. */
function minuteByMinute({ from, to }: Span, quiet: QuietHours, outages: readonly Span[]): number {
  let sum = 0;
  for (let at = from; at < to; at += 60_000) {
    const minute = (at / 60_000) % 1440;
    const isQuiet = (minute - quiet.from + 1440) % 1440 < (quiet.to - quiet.from + 1440) % 1440;
    if (!isQuiet && !outages.some((span) => span.from <= at && at < span.to)) sum += 60_000;
  }
  return sum;
}

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
      expect(counted({ from: at(13), to: end - 1 }, NIGHT, [{ from: at(15), to: at(30) }])).toBe(hours * HOUR - 1);
    }
  });

  test('whatever the hours, what is counted minute by minute is what is counted at once', () => {
    const random = seeded('quiet hours');
    for (let times = 0; times < 200; times++) {
      const quiet = { from: random.below(1440), to: random.below(1440) };
      const outages = [0, 1].map(() => {
        const from = MIDNIGHT + random.below(3000) * 60_000;
        return { from, to: from + random.below(900) * 60_000 };
      });
      const stretch = { from: MIDNIGHT + random.below(1440) * 60_000, to: MIDNIGHT + random.below(4000) * 60_000 };
      expect(counted(stretch, quiet, outages)).toBe(minuteByMinute(stretch, quiet, outages));
    }
  });

  test('a minute a day is found in an instant, though there are 43,200 days of it', () => {
    const quiet = { from: 0, to: 1439 };
    for (let times = 0; times < 20; times++)
      expect(whenCounted(MIDNIGHT, 720 * HOUR, quiet, [])).toBe(MIDNIGHT + 43_200 * 24 * HOUR);
  });

  test('one may be disturbed when quiet hours end', () => {
    expect([6, 7, 21, 22, 23].map((hour) => (afterQuiet(at(hour), NIGHT) - MIDNIGHT) / HOUR)).toEqual([
      7, 7, 21, 31, 31,
    ]);
    expect(afterQuiet(at(3), null)).toBe(at(3));
    expect(afterQuiet(at(3), { from: 180, to: 180 })).toBe(at(3));
  });
});

describe('a clock', () => {
  const live = { kind: 'live', bankSeconds: 600, incrementSeconds: 10 } as const;
  const hours = { kind: 'hours', hours: 24 } as const;
  const chairs = [null, null];
  const now = (left: readonly number[], ...waits: number[]) => ({ waits, turn: 1, asked: [], since: 0, at: 0, left });

  test('runs for who is awaited, and gives the increment when they are done', () => {
    const lobby = { clock: live, chairs, standIns: [], now: now([100_000, 50_000], 0) };
    expect(leftAfter(lobby, { waits: [1], turn: 1 }, () => 30_000)).toEqual([80_000, 50_000]);
    expect(leftAfter(lobby, { waits: [0], turn: 1 }, () => 30_000)).toEqual([70_000, 50_000]);
  });

  test('is never below nothing', () => {
    const lobby = { clock: live, chairs, standIns: [], now: now([1000, 1000], 0, 1) };
    expect(leftAfter(lobby, { waits: [0, 1], turn: 1 }, () => 5000)).toEqual([0, 0]);
  });

  test('of hours begins anew with every decision', () => {
    const lobby = { clock: hours, chairs, standIns: [], now: now([HOUR, HOUR], 0) };
    expect(leftAfter(lobby, { waits: [1], turn: 1 }, () => 1)).toEqual([24 * HOUR, HOUR]);
  });

  test('of who comes back has a minute, if it ever had as much, and not again', () => {
    expect(leftOnReturn(live, 0, { isAgain: false, isAwaited: true })).toBe(60_000);
    expect(leftOnReturn(live, 90_000, { isAgain: false, isAwaited: true })).toBe(90_000);
    expect(leftOnReturn({ ...live, bankSeconds: 20 }, 0, { isAgain: false, isAwaited: true })).toBe(20_000);
    expect(leftOnReturn(live, 0, { isAgain: true, isAwaited: true })).toBe(0);
  });

  test('of hours is not filled by letting a bot play and coming back to the same decision', () => {
    expect(leftOnReturn(hours, HOUR, { isAgain: false, isAwaited: true })).toBe(HOUR);
    expect(leftOnReturn(hours, HOUR, { isAgain: false, isAwaited: false })).toBe(24 * HOUR);
  });

  test('does not run while a bot plays, and earns nothing', () => {
    const lobby = { clock: live, chairs, standIns: [0], now: now([0, 50_000], 0) };
    expect(leftAfter(lobby, { waits: [1], turn: 1 }, () => 30_000)).toEqual([0, 50_000]);
  });

  test('is there or not', () => {
    expect(
      leftAfter({ clock: null, chairs, standIns: [], now: now([], 0) }, { waits: [], turn: 1 }, () => 1),
    ).toBeUndefined();
    expect(fullClock(live)).toBe(600_000);
    expect(leftOnReturn(hours, 0, { isAgain: true, isAwaited: true })).toBe(24 * HOUR);
  });
});
