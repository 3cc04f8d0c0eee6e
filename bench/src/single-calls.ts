import type { Game } from '@riband/kernel';
import { Bench } from 'tinybench';
import type { Meter } from './rates.ts';
import type { ApplyCall, MovesCall } from './slowest-calls.ts';

const KEPT = 100;
/** How often each of the slowest calls is repeated. */
const REPEATS = 50;
/** A copy takes hardly longer than a look at the clock. */
const COPIES_AT_ONCE = 10;

interface Repeated {
  readonly call: () => unknown;
  /** Done before each call, and not timed. */
  readonly prepare?: () => void;
}

/** Copies a second, from the median time of `clone` over these positions. */
export function cloneMeter(game: Game, positions: readonly object[]): Meter {
  let index = 0;
  const call = () => {
    const position = positions[index++ % positions.length] as object;
    let copy = position;
    for (let copies = 0; copies < COPIES_AT_ONCE; copies++) copy = game.clone(position);
    return copy;
  };
  return (seconds) => {
    const [time = Number.NaN] = medianTimes([{ call }], seconds * 1000, positions.length);
    return (COPIES_AT_ONCE * 1000) / time;
  };
}

/** Keeps those that are slow when repeated alone, too. */
export function slowestAlone<Call>(calls: readonly Call[], times: (calls: readonly Call[]) => readonly number[]) {
  const timed = times(calls).map((time, index) => ({ time, call: calls[index] as Call }));
  return timed
    .toSorted((left, right) => right.time - left.time)
    .slice(0, KEPT)
    .map(({ call }) => call);
}

/** Repeats each of these calls alone: the median time of each, in milliseconds. */
export function movesAlone(game: Game, calls: readonly MovesCall[]): readonly number[] {
  return medianTimes(
    calls.map(({ state, actor }) => ({ call: () => game.moves(state, actor) })),
    0,
    REPEATS,
  );
}

/** The same for `apply`, each time on a new copy of the position. */
export function appliesAlone(game: Game, calls: readonly ApplyCall[]): readonly number[] {
  return medianTimes(
    calls.map(({ state, actor, move }) => {
      let copy = state;
      const prepare = () => {
        copy = game.clone(state);
      };
      return { prepare, call: () => game.apply(copy, actor, move) };
    }),
    0,
    REPEATS,
  );
}

function medianTimes(calls: readonly Repeated[], milliseconds: number, atLeast: number): readonly number[] {
  const bench = new Bench({
    time: milliseconds,
    iterations: atLeast,
    warmupTime: 0,
    warmupIterations: Math.ceil(atLeast / 5),
    throws: true,
  });
  for (const [index, { call, prepare }] of calls.entries()) {
    // Told that it is not asynchronous, it does not call once without preparation to find out.
    bench.add(`${index}`, call, { async: false, ...(prepare && { beforeEach: prepare }) });
  }
  return bench.runSync().map(({ result }) => (result.state === 'completed' ? result.latency.p50 : Number.NaN));
}
