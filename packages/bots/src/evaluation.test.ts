import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { begin, completeOptions, type Game, type Seat, seeded, settle } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import { evaluationByMachine, evaluationOf } from './evaluations/index.ts';

/** Every tenth position of a game of random moves, and the last one. */
function* positions(game: Game, seats: number): Generator<object> {
  const random = seeded(`${game.id}|${seats}`);
  const completed = completeOptions(game.options, {});
  const state = begin(game, seats, 'options' in completed ? completed.options : {}, random);
  for (let ply = 0; game.deciders(state) !== 'over'; settle(game, state, random)) {
    if (ply++ % 10 === 0) yield state;
    const seat = game.deciders(state)[0] as Seat;
    const moves = game.moves(state, seat);
    game.apply(state, seat, moves[random.below(moves.length)] ?? { id: -1 });
  }
  yield state;
}

const GAMES: readonly Game[] = [shipyardSecond(), shipyardFirst(), shipyardSolo(), crossingOceans, quayside];

describe.each(GAMES.map((game) => ({ id: game.id, game })))('the evaluation of $id', ({ game }) => {
  const evaluation = evaluationOf(game);

  test('is the sum of its terms, each with its weight', () => {
    for (const state of positions(game, game.seats.max)) {
      const terms = evaluation.terms(game, state, 0);
      expect(Object.keys(evaluation.weights)).toEqual(expect.arrayContaining(Object.keys(terms)));
      expect(evaluation.value(game, state, 0)).toBeCloseTo(
        Object.values(terms).reduce((sum, term) => sum + term, 0),
        9,
      );
    }
  });

  test('can be weighed anew, and leaves the old one as it was', () => {
    const [state = {}] = [...positions(game, game.seats.max)].slice(-1);
    const [name = ''] = Object.keys(evaluation.weights);
    const before = evaluation.terms(game, state, 0);
    const anew = evaluation.weighing({ [name]: 3 * evaluation.weights[name]! });
    expect(anew.terms(game, state, 0)).toEqual({ ...before, [name]: 3 * before[name]! });
    expect(evaluation.terms(game, state, 0)).toEqual(before);
  });

  test('changes nothing', () => {
    for (const state of positions(game, game.seats.min)) {
      const before = JSON.stringify(state);
      evaluation.value(game, state, 0);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  test('always leaves a move worth a thought', () => {
    for (const state of positions(game, game.seats.min)) {
      const deciders = game.deciders(state);
      if (deciders === 'over') break;
      const moves = game.moves(state, deciders[0] as Seat);
      expect(moves.filter((move) => !evaluation.isNeedless(state, move)).length).toBeGreaterThan(0);
    }
  });
});

test('with a forecast, what experience adds to the other terms comes to the points that are expected', () => {
  const games: readonly Game[] = [shipyardSecond(), shipyardSolo()];
  for (const game of games) {
    const [byHand, learnt] = [evaluationOf(game), evaluationByMachine(game)];
    for (const state of positions(game, game.seats.max)) {
      const { experience = 0, ...others } = learnt.terms(game, state, 0);
      expect(others).toEqual(byHand.terms(game, state, 0));
      const sum = Object.values(others).reduce((all, term) => all + term, experience);
      expect(learnt.forecast?.(game, state, 0)).toBeCloseTo(sum, 9);
    }
  }
});

test('a game without an evaluation of its own is judged by the points and by the best of the others', () => {
  const unknown: Game = { ...quayside, id: 'unknown', scores: () => [3, 10, 4] };
  expect(evaluationOf(unknown).terms(unknown, {}, 0)).toEqual({ points: 3, rival: -5 });
  expect(evaluationOf(unknown).terms(unknown, {}, 1)).toEqual({ points: 10, rival: -2 });
});
