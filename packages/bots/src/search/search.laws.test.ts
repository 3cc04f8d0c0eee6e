import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { completeOptions, type Game, type Move, type Seat, seeded, settle } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test, vi } from 'vitest';
import type { Bot, Choice, Player, Question } from '../bot.ts';
import { evaluationByMachine, evaluationOf } from '../evaluations/index.ts';
import { greedy } from '../greedy.ts';
import { findBot } from '../index.ts';
import { searchingFor } from '../levels/index.ts';
import { random } from '../random.ts';
import type { Settings } from './settings.ts';

/** It thinks little, so that whole games are soon played; in Shipyard every iteration goes far. */
const ITERATIONS: Readonly<Record<string, number>> = { 'crossing-oceans': 100, example: 40 };
const searchingWith = (changed: Partial<Settings>): Bot =>
  searchingFor('searching', ({ id }) => ITERATIONS[id] ?? 5, evaluationByMachine, changed);
const searching = searchingWith({});

/** A decision of the watched seat: the state before it, the question, and what was chosen. */
type Watcher = (state: object, question: Question, choice: Choice) => void;

/** A whole game with the bot on one seat and random moves on the others. */
function play(
  game: Game,
  seats: number,
  watched: Seat,
  seed: string,
  watcher: Watcher,
  bot = searching,
): readonly string[] {
  const completed = completeOptions(game.options, {});
  const chance = seeded(`${seed}|chance`);
  const thoughts = seeded(`${seed}|thoughts`);
  const players = Array.from({ length: seats }, (_, seat) => (seat === watched ? bot : random).sit());
  const state = game.setup(seats, 'options' in completed ? completed.options : {});
  const texts: string[] = [];
  for (settle(game, state, chance); game.deciders(state) !== 'over'; settle(game, state, chance)) {
    const seat = game.deciders(state)[0] as Seat;
    const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
    const choice = players[seat]?.choose(question, thoughts) as Choice;
    if (seat === watched) watcher(state, question, choice);
    texts.push(game.write(choice.move, seat));
    game.apply(state, seat, choice.move);
  }
  return texts;
}

const GAMES: readonly { id: string; game: Game; seats: number; changed: Partial<Settings> }[] = [
  { id: 'shipyard-second', game: shipyardSecond(), seats: 2, changed: {} },
  { id: 'shipyard-second', game: shipyardSecond(), seats: 2, changed: { empathic: true } },
  { id: 'shipyard-first', game: shipyardFirst(), seats: 2, changed: { horizon: 2 } },
  { id: 'shipyard-solo', game: shipyardSolo(), seats: 1, changed: {} },
  { id: 'crossing-oceans', game: crossingOceans, seats: 3, changed: { horizon: 0, empathic: true } },
  { id: 'crossing-oceans', game: crossingOceans, seats: 2, changed: {} },
  { id: 'example', game: quayside, seats: 2, changed: {} },
];

describe.each(GAMES)('search in $id with $changed', ({ game, seats, changed }) => {
  const bot = searchingWith(changed);
  const watch = (watched: Seat, seed: string, watcher: Watcher) => play(game, seats, watched, seed, watcher, bot);

  test('it chooses legal moves, says what it weighed, and plays the same with the same luck', () => {
    const once = watch(0, 'a', (_, { moves }, { move, weighed }) => {
      expect(moves).toContain(move);
      if (moves.length === 1) return expect(weighed).toEqual([]);
      expect(weighed[0]?.move).toBe(move);
      expect(new Set(weighed.map((one) => one.move)).size).toBe(weighed.length);
      expect(weighed.reduce((sum, { share }) => sum + (share ?? 0), 0)).toBeCloseTo(1, 9);
      for (const { points } of weighed) expect(points).toSatisfy(Number.isFinite);
    });
    expect(watch(0, 'a', () => {})).toEqual(once);
  });

  test('it does not read what its seat cannot know', () => {
    const scrambling = seeded('scramble');
    let asked = 0;
    watch(seats - 1, 'b', (state, { seat, moves }) => {
      if (asked++ % 5 !== 0) return;
      // Whoever knew more might still come to the same move: what it thinks of each would differ.
      const thoughts = (of: object): Choice['weighed'] =>
        bot.sit().choose({ game, seat, moves, view: () => game.view(of, seat) }, seeded('same')).weighed;
      const scrambled = game.clone(state);
      game.testing.scramble(scrambled, seat, scrambling);
      expect(thoughts(scrambled)).toEqual(thoughts(state));
    });
    expect(asked).toBeGreaterThan(5);
  });

  test('nor does who has the time to imagine several states', () => {
    const patient = searchingFor('patient', () => 300, evaluationByMachine, changed);
    const scrambling = seeded('scramble');
    let [asked, compared] = [0, 0];
    watch(seats - 1, 'c', (state, { seat, moves }) => {
      if (moves.length === 1 || compared === 2 || asked++ % 12 !== 6) return;
      compared += 1;
      const imagine = vi.spyOn(game, 'imagine');
      const thoughts = (of: object): Choice['weighed'] =>
        patient.sit().choose({ game, seat, moves, view: () => game.view(of, seat) }, seeded('same')).weighed;
      const known = thoughts(state);
      if (game.hides(state, seat)) expect(imagine.mock.calls.length).toBeGreaterThan(7);
      imagine.mockRestore();
      const scrambled = game.clone(state);
      game.testing.scramble(scrambled, seat, scrambling);
      expect(thoughts(scrambled)).toEqual(known);
    });
    expect(compared).toBeGreaterThan(0);
  });
});

