import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { completeOptions, type Game, type Move, type Options, type Seat, seeded, settle } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

interface Played {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly choices: readonly string[];
}

/** What somebody sees who watches each choice of the bot: the state before it, and who is asked. */
type Watch = (state: object, seat: Seat, moves: readonly Move[], chosen: Move) => void;

function standardOptions(game: Game): Options {
  const completed = completeOptions(game.options, {});
  if ('problem' in completed) throw new Error(completed.problem);
  return completed.options;
}

function play(game: Game, bots: readonly Bot[], seed: number, watch?: Watch): Played {
  const chance = seeded(`${seed}|chance`);
  const thoughts = seeded(`${seed}|thoughts`);
  const state = game.setup(bots.length, standardOptions(game));
  const players = bots.map((bot) => bot.sit());
  const choices: string[] = [];
  for (settle(game, state, chance); game.deciders(state) !== 'over'; settle(game, state, chance)) {
    const seat = game.deciders(state)[0] as Seat;
    const moves = game.moves(state, seat);
    const player = players[seat]!;
    const { move: chosen } = player.choose({ game, seat, moves, view: () => game.view(state, seat) }, thoughts);
    if (!moves.includes(chosen)) throw new Error(`${game.write(chosen, seat)} is not legal`);
    if (bots[seat] === greedy) watch?.(state, seat, moves, chosen);
    choices.push(game.write(chosen, seat));
    game.apply(state, seat, chosen);
  }
  return { scores: game.scores(state), places: game.result(state).places, choices };
}

const GAMES: readonly Game[] = [shipyardSecond(), shipyardFirst(), crossingOceans, quayside];

describe.each(GAMES.map((game) => ({ id: game.id, game })))('greedy in $id', ({ game }) => {
  test('it chooses legal moves, the same with the same seed', () => {
    const bots = [greedy, random];
    expect(play(game, bots, 1)).toEqual(play(game, bots, 1));
  });

  test('it does not read what its seat cannot know', () => {
    const scrambling = seeded('scramble');
    let asked = 0;
    play(game, [greedy, random, random], 2, (state, seat, moves, _) => {
      if (asked++ % 3 !== 0) return;
      const choice = (of: object): Move =>
        greedy.sit().choose({ game, seat, moves, view: () => game.view(of, seat) }, seeded('same thoughts')).move;
      const scrambled = game.clone(state);
      game.testing.scramble(scrambled, seat, scrambling);
      expect(choice(scrambled)).toEqual(choice(state));
    });
    expect(asked).toBeGreaterThan(10);
  });

  test('it plays alike on every seat', () => {
    let asked = 0;
    let compared = 0;
    play(game, [greedy, random, random, greedy], 3, (state, seat, moves, _) => {
      if (asked++ % 3 !== 0) return;
      const turned = game.testing.turned?.(state);
      if (turned === undefined) return;
      const choice = (of: object, who: Seat): Move =>
        greedy.sit().choose({ game, seat: who, moves, view: () => game.view(of, who) }, seeded('same thoughts')).move;
      expect(choice(turned, (seat + 1) % 4)).toEqual(choice(state, seat));
      compared += 1;
    });
    expect(compared).toBeGreaterThan(0);
  });

  test('it beats three random bots from every seat', () => {
    for (const seat of [0, 1, 2, 3]) {
      const bots = [0, 1, 2, 3].map((other) => (other === seat ? greedy : random));
      expect(play(game, bots, seat).places[seat]).toBe(1);
    }
  });
});

test('in the solo game it earns a title, and random bots do not', () => {
  const scores = (bot: Bot): readonly number[] => [1, 2, 3].flatMap((seed) => play(shipyardSolo(), [bot], seed).scores);
  const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length;
  expect(mean(scores(greedy))).toBeGreaterThan(55);
  expect(mean(scores(random))).toBeLessThan(20);
});
