import type { Game } from '@riband/kernel';
import { calibrationMeter } from '../calibration.mjs';
import { gamesMeter, randomGames, samplePositions } from './random-games.ts';
import { type Meter, measureRates, type Rate, type Spread, spreadOf } from './rates.ts';
import { cutAt, PLAIN, searchMeter } from './search-meter.ts';
import { appliesAlone, cloneMeter, movesAlone, slowestAlone } from './single-calls.ts';
import { type ApplyCall, type MovesCall, slowestCalls } from './slowest-calls.ts';

/** What was found out about a game with so many seats. A time is told as the rate of a machine that did nothing else. */
export interface Row {
  readonly game: string;
  readonly seats: number;
  readonly calibration: Spread;
  readonly games: Rate;
  /** All moves, forced ones and chance included. */
  readonly moves: Rate;
  /** Moves of seats that had two or more to choose from. */
  readonly decisions: Rate;
  readonly clone: Rate;
  /** Decisions made by a search that knows nothing, and its iterations if it looks no further than twenty decisions. */
  readonly searched: Rate;
  readonly iterations: Rate;
  /** Of the slowest calls, each repeated alone: the one in the middle, and the slowest. */
  readonly slowestMoves: { readonly median: Rate; readonly worst: Rate };
  readonly slowestApply: { readonly median: Rate; readonly worst: Rate };
  /** The calls among which those were the slowest. */
  readonly calls: number;
  /** The median length of a state as JSON. */
  readonly stateBytes: number;
  readonly boardgameIo?: Rate;
}

export interface Plan {
  readonly game: Game;
  readonly seats: number;
  readonly seconds: number;
  readonly calls: number;
  /** A meter of what to compare with, for a state of so many bytes. */
  readonly rival?: (bytes: number) => Meter;
}

const POSITIONS = 500;
const WARM_UP_SECONDS = 2;
/** Copies and slow calls need less time than whole games for a steady figure. */
const SHARE_OF_SMALL_THINGS = 0.2;

export function measure({ game, seats, seconds, calls, rival }: Plan): Row {
  const plain = calibrationMeter();
  const speeds: number[] = [];
  const calibration: Meter = (length) => {
    const speed = plain(length);
    speeds.push(speed);
    return speed;
  };
  const plan = randomGames(game, seats);
  const play = gamesMeter(plan);
  play(Math.min(seconds, WARM_UP_SECONDS));
  const whole = measureRates(calibration, seconds, play);

  const positions = samplePositions(plan, POSITIONS);
  const stateBytes = spreadOf(positions.map((position) => JSON.stringify(position).length)).median;
  const copy = cloneMeter(game, positions);
  const small = seconds * SHARE_OF_SMALL_THINGS;
  const { clone } = measureRates(calibration, small, (length) => ({ clone: copy(length) }));

  const searching = searchMeter(game, seats, positions, PLAIN);
  const cutting = searchMeter(game, seats, positions, cutAt(20, seats));
  const { searched, iterations } = measureRates(calibration, seconds, (length) => ({
    searched: searching(length / 2).decisions,
    iterations: cutting(length / 2).iterations,
  }));

  const candidates = slowestCalls(plan, calls);
  const listing = (some: readonly MovesCall[]) => movesAlone(game, some);
  const applying = (some: readonly ApplyCall[]) => appliesAlone(game, some);
  const slowMoves = slowestAlone(candidates.moves, listing);
  const slowApply = slowestAlone(candidates.apply, applying);
  const slowestMoves = measureRates(calibration, small, () => middleAndWorst(listing(slowMoves)));
  const slowestApply = measureRates(calibration, small, () => middleAndWorst(applying(slowApply)));

  const reduce = rival?.(stateBytes);
  const compared = reduce && measureRates(calibration, seconds, (length) => ({ boardgameIo: reduce(length) }));
  const figures = { ...whole, clone, searched, iterations, slowestMoves, slowestApply, ...compared };
  return { game: game.id, seats, calibration: spreadOf(speeds), ...figures, calls, stateBytes };
}

function middleAndWorst(milliseconds: readonly number[]) {
  return { median: 1000 / spreadOf(milliseconds).median, worst: 1000 / Math.max(...milliseconds) };
}
