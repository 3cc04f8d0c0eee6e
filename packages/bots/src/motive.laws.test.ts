import { isDeepStrictEqual } from 'node:util';
import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { completeOptions, type Game, type Move, type Seat, seeded, settle } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import type { Bot, Player, Question } from './bot.ts';
import { evaluationOf } from './evaluations/index.ts';
import { findBot, searchingFor } from './index.ts';
import { type Motive, motiveOf } from './motive.ts';

/** It searches little, and has learnt what there is to learn. */
const quick = searchingFor('quick', () => 24);
const greedy = findBot('greedy') as Bot;
const captain = findBot('captain') as Bot;

const GAMES: readonly { id: string; game: Game; seats: number }[] = [
  { id: 'shipyard-second', game: shipyardSecond(), seats: 3 },
  { id: 'shipyard-first', game: shipyardFirst(), seats: 2 },
  { id: 'shipyard-solo', game: shipyardSolo(), seats: 1 },
  { id: 'crossing-oceans', game: crossingOceans, seats: 4 },
  { id: 'example', game: quayside, seats: 2 },
];

/** Positions with a choice, some way apart, from a game in which everybody is greedy. */
function* decisions(game: Game, seats: number, most: number): Generator<{ state: object; seat: Seat }> {
  const completed = completeOptions(game.options, {});
  const chance = seeded('motives');
  const state = game.setup(seats, 'options' in completed ? completed.options : {});
  let asked = 0;
  for (settle(game, state, chance); game.deciders(state) !== 'over'; settle(game, state, chance)) {
    const seat = game.deciders(state)[0] as Seat;
    const question = ask(game, state, seat);
    if (question.moves.length > 1 && asked++ % 7 === 0) yield { state, seat };
    if (asked > 7 * most) return;
    game.apply(state, seat, greedy.sit().choose(question, chance).move);
  }
}

const ask = (game: Game, state: object, seat: Seat): Question => ({
  ...{ game, seat, moves: game.moves(state, seat) },
  view: () => game.view(state, seat),
});

function motive(bot: Bot, question: Question): Motive {
  return motiveOf(question, bot.sit().choose(question, seeded('thoughts')));
}

describe.each(GAMES)('why a bot moves in $id', ({ game, seats }) => {
  test.each([quick, greedy])('is the same with the same luck, whatever is hidden from $name', (bot) => {
    const scrambling = seeded('scramble');
    for (const { state, seat } of decisions(game, seats, 4)) {
      const known = motive(bot, ask(game, state, seat));
      expect(motive(bot, ask(game, state, seat))).toEqual(known);
      const scrambled = game.clone(state);
      game.testing.scramble(scrambled, seat, scrambling);
      expect(motive(bot, ask(game, scrambled, seat))).toEqual(known);
    }
  });

  test.each([quick, greedy])(
    'is told by $name in terms of its evaluation, and the gains outweigh the losses',
    (bot) => {
      const terms = Object.keys(evaluationOf(game).weights);
      let better = 0;
      for (const { state, seat } of decisions(game, seats, 8)) {
        const question = ask(game, state, seat);
        const { options, because } = motive(bot, question);
        const legal = question.moves.map((move) => game.write(move, seat));
        for (const { text, points } of options) {
          expect(legal).toContain(text);
          expect(points).toSatisfy(Number.isFinite);
        }
        if (because.kind !== 'better') continue;
        better += 1;
        for (const { term, points } of [...because.gains, ...because.losses]) {
          expect(['rival', 'experience', ...terms]).toContain(term.key.split('.').at(-1));
          expect(points).toBeGreaterThan(0);
        }
        const sum = (parts: typeof because.gains) => parts.reduce((all, { points }) => all + points, 0);
        expect(sum(because.gains)).toBeGreaterThan(sum(because.losses));
        // Who reads more has forgotten where it began.
        expect(because.losses.length).toBeLessThanOrEqual(because.gains.length > 2 ? 1 : 2);
      }
      expect(better).toBeGreaterThan(0);
    },
  );

  test.each([quick, greedy])('does not contradict the expected gains that stand beside what $name says', (bot) => {
    for (const { state, seat } of decisions(game, seats, 12)) {
      const { options, because } = motive(bot, ask(game, state, seat));
      if (!('than' in because)) continue;
      const [made = 0, ...others] = options.map(({ points = 0 }) => tenths(points));
      const most = Math.max(...others);
      const than = options.slice(1).filter(({ label }) => isDeepStrictEqual(label, because.than));
      expect(than.map(({ points = 0 }) => tenths(points))).toContain(most);
      const ahead = tenths(made - most);
      if (because.kind === 'even') expect(Math.abs(ahead)).toBeLessThan(0.5);
      if (because.kind === 'later') expect(because.points).toBe(ahead);
      if (because.kind === 'surer') expect(because.points).toBe(-ahead);
      if (because.kind !== 'better') continue;
      expect(ahead).toBeGreaterThan(0);
      const sum = (parts: typeof because.gains) => parts.reduce((all, { points }) => all + points, 0);
      const isTold = Math.abs(tenths(sum(because.gains) - sum(because.losses) - ahead)) < 0.5;
      expect(because.inAll).toBe(isTold ? undefined : ahead);
    }
  });
});

const tenths = (points: number): number => Math.round(10 * points) / 10;

