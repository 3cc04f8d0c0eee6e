import { columns } from '../../packages/cli/src/columns.ts';
import type { Row } from './measure.ts';
import { type Rate, REFERENCE_SPEED, type Spread } from './rates.ts';

/** A row as a little table: what was measured, the quarters around it, the fraction of the calibration, and what the reference machine would do. */
export function tableOf(row: Row): string {
  const slowest = `100 slowest of ${count(row.calls)}`;
  const lines = [
    ['', 'median', 'quarters', 'of calibration', `at ${count(REFERENCE_SPEED)}`],
    ['calibration, moves/s', count(row.calibration.median), quarters(row.calibration, count), '1', ''],
    rateLine('games/s', row.games),
    rateLine('moves/s', row.moves),
    rateLine('decisions/s', row.decisions),
    rateLine('decisions/s in a search', row.searched),
    rateLine('iterations/s, 20 decisions', row.iterations),
    timeLine('clone, µs', row.clone),
    timeLine(`moves, ${slowest}, µs`, row.slowestMoves.median),
    timeLine('moves, the slowest, µs', row.slowestMoves.worst),
    timeLine(`apply, ${slowest}, µs`, row.slowestApply.median),
    timeLine('apply, the slowest, µs', row.slowestApply.worst),
    ...(row.boardgameIo ? [rateLine('boardgame.io, moves/s', row.boardgameIo)] : []),
  ];
  const state = `states of ${count(row.stateBytes)} bytes as JSON`;
  return [`${row.game}, ${row.seats} seats, ${state}${comparison(row)}`, ...columns(lines)].join('\n');
}

/** Both as fractions of the calibration beside them, so that a busy minute of the machine does not count for or against. */
function comparison({ moves, boardgameIo }: Row): string {
  if (boardgameIo === undefined) return '';
  const times = moves.ofCalibration.median / boardgameIo.ofCalibration.median;
  return `, ${Math.round(times)} times the moves of boardgame.io`;
}

function rateLine(title: string, { perSecond, ofCalibration }: Rate): readonly string[] {
  const { median } = ofCalibration;
  const scaled = count(median * REFERENCE_SPEED);
  return [title, count(perSecond.median), quarters(perSecond, count), median.toPrecision(3), scaled];
}

/** A time is one second divided by its rate, so that the higher quarter is the shorter time. */
function timeLine(title: string, { perSecond, ofCalibration }: Rate): readonly string[] {
  const time = (rate: number) => (1e6 / rate).toPrecision(3);
  const { median, low, high } = perSecond;
  const spread = quarters({ median, low: high, high: low }, time);
  return [title, time(median), spread, '', time(ofCalibration.median * REFERENCE_SPEED)];
}

function quarters({ low, high }: Spread, write: (value: number) => string): string {
  return `${write(low)}-${write(high)}`;
}

function count(value: number): string {
  return value < 100 ? value.toPrecision(3) : Math.round(value).toLocaleString('en');
}
