import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { completeOptions, type Game, type Noun } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import { random } from '../../random.ts';
import { playMatch } from '../match.ts';
import { type FinishedGame, isFinished } from '../record.ts';
import { surveyOf } from '../survey.ts';
import { countingOf } from './index.ts';

const GAMES: readonly Game[] = [shipyardSecond(), shipyardFirst(), shipyardSolo(), crossingOceans, quayside];

async function played(game: Game, deal = 0): Promise<FinishedGame> {
  const completed = completeOptions(game.options, {});
  if ('problem' in completed) throw new Error(completed.problem);
  const seats = game.seats.max;
  const entrants = new Array(seats).fill(random);
  const setting = { game, options: completed.options, seats };
  const one = await playMatch({ setting, seed: 1, deal, rotation: 0, entrants, now: () => 0 });
  if (!isFinished(one)) throw new Error(one.fault.reason);
  return one;
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('what is counted in $id', ({ game }) => {
  const counting = countingOf(game);

  test('has a name for everything', () => {
    for (const group of counting.groups) {
      const names = group.things(game).map((thing) => group.name(game, thing));
      const texts = names.map((name) => (typeof name === 'string' ? name : (name as Noun).noun));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.every((text) => text !== '')).toBe(true);
    }
  });

  test('is what there is, and the points by source add up', async () => {
    const one = await played(game);
    for (const [seat, counts] of one.counts.entries()) {
      for (const [id, amounts] of Object.entries(counts)) {
        const group = counting.groups.find((each) => each.id === id);
        const known = group?.things(game) ?? [];
        if (known.length > 0) for (const thing of Object.keys(amounts)) expect(known).toContain(thing);
      }
      const points = Object.entries(one.points[seat] ?? {});
      expect(points.reduce((sum, [, amount]) => sum + amount, 0)).toBe(one.scores[seat]);
      for (const [source] of points) expect(counting.sourceNames).toHaveProperty([source]);
    }
  });

  test('every group counts something in random games', async () => {
    const games = await Promise.all(Array.from({ length: 12 / game.seats.max }, (_, deal) => played(game, deal)));
    const { uses } = surveyOf(game, [games], ['random'], 1);
    const empty = uses.filter(({ things }) => things.every(({ all }) => all === 0));
    expect(empty.map(({ group }) => group.id)).toEqual([]);
  });
});
