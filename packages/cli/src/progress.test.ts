import { expect, test } from 'vitest';
import { barText, durationText, Progress, rateText, type Screen } from './progress.ts';

/** A terminal that keeps what is written, and a clock that is set by hand. */
function terminal(isTTY = true) {
  const written: string[] = [];
  const screen: Screen = { isTTY, write: (text) => written.push(text) };
  const clock = { ms: 0 };
  const progress = new Progress('Games', 200, screen, () => clock.ms);
  return { written, clock, progress };
}

test('the first second is quiet; then the bar is drawn over itself and taken away', async () => {
  const { written, clock, progress } = terminal();
  clock.ms = 999;
  await progress.show(40);
  expect(written).toEqual([]);
  clock.ms = 2000;
  await progress.show(100);
  expect(written).toEqual(['\r\x1b[KGames [############............] 100/200, 50/s, 2 s left']);
  progress.end();
  expect(written.at(-1)).toBe('\r\x1b[K');
});

test('without a terminal nothing is written', async () => {
  const { written, clock, progress } = terminal(false);
  clock.ms = 5000;
  await progress.show(100);
  progress.end();
  expect(written).toEqual([]);
});

test('what was never drawn is not taken away', () => {
  const { written, progress } = terminal();
  progress.end();
  expect(written).toEqual([]);
});

test('it lets signals and timers have their turn', async () => {
  const { progress } = terminal();
  let heard = false;
  setImmediate(() => {
    heard = true;
  });
  await progress.show(1);
  expect(heard).toBe(true);
});

test('slow steps are always noticed', async () => {
  const { clock, progress } = terminal();
  for (let step = 1; step <= 5; step++) {
    clock.ms += 500;
    expect(progress.isDue()).toBe(true);
    await progress.show(step);
  }
});

test('quick steps are noticed about every tenth of a second, without looking at the clock at each', async () => {
  let looks = 0;
  let ms = 0;
  const now = () => {
    looks += 1;
    return ms;
  };
  const progress = new Progress('Games', 10_000, { write: () => undefined }, now);
  let due = 0;
  for (let step = 0; step < 10_000; step++) {
    ms += 0.1;
    if (!progress.isDue()) continue;
    due += 1;
    await progress.show(step);
  }
  expect(due).toBeGreaterThanOrEqual(8);
  expect(due).toBeLessThanOrEqual(10);
  expect(looks).toBeLessThan(1000);
});

test('numbers read well', () => {
  expect(barText('Games', 0, 10, 3)).toBe('Games [........................] 0/10, 0.0/s');
  expect(rateText(12345.6)).toBe('12346');
  expect(rateText(1.234)).toBe('1.2');
  expect(durationText(0.2)).toBe('1 s');
  expect(durationText(61)).toBe('1 min 1 s');
  expect(durationText(7300)).toBe('2 h 1 min');
});
