// The real program in its own process, for a fraction of a second.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lockfileFaults } from '../../scripts/check-lockfile.mjs';
import { runNode } from '../../scripts/run-command.mjs';
import type { Lateness } from './deadlines.ts';
import type { Row } from './measure.ts';
import { measureRates, type Rate, spreadOf } from './rates.ts';
import { tableOf } from './report.ts';
import type { TurnTime } from './turns.ts';

const QUICK = ['--game', 'example', '--seats', '4', '--seconds', '0.05', '--calls', '500'];

/** Standard error is kept, too; the answer is the last line. */
async function bench(...args: string[]) {
  const { code, output } = await runNode('bench/run.mjs', args);
  return { code, lastLine: output.trimEnd().split('\n').at(-1) ?? '' };
}

function figuresOf({ perSecond, ofCalibration }: Rate): readonly number[] {
  return [perSecond.low, perSecond.median, perSecond.high, ofCalibration.low, ofCalibration.median, ofCalibration.high];
}

test('a short run of the example game gives figures that fit together', async () => {
  const { code, lastLine } = await bench(...QUICK, '--json');
  expect(code).toBe(0);
  const { rows }: { rows: Row[] } = JSON.parse(lastLine);
  expect(rows.map(({ game, seats, calls }) => ({ game, seats, calls }))).toEqual([
    { game: 'example', seats: 4, calls: 500 },
  ]);
  const row = rows[0] as Row;
  const { games, moves, decisions, clone, slowestMoves, slowestApply } = row;
  const rates = [games, moves, decisions, clone, slowestMoves.median, slowestMoves.worst, slowestApply.median];
  for (const figure of rates.flatMap(figuresOf)) expect(figure).toBeGreaterThan(0);
  expect(row.calibration.median).toBeGreaterThan(1000);
  expect(row.stateBytes).toBeGreaterThan(100);
  // Every game has several decisions, and there are moves that are none; the rates of one slice are of the same games.
  expect(decisions.perSecond.median).toBeGreaterThan(games.perSecond.median);
  expect(moves.perSecond.median).toBeGreaterThan(decisions.perSecond.median);
  expect(slowestMoves.worst.perSecond.median).toBeLessThanOrEqual(slowestMoves.median.perSecond.median);
  expect(tableOf(row)).toMatch(/^example, 4 seats, states of \d+ bytes/);
}, 60_000);

test('a short run tells by how much bots pass their deadlines', async () => {
  const { code, lastLine } = await bench(
    '--deadlines',
    '--game',
    'example',
    '--seats',
    '2',
    '--seconds',
    '0.05',
    '--json',
  );
  expect(code).toBe(0);
  const { lateness }: { lateness: Lateness[] } = JSON.parse(lastLine);
  expect(lateness.map(({ bot, deadline }) => `${bot} ${deadline}`)).toEqual(
    ['search', 'greedy'].flatMap((bot) => [10, 100, 500].map((deadline) => `${bot} ${deadline}`)),
  );
  for (const { asked, median, once, worst } of lateness) {
    expect(asked).toBeGreaterThan(0);
    expect([median, once, worst]).toEqual([median, once, worst].toSorted((a, b) => a - b));
  }
}, 60_000);

test('a short run tells how long the levels take for a turn', async () => {
  const { code, lastLine } = await bench('--turns', '--game', 'example', '--seats', '2', '--seconds', '0.05', '--json');
  expect(code).toBe(0);
  const { times }: { times: TurnTime[] } = JSON.parse(lastLine);
  expect(times.map(({ level }) => level)).toEqual(['apprentice', 'mate', 'captain', 'admiral']);
  for (const { turns, mean, worst, atReference } of times) {
    expect(turns).toBeGreaterThan(0);
    expect(worst).toBeGreaterThanOrEqual(mean);
    expect(atReference).toBeGreaterThan(0);
  }
}, 60_000);

test('a wrong option is refused in one sentence', async () => {
  expect(await bench('--seconds', 'soon')).toEqual({
    code: 2,
    lastLine: '--seconds must be more than 0 and at most 600, not "soon".',
  });
}, 60_000);

test('rates are told as fractions of the calibration beside them', () => {
  // The machine becomes twice as slow after the fifth slice, for both.
  let slices = 0;
  const speed = () => (slices < 5 ? 1 : 0.5);
  const { steps } = measureRates(
    () => 1000 * speed(),
    1,
    () => {
      const rate = 50 * speed();
      slices += 1;
      return { steps: rate };
    },
  );
  expect(steps.perSecond).toMatchObject({ low: 25, high: 50 });
  expect(steps.ofCalibration).toMatchObject({ low: 0.05, median: 0.05, high: 0.05 });
});

test('a spread has the median and the quarters', () => {
  expect(spreadOf([5, 1, 4, 2, 3])).toEqual({ low: 2, median: 3, high: 4 });
});

test('what is compared with installs from any registry', () => {
  const read = (file: string) => JSON.parse(readFileSync(new URL(`../boardgame-io/${file}`, import.meta.url), 'utf8'));
  expect(lockfileFaults(read('package-lock.json'), () => read('package.json'))).toEqual([]);
});
