import { shipyardSecond, type Tables } from '@riband/shipyard';
import { expect, test } from 'vitest';
import {
  canalFace,
  channelsOf,
  extentOf,
  heading,
  LOT,
  lotChannels,
  lotPoint,
  onTable,
  pointsAt,
  readPlace,
  spacePoint,
  wayLine,
} from './canals.ts';

const tables = shipyardSecond().tables as Tables;

test('every canal is drawn with its four mouths, its officials on them, and as many arcs as its layout has', () => {
  for (const { name, turns } of tables.canals) {
    for (const turn of turns) {
      const face = canalFace(tables, name, turn);
      const { spaces } = face;
      const channels = channelsOf(face);
      const mouths = spaces.filter(({ official }) => official !== null).map(({ space }) => space);
      expect(mouths).toEqual(['N', 'E', 'S', 'W']);
      expect(channels.match(/A/g)).toHaveLength(name.startsWith('C') ? 6 : 4);
      expect(channels.match(/L/g)).toHaveLength(4);
    }
  }
});

test('on the market there is room for an icon of 24 pixels at each mouth, and as much water as on the table', () => {
  const mouths = (['N', 'E', 'S', 'W'] as const).map(lotPoint);
  for (const [index, { x, y }] of mouths.entries()) {
    expect(Math.min(x, y, LOT.width - x, LOT.height - y)).toBeGreaterThanOrEqual(12);
    for (const other of mouths.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(24);
  }
  for (const { name } of tables.canals)
    expect(lotChannels(canalFace(tables, name, 0)).match(/L/g)).toHaveLength(name.startsWith('C') ? 6 : 4);
});

test('a quarter turn takes what stood in the north to the east', () => {
  for (const { name } of tables.canals) {
    const stands = (turn: number, space: string) =>
      canalFace(tables, name, turn).spaces.find((one) => one.space === space)?.official;
    expect(stands(1, 'E')).toBe(stands(0, 'N'));
    expect(stands(0, 'N')).toBe(name.split(':')[1]?.split('.')[0]);
  }
});

test('a token heads away from what is behind it', () => {
  expect(heading({ space: 'N', behind: 'outside' })).toBe(90);
  expect(heading({ space: 'E', behind: 'ne' })).toBe(0);
  expect(heading({ space: 'W', behind: 'sw' })).toBe(180);
});

test('a way runs over the spaces where they lie on the table', () => {
  const step = { x: 1, y: -1, space: 'W', official: null, points: 0 };
  const { x, y } = spacePoint('W');
  expect(onTable(step)).toEqual({ x: 100 + x, y: y - 100 });
  expect(wayLine([step])).toBe(`M${100 + x} ${y - 100}`);
  const bend = wayLine([step, { ...step, space: 'nw' }]);
  expect(bend).toMatch(/^M\S+ \S+A32 32 0 0 1 /);
  expect(wayLine([step, { x: 0, y: -1, space: 'E' }])).toMatch(/^M\S+ \S+L/);
});

test('the points of spaces stand apart from the officials, from each other and from the edge of the tile', () => {
  const mouths = ['N', 'E', 'S', 'W'].map((space) => ({ x: 0, y: 0, space }));
  const tags = mouths.map((mouth) => pointsAt(mouth, null));
  for (const [index, { x, y }] of tags.entries()) {
    expect(Math.min(x, y, 100 - x, 100 - y)).toBeGreaterThan(10);
    for (const mouth of mouths.map(onTable)) expect(Math.hypot(x - mouth.x, y - mouth.y)).toBeGreaterThan(18);
    for (const other of tags.slice(index + 1)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(25);
  }
  for (const [index, space] of ['ne', 'se', 'sw', 'nw'].entries()) {
    const token = { x: 0, y: 0, space };
    const [tag, ship] = [pointsAt(mouths[index]!, token), onTable(token)];
    expect(Math.hypot(tag.x - ship.x, tag.y - ship.y)).toBeGreaterThan(25);
  }
});

test('a chart is as large as the cells on it', () => {
  expect(extentOf([])).toEqual({ left: 0, top: 0, width: 1, height: 1 });
  expect(
    extentOf([
      { x: -1, y: 2 },
      { x: 3, y: 2 },
    ]),
  ).toEqual({ left: -1, top: 2, width: 5, height: 1 });
});

test('places are read from their targets', () => {
  expect(readPlace('space:0,-1:ne')).toEqual({ x: 0, y: -1, space: 'ne' });
  expect(readPlace('cell:2,3')).toEqual({ x: 2, y: 3, space: '' });
});
