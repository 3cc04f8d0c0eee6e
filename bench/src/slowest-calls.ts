import type { Actor, Game, Move } from '@riband/kernel';
import { playGame, type SimulationPlan } from '../../packages/cli/src/simulate.ts';

export interface MovesCall {
  readonly state: object;
  readonly actor: Actor;
}

export interface ApplyCall extends MovesCall {
  readonly move: Move;
}

/**
 * More than are wanted: a call on a path that is seldom taken is slow in a game, where the processor has forgotten the path, and quick when
 * repeated. With a tenth as many, such calls crowd out the slow ones; four times as many find no slower ones.
 */
const CANDIDATES = { atLeast: 1000, share: 0.01 };
/** What delays a call in one pass seldom delays it in all of them. */
const PASSES = 3;

/**
 * Candidates for the slowest calls of `moves` and of `apply`, among the first so many of each in random games. The same games are played
 * several times and every call is as slow as its fastest time, else one would find where garbage was collected and not what is slow.
 */
export function slowestCalls(plan: SimulationPlan, count: number): { moves: MovesCall[]; apply: ApplyCall[] } {
  const movesTimes = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  const applyTimes = new Float64Array(count).fill(Number.POSITIVE_INFINITY);
  for (let pass = 0; pass < PASSES; pass++) timeCalls(plan, movesTimes, applyTimes);
  return findCalls(plan, count, slowest(movesTimes), slowest(applyTimes));
}

function timeCalls(plan: SimulationPlan, movesTimes: Float64Array, applyTimes: Float64Array): void {
  const { game } = plan;
  let asked = 0;
  let applied = 0;
  const timed: Game = {
    ...game,
    moves: (state, actor) => {
      const start = performance.now();
      const moves = game.moves(state, actor);
      keepFastest(movesTimes, asked++, performance.now() - start);
      return moves;
    },
    apply: (state, actor, move) => {
      const start = performance.now();
      game.apply(state, actor, move);
      keepFastest(applyTimes, applied++, performance.now() - start);
    },
  };
  for (let index = 0; asked < movesTimes.length; index++) playGame({ ...plan, game: timed }, index);
}

function keepFastest(times: Float64Array, index: number, time: number): void {
  if (index < times.length && time < (times[index] as number)) times[index] = time;
}

function slowest(times: Float64Array): ReadonlySet<number> {
  const candidates = Math.max(CANDIDATES.atLeast, times.length * CANDIDATES.share);
  const limit = times.toSorted().at(-candidates) ?? 0;
  const numbers = new Set<number>();
  for (const [index, time] of times.entries()) {
    if (time >= limit && numbers.size < candidates) numbers.add(index);
  }
  return numbers;
}

/** Plays the same games once more and copies the positions before the calls with these numbers. */
function findCalls(plan: SimulationPlan, count: number, wanted: ReadonlySet<number>, wantedApply: ReadonlySet<number>) {
  const { game } = plan;
  const found = { moves: [] as MovesCall[], apply: [] as ApplyCall[] };
  let asked = 0;
  let applied = 0;
  const copying: Game = {
    ...game,
    moves: (state, actor) => {
      if (wanted.has(asked++)) found.moves.push({ state: game.clone(state), actor });
      return game.moves(state, actor);
    },
    apply: (state, actor, move) => {
      if (wantedApply.has(applied++)) found.apply.push({ state: game.clone(state), actor, move });
      game.apply(state, actor, move);
    },
  };
  for (let index = 0; asked < count; index++) playGame({ ...plan, game: copying }, index);
  return found;
}
