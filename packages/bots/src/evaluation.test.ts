import { crossingOceans, earlierGames as earlierOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { begin, completeOptions, type Game, hashOf, type Seat, seeded, settle } from '@riband/kernel';
import { COMPONENTS, earlierComponents, shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import { evaluationByMachine, evaluationLearntFurther, evaluationOf } from './evaluations/index.ts';
import shipyard1 from './evaluations/learnt/shipyard-1.json' with { type: 'json' };
import shipyard2 from './evaluations/learnt/shipyard-2.json' with { type: 'json' };
import shipyard2Further from './evaluations/learnt/shipyard-2-further.json' with { type: 'json' };
import oceansTuning from './evaluations/tuned/crossing-oceans.json' with { type: 'json' };
import { playCourses } from './learning/experience.ts';
import { pupilFor } from './learning/pupil.ts';
import { errorOf } from './learning/training.ts';
import { Network } from './network.ts';

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

type Learnt = typeof shipyard1 | typeof shipyard2Further;

/** Which way of judging goes by which. */
const LEARNT: readonly { name: string; network: Learnt; judge: typeof evaluationOf }[] = [
  { name: 'shipyard-1', network: shipyard1, judge: evaluationByMachine },
  { name: 'shipyard-2', network: shipyard2, judge: evaluationByMachine },
  { name: 'shipyard-2, further', network: shipyard2Further, judge: evaluationLearntFurther },
];

test.each([crossingOceans, ...earlierOceans().map(({ game }) => game)])(
  'Crossing Oceans with $components is judged by tuned weights, and with components of one’s own by those made by hand',
  (game) => {
    expect(evaluationByMachine(game).weights).toEqual(oceansTuning.weights);
    expect(evaluationByMachine({ ...game, components: 'of my own' })).toBe(evaluationOf(game));
  },
);

const RELEASED = [COMPONENTS, ...earlierComponents()];

test('something was learnt about all components of Shipyard', () => {
  expect(LEARNT.flatMap(({ network }) => network.subjects.map(({ components }) => components))).toEqual(
    expect.arrayContaining(RELEASED.map(({ name }) => name)),
  );
});

describe.each(LEARNT)('what was learnt about $name', ({ network, judge }) => {
  const components = RELEASED.find(({ name }) => name === network.subjects[0]?.components)!;
  const [second, solo]: readonly [Game, Game] = [shipyardSecond(components), shipyardSolo(components)];
  const learnt = judge(second);

  test('is told as a term beside the others, until the game is over', () => {
    for (const game of [second, solo]) {
      const byHand = evaluationOf(game);
      for (const state of positions(game, game.seats.max)) {
        const { experience, ...others } = learnt.terms(game, state, 0);
        expect(others).toEqual(byHand.terms(game, state, 0));
        if (game.deciders(state) === 'over') expect(experience).toBeUndefined();
        else expect(byHand.value(game, state, 0) + experience!).toBeCloseTo(learnt.forecast!(game, state, 0), 9);
      }
    }
  });

  test('is the same whatever was looked at before', () => {
    const game = second;
    const seen = [2, 3, 4].map((seats) => [...positions(game, seats)].slice(0, -1).map((state) => game.clone(state)));
    for (let index = 0; index < 20; index++)
      for (const list of seen) {
        const state = list[index % list.length]!;
        expect(learnt.forecast?.(game, state, 1)).toBe(
          evaluationOf(game).foretelling(network).forecast?.(game, state, 1),
        );
      }
  });

  test('is of these components and of the rules and weights of today, and says nothing about other components', () => {
    const game = second;
    const { numbers, weightsByHand, subjects } = network;
    expect({ numbers, weightsByHand }).toEqual({
      numbers: evaluationOf(game).sight?.numbers,
      weightsByHand: hashOf(evaluationOf(game).weights),
    });
    for (const { rules, components } of subjects)
      expect({ rules, components }).toEqual({ rules: game.rules, components: game.components });
    expect(judge({ ...game, components: 'of my own' })).toBe(evaluationOf(game));
  });

  test('foretells games that nobody has learnt from, far better than if it saw other things than it has learnt to see', () => {
    const game = solo;
    const completed = completeOptions(game.options, {});
    const setting = { game, seats: 1, options: 'options' in completed ? completed.options : {} };
    // Of players like those of whose games was learnt, only quicker.
    const player = pupilFor(network.iterations === 0 ? undefined : network, network.iterations / 10);
    const courses = [1, 2, 3].flatMap((seed) => playCourses(setting, player, network.lots, `other ${seed}`));
    const mixedUp = courses.map(({ moments, end }) => ({
      moments: moments.map(({ seen, points }) => ({ seen: seen.toReversed(), points })),
      end,
    }));
    const learntThere = new Network(network);
    expect(errorOf(learntThere, courses)).toBeLessThan(12);
    expect(errorOf(learntThere, mixedUp)).toBeGreaterThan(2 * errorOf(learntThere, courses));
  });
});

test('a game without an evaluation of its own is judged by the points and by the best of the others', () => {
  const unknown: Game = { ...quayside, id: 'unknown', scores: () => [3, 10, 4] };
  expect(evaluationOf(unknown).terms(unknown, {}, 0)).toEqual({ points: 3, rival: -5 });
  expect(evaluationOf(unknown).terms(unknown, {}, 1)).toEqual({ points: 10, rival: -2 });
});