/** A bot that has weighed the first moves of a question, and chooses the first of them. */
function choiceOf(question: Question, points: readonly number[], terms: readonly Readonly<Record<string, number>>[]) {
  const moves = question.moves.slice(0, points.length);
  const weighed = moves.map((move, index) => ({ move, points: points[index]!, share: 1 / (index + 2) }));
  return { move: moves[0]!, weighed, expect: (move: Move) => terms[moves.findIndex(({ id }) => id === move.id)]! };
}

describe('the sentence', () => {
  const [first] = decisions(quayside, 2, 1);
  const question = ask(quayside, first?.state as object, first?.seat as Seat);
  const because = (points: readonly number[], terms: readonly Readonly<Record<string, number>>[]) =>
    motiveOf(question, choiceOf(question, points, terms)).because;
  const label = (index: number) =>
    motiveOf(question, choiceOf(question, [3, 2, 1], [{}, {}, {}])).options[index]?.label;

  test('compares with the move of which most is expected, whatever was thought of more often', () => {
    const found = because([5, 1, 4], [{ coins: 9 }, { coins: 0 }, { coins: 8 }]);
    expect(found).toMatchObject({ kind: 'better', than: label(2), gains: [{ points: 1 }], losses: [] });
    expect(found).not.toHaveProperty('inAll');
  });

  test('does not call a move better than one of which more is expected', () => {
    expect(because([4.8, 5.1], [{ coins: 9 }, { coins: 7 }])).toEqual({ kind: 'surer', than: label(1), points: 0.3 });
    expect(because([4.8, 4.9], [{ coins: 9 }, { coins: 7 }])).toEqual({ kind: 'even', than: label(1) });
  });

  test('says what it comes to in all where the terms that are told do not add up to it', () => {
    const terms = [
      { coins: 3.8, hold: -3.7 },
      { coins: 0, hold: -0.3 },
    ];
    expect(because([7, 1.5], terms)).toMatchObject({ kind: 'better', inAll: 5.5 });
    expect(because([2, 1.6], terms)).not.toHaveProperty('inAll');
  });
});

test.each(GAMES)('to ask why changes nothing that comes after: $id', ({ game, seats }) => {
  const play = (isAsking: boolean) => {
    const luck = seeded('asking');
    const players = Array.from({ length: seats }, () => quick.sit());
    const completed = completeOptions(game.options, {});
    const state = game.setup(seats, 'options' in completed ? completed.options : {});
    const thoughts: unknown[] = [];
    settle(game, state, luck);
    while (thoughts.length < 30 && game.deciders(state) !== 'over') {
      const seat = game.deciders(state)[0] as Seat;
      const question = ask(game, state, seat);
      const choice = (players[seat] as Player).choose(question, luck);
      if (isAsking) motiveOf(question, choice);
      // Whoever knew more might still come to the same move: what it thinks of each would differ.
      thoughts.push(choice.weighed.map(({ move, points, share }) => [game.write(move, seat), points, share]));
      game.apply(state, seat, choice.move);
      settle(game, state, luck);
    }
    return thoughts;
  };
  expect(play(true)).toEqual(play(false));
});

test('a bot that does not think says so, and so does one without a choice', () => {
  const [first] = decisions(quayside, 2, 1);
  const question = ask(quayside, first?.state as object, first?.seat as Seat);
  expect(motive(findBot('random') as Bot, question).because).toEqual({ kind: 'lot' });
  const forced = { ...question, moves: question.moves.slice(0, 1) };
  expect(motive(quick, forced)).toMatchObject({ options: [{}], because: { kind: 'forced' } });
});

test.each(GAMES)(
  'who had no time for others says so, and not that nothing else is worth a thought: $id',
  ({ game, seats }) => {
    const kinds = new Set<string>();
    for (const { state, seat } of decisions(game, seats, 6)) {
      const question = ask(game, state, seat);
      for (const looks of [0, 1, 40]) {
        let looked = 0;
        const choice = captain.sit().choose(question, seeded('hurried'), () => looked++ < looks);
        const { kind } = motiveOf(question, choice).because;
        kinds.add(kind);
        const open = question.moves.filter((move) => !evaluationOf(game).isNeedless(state, move));
        if (kind === 'only' && looks < 2) expect(open).toHaveLength(1);
        if (kind === 'hurried') expect(open.length).toBeGreaterThan(1);
      }
    }
    expect(kinds).toContain('hurried');
  },
);

test('who has looked often enough, and always come back to the same, finds nothing else worth a thought', () => {
  const [first] = decisions(quayside, 2, 1);
  const question = ask(quayside, first?.state as object, first?.seat as Seat);
  const choice = choiceOf(question, [3], [{}]);
  expect(motiveOf(question, choice).because).toEqual({ kind: 'only' });
  expect(motiveOf(question, { ...choice, isHurried: true }).because).toEqual({ kind: 'hurried' });
});

test('of a move that is not what it would choose it says what it would rather do', () => {
  const [first] = decisions(quayside, 2, 1);
  const question = ask(quayside, first?.state as object, first?.seat as Seat);
  const choice = quick.sit().choose(question, seeded('thoughts'));
  const other = question.moves.find((move) => move !== choice.move);
  const { options, because } = motiveOf(question, choice, other);
  expect(because.kind).toBe('rather');
  expect(options[0]?.text).toBe(quayside.write(other as never, question.seat));
  expect(options[1]?.text).toBe(quayside.write(choice.move as never, question.seat));
});
