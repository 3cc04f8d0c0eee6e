import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { completeOptions, type Game, type Seat, seeded, settle } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import type { Bot, Question } from './bot.ts';
import { evaluationOf } from './evaluations/index.ts';
import { findBot, searchingFor } from './index.ts';
import { type Motive, motiveOf } from './motive.ts';

/** It searches little, and has learnt what there is to learn. */
const quick = searchingFor('quick', () => 24);
const greedy = findBot('greedy') as Bot;

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
        expect(because.than).toEqual(options[1]?.label);
      }
      expect(better).toBeGreaterThan(0);
    },
  );
});

test('to ask why changes nothing that comes after', () => {
  const play = (asking: boolean): readonly string[] => {
    const random = seeded('asking');
    const player = quick.sit();
    const texts: string[] = [];
    const state = crossingOceans.setup(2, {});
    settle(crossingOceans, state, seeded('luck'));
    for (let made = 0; made < 12; made++) {
      const seat = crossingOceans.deciders(state)[0] as Seat;
      const question = ask(crossingOceans, state, seat);
      const choice = player.choose(question, random);
      if (asking) motiveOf(question, choice);
      texts.push(crossingOceans.write(choice.move as never, seat));
      crossingOceans.apply(state, seat, choice.move as never);
      settle(crossingOceans, state, seeded('luck'));
    }
    return texts;
  };
  expect(play(true)).toEqual(play(false));
});

test('a bot that does not think says so, and so does one without a choice', () => {
  const [first] = decisions(quayside, 2, 1);
  const question = ask(quayside, first?.state as object, first?.seat as Seat);
  expect(motive(findBot('random') as Bot, question).because).toEqual({ kind: 'lot' });
  const forced = { ...question, moves: question.moves.slice(0, 1) };
  expect(motive(quick, forced)).toMatchObject({ options: [{}], because: { kind: 'only' } });
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
