import { seeded } from '@riband/kernel';
import { expect, test } from 'vitest';
import type { Group } from './counts/counting.ts';
import type { FinishedGame } from './record.ts';
import { useIntervals } from './use-intervals.ts';

const group = (id: string, per?: string): Group => ({
  ...{ id, title: id, unit: 'a game', things: () => [], name: () => id, uses: () => [] },
  ...(per === undefined ? {} : { per }),
});
const contracts = group('contracts');
const worth = group('worth', 'contracts');

/** The winner keeps two contracts of 10 points, and the loser, every other time, one of 4. */
function deal(random: { below(end: number): number }, index: number): readonly FinishedGame[] {
  const kept = random.below(2);
  const counts = [
    { contracts: { ships: 2 }, worth: { ships: 20 } },
    kept === 0 ? {} : { contracts: { ships: 1 }, worth: { ships: 4 } },
  ];
  const played = { deal: index, rotation: 0, bots: ['a', 'a'], places: [1, 2], scores: [9, 4], turns: 1, moves: 1 };
  return [{ ...played, decisions: [1, 1], milliseconds: [0, 0], points: [{}, {}], counts }];
}

function intervalsOf(deals: number) {
  const random = seeded(`${deals} deals`);
  const columns = [
    { group: contracts, thing: 'ships' },
    { group: contracts, thing: 'crew' },
    { group: worth, thing: 'ships' },
    { group: worth, thing: 'crew' },
  ];
  const [ships, crew, worthOfShips, worthOfCrew] = useIntervals(
    columns,
    Array.from({ length: deals }, (_, index) => deal(random, index)),
    1,
  );
  return { ships: ships!, crew: crew!, worthOfShips: worthOfShips!, worthOfCrew: worthOfCrew! };
}

test('what seats use on average, and by how much winners use more, lies in the intervals', () => {
  const { ships, worthOfShips } = intervalsOf(200);
  for (const [{ low, high }, truth] of [
    [ships.range, 1.25],
    [ships.lead, 0.75],
    [worthOfShips.range, 22 / 2.5],
    [worthOfShips.lead, 10 - 22 / 2.5],
  ] as const) {
    expect(low).toBeLessThan(truth);
    expect(high).toBeGreaterThan(truth);
    expect(high - low).toBeLessThan(truth / 3 + 0.6);
  }
});

test('more games make it surer', () => {
  const width = (deals: number): number => {
    const { low, high } = intervalsOf(deals).ships.range;
    return high - low;
  };
  expect(width(400)).toBeLessThan(0.6 * width(100));
});

test('what nobody uses is used by nobody for sure, but what it is worth nobody knows', () => {
  const { crew, worthOfCrew } = intervalsOf(10);
  const [nothing, unknown] = [0, Number.NaN].map((value) => ({ low: value, high: value }));
  expect(crew).toEqual({ range: nothing, lead: nothing });
  expect(worthOfCrew).toEqual({ range: unknown, lead: unknown });
});

test('what hardly anybody had was not worth nothing where it was not drawn', () => {
  const ship = (index: number, ships: number): readonly FinishedGame[] => {
    const [one] = deal(seeded('any'), index);
    return [{ ...one!, counts: [{ contracts: { ships }, worth: { ships: 16 * ships } }, {}] }];
  };
  const deals = Array.from({ length: 20 }, (_, index) => ship(index, index === 0 ? 1 : 0));
  const [found] = useIntervals(
    [
      { group: worth, thing: 'ships' },
      { group: contracts, thing: 'ships' },
    ],
    deals,
    1,
  );
  expect(found).toEqual({ range: { low: 16, high: 16 }, lead: { low: 0, high: 0 } });
});