test('who is asked the same again has not forgotten what it thought', () => {
  let asked = 0;
  play(crossingOceans, 2, 0, 'again', (_, question) => {
    if (asked++ % 5 !== 0) return;
    const player = searching.sit();
    const shares = (seed: string) => {
      const { weighed } = player.choose(question, seeded(seed));
      return question.moves.map(({ id }) => weighed.find(({ move }) => move.id === id)?.share ?? 0);
    };
    const before = shares('one');
    // It thinks once more, which moves the shares by less than a hundredth.
    for (const [index, share] of shares('other').entries()) expect(share).toBeCloseTo(before[index]!, 1);
  });
});

test.each([
  { game: shipyardSecond() as Game, seats: 2 },
  { game: crossingOceans as Game, seats: 3 },
])(
  'what is told to be gained is counted from the decision at hand, also where the tree is kept: $game.id',
  ({ game, seats }) => {
    const evaluation = evaluationOf(game);
    const luck = seeded('gains');
    const completed = completeOptions(game.options, {});
    const state = game.setup(seats, 'options' in completed ? completed.options : {});
    /** Whatever is done, in the end one stands at a hundred; so what is gained is what is missing now. */
    const evenFrom = (seat: Seat, turn: number): typeof evaluation => ({
      ...evaluation,
      value: (_, at, who) => (who !== seat ? 0 : game.turn(at) > turn ? 100 : evaluation.value(game, at, seat)),
    });
    let [player, stay, begun] = [searching.sit(), '', 0];
    const thirty = (): number => 30;
    let later = 0;
    for (settle(game, state, luck); later < 20; settle(game, state, luck)) {
      const seat = game.deciders(state)[0] as Seat;
      const standing = evaluation.value(game, state, seat);
      if (stay !== `${seat} ${game.turn(state)}`) {
        const even = evenFrom(seat, game.turn(state));
        player = searchingFor('even', thirty, () => even).sit();
        [stay, begun] = [`${seat} ${game.turn(state)}`, standing];
      }
      const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
      const { move, weighed } = player.choose(question, luck);
      for (const { points } of weighed) expect(points).toBeCloseTo(100 - standing, 6);
      if (weighed.length > 0 && standing !== begun) later += 1;
      game.apply(state, seat, move);
    }
  },
);

test('who did not make the move that was chosen for it begins anew, and else goes on', () => {
  const game = crossingOceans;
  const iterations = (made: (choice: Choice, question: Question) => Move): number => {
    const player = searching.sit();
    const state = game.setup(2, {});
    settle(game, state, seeded('part of a turn'));
    const ask = (): Question => {
      const seat = game.deciders(state)[0] as Seat;
      return { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) } as Question;
    };
    let question = ask();
    const turn = game.turn(state);
    game.apply(state, question.seat, made(player.choose(question, seeded('first')), question) as never);
    question = ask();
    expect(game.turn(state)).toBe(turn);
    let looks = 0;
    player.choose(question, seeded('second'), () => ++looks > 0);
    return looks;
  };
  const anew = iterations(({ move }, { moves }) => moves.find((one) => one !== move) as Move);
  expect(anew).toBe(iterations(({ weighed }) => weighed.at(-1)?.move as Move));
  expect(iterations(({ move }) => move)).toBeLessThan(anew);
});

