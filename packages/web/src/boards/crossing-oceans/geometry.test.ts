import { crossingOceans, type Tables } from '@riband/crossing-oceans';
import { expect, test } from 'vitest';
import {
  CHART,
  GAIN,
  gainPlace,
  isKnownPort,
  lane,
  PLATE,
  type Point,
  polar,
  project,
  STATION,
  WATERS,
  wedge,
} from './geometry.ts';

const tables = crossingOceans.tables as Tables;
const regions = Object.values(WATERS);

interface Box {
  readonly at: Point;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box): boolean =>
  a.at[0] < b.at[0] + b.width &&
  b.at[0] < a.at[0] + a.width &&
  a.at[1] < b.at[1] + b.height &&
  b.at[1] < a.at[1] + a.height;

test('every port of the game has a place on the coast', () => {
  for (const { id } of tables.ports) expect(isKnownPort(id), id).toBe(true);
});

test('meridians go from left to right and parallels from top to bottom', () => {
  expect(project([-74, 40])[0]).toBeLessThan(project([18, 40])[0]);
  expect(project([18, 40])[0]).toBeLessThan(project([237, 40])[0]);
  expect(project([0, 50])[1]).toBeLessThan(project([0, -30])[1]);
});

test('stations, name plates and gains lie on the chart, and none upon another', () => {
  const boxes = Object.entries(WATERS).flatMap(([id, { plate, gains, stations }]) => {
    const ports = tables.ports.filter(({ region }) => region === id).length;
    const ofPorts = stations.slice(0, ports).map((at): Box => ({ at, width: STATION.width, height: STATION.height }));
    // Each of its ports may earn somebody else something.
    const ofGains = ofPorts.map((_, index): Box => {
      const [x, y] = gainPlace(gains, index);
      return { at: [plate[0] + x, plate[1] + y], ...GAIN };
    });
    return [{ at: plate, ...PLATE }, ...ofPorts, ...ofGains];
  });
  for (const [index, box] of boxes.entries()) {
    expect(box.at[0]).toBeGreaterThanOrEqual(0);
    expect(box.at[1]).toBeGreaterThanOrEqual(0);
    expect(box.at[0] + box.width).toBeLessThanOrEqual(CHART.width);
    expect(box.at[1] + box.height).toBeLessThanOrEqual(CHART.height);
    for (const other of boxes.slice(index + 1)) expect(overlap(box, other), `${box.at} ${other.at}`).toBe(false);
  }
});

test('the sheet of a region shows all of its stations and gains', () => {
  for (const [id, { stations, plate, gains, sheet }] of Object.entries(WATERS)) {
    const [left, top, width, height] = sheet;
    const ports = tables.ports.filter(({ region }) => region === id).length;
    const [, highest] = gainPlace(gains, ports - 1);
    const corner: Point = [plate[0], plate[1] + Math.min(highest, 0)];
    for (const [x, y] of [plate, corner, ...stations.slice(0, ports)]) {
      expect(x, id).toBeGreaterThanOrEqual(left);
      expect(y, id).toBeGreaterThanOrEqual(top);
      expect(x + STATION.width, id).toBeLessThanOrEqual(left + width);
      expect(y + PLATE.height, id).toBeLessThanOrEqual(top + height);
    }
  }
});

test('a region has room for as many ports as the rules allow', () => {
  for (const { stations } of regions) expect(stations).toHaveLength(4);
});

test('lines begin and end where they should', () => {
  const points: readonly Point[] = [
    [1, 2],
    [5, 5],
    [9, 2],
  ];
  expect(lane(points)).toBe('M1 2Q5 5 9 2');
  expect(lane(points.slice(0, 2))).toBe('M1 2L5 5');
});

test('the first spot of the rondel points north, the third east', () => {
  expect(polar(0, 8, 10)).toEqual([0, -10]);
  expect(polar(2, 8, 10)).toEqual([10, -0]);
  expect(wedge(0, 4, 1, 10)).toMatch(/^M-0.7 -0.7L-7.1 -7.1A10 10 0 0 1 7.1 -7.1/);
});
