import { crossingOceans } from '@riband/crossing-oceans';
import { quayside } from '@riband/example';
import { completeOptions, type Game, type Noun } from '@riband/kernel';
import { shipyardFirst, shipyardSecond, shipyardSolo } from '@riband/shipyard';
import { describe, expect, test } from 'vitest';
import { random } from '../../random.ts';
import { playMatch } from '../match.ts';
import type { Setting } from '../play.ts';
import { type FinishedGame, isFinished } from '../record.ts';
import { surveyOf } from '../survey.ts';
import { countingOf } from './index.ts';

const GAMES: readonly Game[] = [shipyardSecond(), shipyardFirst(), shipyardSolo(), crossingOceans, quayside];

function settingOf(game: Game, seats = game.seats.max): Setting {
  const completed = completeOptions(game.options, {});
  if ('problem' in completed) throw new Error(completed.problem);
  return { game, options: completed.options, seats };
}

async function played(setting: Setting, deal = 0): Promise<FinishedGame> {
  const entrants = new Array(setting.seats).fill(random);
  const one = await playMatch({ setting, seed: 1, deal, rotation: 0, entrants, now: () => 0 });
  if (!isFinished(one)) throw new Error(one.fault.reason);
  return one;
}

describe.each(GAMES.map((game) => ({ id: game.id, game })))('what is counted in $id', ({ game }) => {
  const counting = countingOf(game);
  const setting = settingOf(game);

  test('has a name for everything', () => {
    for (const group of counting.groups) {
      const names = group.things(game).map((thing) => group.name(game, thing));
      const texts = names.map((name) => (typeof name === 'string' ? name : (name as Noun).noun));
      expect(new Set(texts).size).toBe(texts.length);
      expect(texts.every((text) => text !== '')).toBe(true);
    }
  });

  test('is what there is, and the points by source add up', async () => {
    const one = await played(setting);
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
    const games = await Promise.all(Array.from({ length: 12 / game.seats.max }, (_, deal) => played(setting, deal)));
    const { uses } = surveyOf(setting, [games], ['random'], 1);
    const empty = uses.filter(({ things }) => things.every(({ all }) => !(all > 0)));
    expect(empty.map(({ group }) => group.id)).toEqual([]);
  });
});

/** What such a table has of a group, as a survey of a game sees it. */
async function thingsThere(setting: Setting, id: string): Promise<readonly string[]> {
  const { uses } = surveyOf(setting, [[await played(setting)]], ['random'], 1);
  const things = uses.find(({ group }) => group.id === id)?.things ?? [];
  return things.filter(({ isThere }) => isThere).map(({ thing }) => thing);
}

test.each([shipyardSecond(), shipyardFirst()])('S-SUBSIDY-1: only four can leave a subsidy alone', async (game) => {
  for (const kind of ['chose', 'bonus']) {
    for (const seats of [2, 3]) expect(await thingsThere(settingOf(game, seats), kind)).not.toContain('subsidy');
    expect(await thingsThere(settingOf(game, 4), kind)).toContain('subsidy');
  }
});

test('N-SETUP-3: where fixed sets are dealt, nobody can leave alone what is in none of them', async () => {
  expect(await thingsThere(settingOf(shipyardSolo()), 'contracts')).toHaveLength(16);
  expect(await thingsThere(settingOf(shipyardSecond()), 'contracts')).toHaveLength(26);
});

/** As much as seats can use of each thing of a group, as a survey of a game sees it. */
async function mostIn(setting: Setting, id: string): Promise<ReadonlySet<number>> {
  const { uses } = surveyOf(setting, [[await played(setting)]], ['random'], 1);
  return new Set(uses.find(({ group }) => group.id === id)?.things.map(({ most }) => most));
}

test('where there are only so many of a thing, it is known how much seats can use of it', async () => {
  expect(await mostIn(settingOf(crossingOceans, 4), 'purchases')).toEqual(new Set([1 / 4]));
  expect(await mostIn(settingOf(crossingOceans, 4), 'actions')).toEqual(new Set([Number.POSITIVE_INFINITY]));
  expect(await mostIn(settingOf(shipyardSecond(), 2), 'employees')).toEqual(new Set([1 / 2]));
  expect(await mostIn(settingOf(shipyardSecond(), 4), 'employees')).toEqual(new Set([2 / 4]));
});

test('of games that do not say what was done in them nothing is said to be never used', async () => {
  const setting = settingOf(quayside);
  const [told, other] = [await played(setting), await played(setting, 1)];
  const nothing = told.counts.map(() => ({}));
  const untold = { ...other, points: nothing, counts: nothing };
  const known = surveyOf(setting, [[told]], ['random'], 1);
  const mixed = surveyOf(setting, [[told], [untold]], ['random'], 1);
  expect(mixed.games).toHaveLength(2);
  expect(mixed).toMatchObject({ told: known.told, uses: known.uses, sources: known.sources });
  expect(surveyOf(setting, [[untold]], ['random'], 1)).toMatchObject({ told: [], uses: [], sources: { sources: [] } });
});

test('what each bot used is told apart, and comes to what all used together', async () => {
  const setting = settingOf(quayside, 2);
  const one = await played(setting);
  const mixed = { ...one, bots: ['a', 'b'] };
  const { uses } = surveyOf(setting, [[mixed]], ['a', 'b'], 1);
  for (const { group, things } of uses)
    for (const { thing, all, byBot } of things) {
      expect(byBot).toEqual({ a: one.counts[0]?.[group.id]?.[thing] ?? 0, b: one.counts[1]?.[group.id]?.[thing] ?? 0 });
      expect(all).toBeCloseTo((byBot['a']! + byBot['b']!) / 2, 9);
    }
});
