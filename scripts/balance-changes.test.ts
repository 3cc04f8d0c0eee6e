import { expect, test } from 'vitest';
import { CELLS_BEFORE, CELLS_OF_TODAY, type Cell } from './balance-cells.mjs';
import { changeSections } from './balance-changes.mjs';
import type { Figures } from './balance-page.mjs';
import { toldBy } from './balance-told.mjs';

const NOTHING = { low: null, high: null };

/** A contract as a survey tells it, under its name. */
function thing(name: string, all: number | null, winners: number | null, around: number) {
  const range = all === null ? NOTHING : { low: all - around, high: all + around };
  return { name, isThere: true, all, most: null, winners, range, lead: NOTHING };
}

function figures(components: string, games: number, worth: number): Figures {
  return {
    ...{ date: '2026-01-31', arena: { components }, games, seats: [], inTurn: [] },
    bots: [{ score: { value: 71.5, low: 70, high: 73 }, spread: 9 }],
    survey: {
      ...{ turns: 100, winningScore: 81.3, sources: [] },
      uses: [
        {
          ...{ group: 'contracts', title: 'Contracts kept', unit: 'a game' },
          things: [thing('Eight elements', 0.16, 0.333, 0.04), thing('Ships of 6 cards', 0, 0, 0)],
        },
        {
          ...{ group: 'contractPoints', title: 'Worth', unit: 'points each' },
          things: [thing('Eight elements', worth, 18, 1.5), thing('Ships of 6 cards', null, null, 0)],
        },
      ],
    },
  };
}

const [before] = CELLS_BEFORE;
const today = CELLS_OF_TODAY.find(
  ({ game, seats, bots }) => game === before?.game && seats === 4 && bots.join() === 'mate',
);
if (before === undefined || today === undefined) throw new Error('there are cells');
const THEN: [Cell, Figures] = [before, figures('shipyard-1', 50, 17)];
const NOW: [Cell, Figures] = [today, figures('shipyard-2', 60, 11.9)];

test('what a change of tables did is told for each contract, before and after', () => {
  const [section = '', ...others] = changeSections(new Map([THEN, NOW]), toldBy(''));
  expect(others).toEqual([]);
  expect(section).toContain('## Before and after, shipyard-second, 4 seats of mate');
  expect(section.split('\n').filter((line) => line.startsWith('| '))).toEqual([
    '|  |  | shipyard-1, 50 games | shipyard-2, 60 games |',
    '| --- | --- | --- | --- |',
    '| Eight elements | points each | 17.0 (15.5 to 18.5) | 11.9 (10.4 to 13.4) |',
    '|  | of all seats | 16 % (12 to 20) | 16 % (12 to 20) |',
    '|  | of those that won | 33 % | 33 % |',
    '| Number of ships | points each | – | – |',
    '|  | of all seats | – | – |',
    '|  | of those that won | – | – |',
    '| Ships of 6 cards | points each | – | – |',
    '|  | of all seats | 0 % (0 to 0) | 0 % (0 to 0) |',
    '|  | of those that won | 0 % | 0 % |',
    '| Ships of 7 cards or more | points each | – | – |',
    '|  | of all seats | – | – |',
    '|  | of those that won | – | – |',
    '| All points | of all seats | 71.5 (70.0 to 73.0) | 71.5 (70.0 to 73.0) |',
    '|  | of those that won | 81.3 | 81.3 |',
  ]);
});

test('a change of prices is told for each ship that has another price, before and after', () => {
  const cell = CELLS_BEFORE.find(({ game }) => game === 'crossing-oceans')!;
  const sameOfToday = CELLS_OF_TODAY.find(
    ({ game, seats, bots }) => game === cell.game && seats === cell.seats && bots.join() === cell.bots.join(),
  )!;
  const bought = (components: string, share: number): Figures => {
    const { survey, ...others } = figures(components, 50, 0);
    const things = [thing('Balmoral Castle', share, 0.36, 0.01), thing('Arizona', 0.2, 0.2, 0.1)];
    const uses = [{ group: 'purchases', title: 'Bought', unit: 'a game', things }];
    return { ...others, survey: { ...survey, uses } };
  };
  const known = new Map([
    [cell, bought('components-1', 0.25)],
    [sameOfToday, bought('components-2', 0.24)],
  ]);
  const [section = ''] = changeSections(known, toldBy(''));
  expect(section).toContain('## Before and after, crossing-oceans, 4 seats of mate');
  expect(section).toContain('rules/components.md#what-has-changed-in-crossing-oceans');
  const rows = section.split('\n').filter((line) => line.startsWith('| '));
  expect(rows[0]).toBe('|  |  | components-1, 50 games | components-2, 50 games |');
  const at = rows.findIndex((row) => row.startsWith('| Balmoral Castle |'));
  expect(rows[at]).toMatch(
    /^\| Balmoral Castle \| of all seats \| £140: 25 % \(24 to 26\) \| £\d+: 24 % \(23 to 25\) \|$/,
  );
  expect(rows[at + 1]).toBe('|  | of those that won | 36 % | 36 % |');
  // What nobody bought, and what costs the same.
  expect(rows.find((row) => row.startsWith('| Titanic |'))).toMatch(/£300: – \| £\d+: – \|$/);
  expect(section).not.toContain('Arizona');
  expect(rows.at(-2)).toBe('| All points | of all seats | 71.5 (70.0 to 73.0) | 71.5 (70.0 to 73.0) |');
});

test('nothing is told where only one of both is known', () => {
  expect(changeSections(new Map([THEN]), toldBy(''))).toEqual([]);
  expect(changeSections(new Map([NOW]), toldBy(''))).toEqual([]);
});

test('what was told of more games stays as it is', () => {
  const section = changeSections(new Map([THEN, NOW]), toldBy('')).join('');
  const page = `# Balance\n\n| \`shipyard-second\` with \`shipyard-1\` | 4 | mate | 50 | 71.5 |\n${section}`;
  const fewer = new Map([[THEN[0], figures('shipyard-1', 40, 3)] as [Cell, Figures], NOW]);
  expect(changeSections(fewer, toldBy(page))).toEqual([section]);
  const more = new Map([[THEN[0], figures('shipyard-1', 80, 3)] as [Cell, Figures], NOW]);
  expect(changeSections(more, toldBy(page)).join('')).toContain('shipyard-1, 80 games');
});
