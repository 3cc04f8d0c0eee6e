import { crossingOceans } from '@riband/crossing-oceans';
import { completeOptions, type Game, seatsUpTo } from '@riband/kernel';
import { shipyardFirst, shipyardSecond } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import { random } from '../random.ts';
import { type Entrant, playMatch } from './match.ts';
import { isFinished } from './record.ts';
import { TurnOrder } from './turn-order.ts';

/** Turns as they come, each with who is asked at its decisions. */
function orderAfter(seats: number, ...turns: readonly (readonly (readonly number[])[])[]) {
  const watch = new TurnOrder(seats);
  for (const [turn, decisions] of turns.entries()) for (const deciders of decisions) watch.note(turn, deciders);
  return watch.order;
}

describe('the order of turns', () => {
  test('is that of the first turns, whoever is asked how often', () => {
    expect(orderAfter(3, [[2], [2]], [[0]], [[2]], [[1]], [[0]])).toEqual([2, 0, 1]);
  });

  test('who is the last to answer where all are asked at once does not begin for that', () => {
    expect(orderAfter(2, [[0, 1], [1]], [[0]], [[1]])).toEqual([0, 1]);
  });

  test('is not known before everybody has had a turn', () => {
    expect(orderAfter(3, [[1]], [[2]], [[1]])).toBeUndefined();
  });
});

describe.each(
  [shipyardFirst(), shipyardSecond(), crossingOceans].map((game): { id: string; game: Game } => ({
    id: game.id,
    game,
  })),
)('a game of $id in the arena', ({ game }) => {
  test.each([2, 3, 4])('with %i seats is kept with who began, and goes clockwise from there', async (seats) => {
    const completed = completeOptions(game.options, {});
    if ('problem' in completed) throw new Error(completed.problem);
    const { options } = completed;
    const begun = new Set<number>();
    for (let deal = 0; deal < 12; deal++) {
      let start: number | undefined;
      const watching: Entrant = {
        name: 'watching',
        sit: () => {
          const player = random.sit();
          return {
            choose(question, luck) {
              start = (question.view() as { start: number }).start;
              return player.choose(question, luck);
            },
          };
        },
      };
      const entrants = seatsUpTo(seats).map(() => watching);
      const setting = { game, options, seats };
      const played = await playMatch({ setting, seed: 1, deal, rotation: 0, entrants, now: () => 0 });
      const begins = start ?? Number.NaN;
      expect(isFinished(played) && played.order).toEqual(seatsUpTo(seats).map((turn) => (begins + turn) % seats));
      begun.add(begins);
    }
    expect(begun.size).toBeGreaterThan(1);
  });
});