/** The first decision of that turn in a game of random moves; whose it is follows from the turn. */
function beginningOf(turn: number, game: Game, seats: number, seed: string): object {
  const luck = seeded(seed);
  const completed = completeOptions(game.options, {});
  const state = game.setup(seats, 'options' in completed ? completed.options : {});
  for (settle(game, state, luck); game.turn(state) < turn; settle(game, state, luck)) {
    const seat = game.deciders(state)[0] as Seat;
    const moves = game.moves(state, seat);
    game.apply(state, seat, moves[luck.below(moves.length)] as never);
  }
  return state;
}

test.each([
  { game: shipyardSecond() as Game, seats: 2 },
  { game: shipyardSolo() as Game, seats: 1 },
  { game: crossingOceans as Game, seats: 2 },
])(
  'a turn that was taken back is thought through anew, whatever has come before it now: $game.id',
  ({ game, seats }) => {
    const bot = searchingFor('taken back', () => 40);
    /** What is thought in the turn, and how often the clock is looked at. */
    const thoughts = (player: Player, begun: object) => {
      const state = game.clone(begun);
      const seat = game.deciders(state)[0] as Seat;
      const told: unknown[] = [];
      const luck = seeded('turn');
      while (game.turn(state) === game.turn(begun) && game.deciders(state)[0] === seat) {
        let looks = 0;
        const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
        const { move, weighed } = player.choose(question, luck, () => ++looks > 0);
        told.push([looks, weighed]);
        game.apply(state, seat, move);
        settle(game, state, luck);
      }
      return told;
    };
    const begun = beginningOf(12, game, seats, 'so');
    const otherwise = beginningOf(12, game, seats, 'otherwise');
    const player = bot.sit();
    const first = thoughts(player, begun);
    expect(first.length).toBeGreaterThan(1);
    expect(thoughts(player, begun)).toEqual(first);
    expect(thoughts(player, otherwise)).toEqual(thoughts(bot.sit(), otherwise));
  },
);

test('whoever wants the move now gets one at once', () => {
  const game = crossingOceans;
  const state = game.setup(2, {});
  settle(game, state, seeded('now'));
  const seat = game.deciders(state)[0] as Seat;
  const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
  const shares: number[] = [];
  const choice = (findBot('admiral') as Bot).sit().choose(question, seeded('now'), (share) => shares.push(share) < 2);
  expect(question.moves).toContain(choice.move);
  expect(shares[0]).toBe(0);
  expect(shares).toHaveLength(2);
  expect(shares[1]).toBeLessThan(0.01);
});

test('whoever has no time to try anything takes what looks best of what was weighed, without finishing what takes long', () => {
  const game: Game = shipyardSecond();
  const state = game.setup(4, { beginnerLayout: true, contracts: 2, contractSets: false, start: '1' });
  settle(game, state, seeded('in time'));
  const seat = game.deciders(state)[0] as Seat;
  const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
  /** What is answered by who may look at the clock so often. */
  const after = (looks: number) => {
    const asked: number[] = [];
    const { move, weighed } = searching.sit().choose(question, seeded('in time'), (share) => asked.push(share) < looks);
    expect(question.moves).toContain(move);
    return { move, weighed, shares: asked };
  };
  expect(after(1)).toMatchObject({ move: question.moves[0], weighed: [], shares: [0] });
  // The first iteration weighs every action there is, and then those of the others.
  const early = after(question.moves.length + 5);
  expect(early.weighed).toEqual([]);
  expect(new Set(early.shares)).toEqual(new Set([0]));
  expect(early.move).toBe(greedy.sit().choose(question, seeded('in time')).move);
});

test('the longer it looks at a decision, the more it tries what does not look good', () => {
  const game = crossingOceans;
  const state = game.setup(2, {});
  const luck = seeded('patience');
  settle(game, state, luck);
  const toDecide = () => game.deciders(state)[0] as Seat;
  for (; game.moves(state, toDecide()).length < 8; settle(game, state, luck))
    game.apply(state, toDecide(), game.moves(state, toDecide()).at(-1) as never);
  const seat = toDecide();
  const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
  const triedWith = (patience: number) => {
    const bot = searchingFor('patient', () => 2000, undefined, { caution: 0.1, patience });
    return bot.sit().choose(question, seeded('patience')).weighed.length;
  };
  expect(triedWith(1)).toBeGreaterThan(triedWith(1_000_000));
});
