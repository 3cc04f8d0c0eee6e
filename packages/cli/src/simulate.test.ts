import { type Bot, findBot, withoutMemory } from '@riband/bots';
import { findGame } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { describe, expect, test, vi } from 'vitest';
import { playGame, playing, type SimulationPlan } from './simulate.ts';
import { simulationJson, simulationText } from './simulation-report.ts';
import { Tally } from './tally.ts';

const game = findGame('example') as Game;
const random = findBot('random') as Bot;
const first = withoutMemory('first', ({ moves: [move] }) => move ?? { id: -1 });

const plan = (changes: Partial<SimulationPlan> = {}): SimulationPlan => ({
  game,
  options: { rounds: 4 },
  bots: [random, random, random],
  seed: 1,
  ...changes,
});
const scoresOf = (one: SimulationPlan, games = 20) =>
  Array.from({ length: games }, (_, index) => playGame(one, index).scores);

describe('one game', () => {
  test('same seed and index, same game; others differ', () => {
    expect(scoresOf(plan())).toEqual(scoresOf(plan()));
    expect(scoresOf(plan({ seed: 2 }))).not.toEqual(scoresOf(plan()));
    expect(new Set(scoresOf(plan()).map(String)).size).toBeGreaterThan(1);
  });

  test('a game does not depend on those before it', () => {
    const alone = playGame(plan(), 13);
    scoresOf(plan(), 5);
    expect(playGame(plan(), 13)).toEqual(alone);
  });

  test('chance draws the same for bots that think with other random numbers', () => {
    const thinker = withoutMemory('thinker', ({ moves: [move] }, source) => {
      source.below(7);
      return move ?? { id: -1 };
    });
    const firsts = plan({ bots: [first, first] });
    expect(scoresOf({ ...firsts, bots: [thinker, thinker] })).toEqual(scoresOf(firsts));
  });

  test('moves and decisions are what the game was asked and told', () => {
    const apply = vi.spyOn(game, 'apply');
    const player = random.sit();
    const choose = vi.fn(player.choose);
    const outcome = playGame(
      plan({ bots: [0, 1].map(() => ({ name: 'spy', sit: () => ({ ...player, choose }) })) }),
      0,
    );
    expect(outcome.moves).toBe(apply.mock.calls.length);
    expect(outcome.decisions).toBe(choose.mock.calls.length);
    expect(choose.mock.calls.every(([question]) => question.moves.length > 1)).toBe(true);
    expect(apply.mock.calls.filter(([, actor]) => actor !== 'chance').length).toBeGreaterThanOrEqual(outcome.decisions);
  });

  test('every seat is played by its own bot, which sees its own view, built only if asked for', () => {
    const view = vi.spyOn(game, 'view');
    const seen: unknown[][] = [[], []];
    const bots = [0, 1].map((seat) =>
      withoutMemory(`bot ${seat}`, (question) => {
        expect(question.seat).toBe(seat);
        seen[seat]?.push((question.view() as { viewer: unknown }).viewer);
        return question.moves[0] as (typeof question.moves)[number];
      }),
    );
    playGame(plan({ bots: [first, first] }), 0);
    expect(view).not.toHaveBeenCalled();
    playGame(plan({ bots }), 0);
    expect(new Set(seen[0])).toEqual(new Set([0]));
    expect(new Set(seen[1])).toEqual(new Set([1]));
  });

  test('it pauses after every decision', () => {
    const steps = playing(plan(), 0);
    let pauses = 0;
    let step = steps.next();
    for (; step.done !== true; step = steps.next()) pauses += 1;
    expect(pauses).toBe(step.value.decisions);
  });

  test('a game that does not end is stopped', () => {
    const endless: Game = { ...game, limits: { length: 20, branching: 10 } };
    expect(() => playGame(plan({ game: endless }), 5)).toThrow('game 5 of seed 1: it was not over after 20 moves');
  });
});

describe('the report', () => {
  const tally = new Tally(3);
  for (let index = 0; index < 50; index++) tally.add(playGame(plan(), index));
  const summary = tally.summary();

  test('as JSON is one line with everything in it', () => {
    const text = simulationJson(plan(), summary, 2);
    expect(text).not.toContain('\n');
    expect(JSON.parse(text)).toEqual({
      game: 'example',
      rules: game.rules,
      seats: 3,
      options: { rounds: 4 },
      bots: ['random', 'random', 'random'],
      seed: 1,
      games: 50,
      decisions: summary.decisions,
      moves: summary.moves,
      seconds: 2,
      gamesPerSecond: 25,
      decisionsPerSecond: summary.decisions / 2,
      scores: summary.scores,
      perSeat: summary.perSeat.map((own, seat) => ({ seat, bot: 'random', ...own })),
    });
  });

  test('as text has a line for each seat', () => {
    const lines = simulationText(plan(), summary, 2).split('\n');
    expect(lines[0]).toBe('50 games of example with 3 seats, rounds 4, seed 1');
    expect(lines.filter((line) => line.startsWith('seat '))).toHaveLength(3);
    expect(lines.at(-1)).toMatch(/^\d+ moves, \d+ decisions in 2\.00 s: 25 games\/s, \d+ decisions\/s$/);
  });
});
