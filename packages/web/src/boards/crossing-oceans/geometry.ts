import type { CrossingOceansNouns, RegionId } from '@riband/crossing-oceans';
import type { Place } from './coast.ts';

export type Point = readonly [x: number, y: number];

/** The chart, in units that are pixels on a laptop. */
export const CHART = { width: 986, height: 405 } as const;
/** A port with its houses, and below it the spot of its ship. */
export const STATION = { width: 126, head: 26, height: 74, spot: 112 } as const;
export const PLATE = { width: 128, height: 28 } as const;
/** What somebody would earn, at the name of a region. */
export const GAIN = { width: 58, height: 17 } as const;

// Where each meridian and parallel lies. No projection has a name for it: oceans with ports are given room, the rest is pressed together.
const MERIDIANS: readonly Point[] = [
  [-130, -75],
  [-105, 0],
  [-75, 95],
  [-60, 150],
  [-35, 225],
  [-10, 385],
  [30, 458],
  [73, 582],
  [105, 650],
  [140, 722],
  [151, 748],
  [167, 850],
  [178, 892],
  [200, 920],
  [235, 955],
  [275, 1060],
];
const PARALLELS: readonly Point[] = [
  [-56, 425],
  [-35, 384],
  [-10, 318],
  [0, 292],
  [23, 210],
  [40, 135],
  [50, 88],
  [65, 20],
  [78, -24],
];

export function project([longitude, latitude]: Place): Point {
  return [along(MERIDIANS, longitude), along(PARALLELS, latitude)];
}

/** Between two of the given values, in proportion. */
function along(scale: readonly Point[], value: number): number {
  const next = scale.findIndex(([at]) => at >= value);
  const [from, to] = [scale[Math.max(next - 1, 0)], scale.at(next)];
  if (from === undefined || to === undefined || from === to) return to?.[1] ?? 0;
  return from[1] + ((to[1] - from[1]) * (value - from[0])) / (to[0] - from[0]);
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A closed line that is drawn towards its points and rounds them off, as a pen does. */
export function coastline(places: readonly Place[]): string {
  const points = places.map(project);
  const turns = points.map(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    return `${round(x)} ${round(y)} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  const last = turns.at(-1)?.split(' ').slice(2).join(' ') ?? '0 0';
  return `M${last}Q${turns.join(' ')}z`;
}

type PortId =
  Extract<CrossingOceansNouns, `crossing-oceans.port.${string}`> extends `crossing-oceans.port.${infer Id}`
    ? Id
    : never;

/** Ports that the chart knows; those of a brought component file lie on the chart without a place on the coast. */
export const PORT_PLACES: Readonly<Record<PortId, Place>> = {
  'new-york': [-74, 40.6],
  montreal: [-73.5, 45.5],
  boston: [-70.8, 42.3],
  'new-orleans': [-90, 30],
  'rio-de-janeiro': [-43, -22.8],
  'buenos-aires': [-58.4, -34.4],
  'cape-town': [18.4, -34],
  bombay: [72.8, 19],
  colombo: [79.9, 6.9],
  batavia: [106.8, -6.2],
  sydney: [151.2, -33.9],
  auckland: [174.8, -36.8],
  yokohama: [139.6, 35.4],
  shanghai: [121.5, 31.2],
  'san-francisco': [237.6, 37.8],
};

export const isKnownPort = (id: string): id is PortId => Object.hasOwn(PORT_PLACES, id);

export const EUROPE: Place = [-3.5, 49.6];

/** A region of the chart: its name plate, its stations in the order of its ports, and the sheet of the atlas that shows it alone. */
export interface Waters {
  readonly plate: Point;
  /** Where there is room for what it would earn everybody: above the plate two by two, below it one by one. */
  readonly gains: 'above' | 'below';
  readonly stations: readonly Point[];
  readonly sheet: readonly [x: number, y: number, width: number, height: number];
  /** Where the line to Europe runs, from the stations on; from the east as far as the line through Suez. */
  readonly lane: readonly Place[];
}

/** Whatever comes from the east goes through the Suez Canal, which was opened in 1869. */
export const SUEZ: readonly Place[] = [
  [57, 13],
  [45, 12],
  [38.5, 20],
  [32.5, 30.5],
  [20, 34.8],
  [2, 37.8],
  [-7, 35.9],
  [-11, 42],
];
export const WATERS: Readonly<Record<RegionId, Waters>> = {
  'north-atlantic': {
    plate: [250, 35],
    gains: 'above',
    stations: [
      [122, 98],
      [118, 14],
      [254, 64],
      [58, 190],
    ],
    sheet: [30, 0, 370, 270],
    lane: [[-14, 48.5], EUROPE],
  },
  'south-atlantic': {
    plate: [206, 216],
    gains: 'above',
    stations: [
      [212, 252],
      [196, 330],
      [334, 331],
      [330, 240],
    ],
    sheet: [140, 181, 370, 224],
    lane: [[-24, 4], [-20, 28], [-13, 44], EUROPE],
  },
  'indian-ocean': {
    plate: [428, 303],
    gains: 'below',
    stations: [
      [456, 228],
      [588, 238],
      [556, 330],
      [340, 150],
    ],
    sheet: [400, 212, 370, 193],
    lane: [[57, 13]],
  },
  'tasmanian-sea': {
    plate: [856, 222],
    gains: 'above',
    stations: [
      [750, 330],
      [858, 254],
      [858, 184],
      [700, 262],
    ],
    sheet: [616, 187, 370, 218],
    lane: [
      [145, -41],
      [115, -38],
      [84, -6],
      [57, 13],
    ],
  },
  'pacific-ocean': {
    plate: [700, 35],
    gains: 'above',
    stations: [
      [736, 142],
      [720, 222],
      [830, 60],
      [860, 150],
    ],
    sheet: [616, 0, 370, 302],
    lane: [
      [118, 12],
      [104.5, 2.5],
      [94, 6.5],
      [78, 4.5],
      [57, 13],
    ],
  },
};

/** Where one of several gains stands, from the corner of the plate on; the first ones are next to it. */
export function gainPlace(gains: Waters['gains'], index: number): Point {
  if (gains === 'below') return [PLATE.width / 2 - 14, PLATE.height + GAIN.height * index];
  return [PLATE.width / 2 + GAIN.width * ((index % 2) - 1), -GAIN.height * (Math.floor(index / 2) + 1)];
}

export const RONDEL = { x: 575, y: 116, box: 116 } as const;

/** A line through the first and the last point that rounds off those between. */
export function lane(points: readonly Point[]): string {
  const [first = [0, 0], ...rest] = points;
  const write = ([x, y]: Point) => `${round(x)} ${round(y)}`;
  const turns = rest.slice(0, -1).map((at, index) => {
    const next = rest[index + 1] ?? at;
    const end: Point = index === rest.length - 2 ? next : [(at[0] + next[0]) / 2, (at[1] + next[1]) / 2];
    return `Q${write(at)} ${write(end)}`;
  });
  return rest.length === 1 ? `M${write(first)}L${write(rest[0] ?? first)}` : `M${write(first)}${turns.join('')}`;
}

/** One eighth of the rondel, from the inner to the outer radius; the first points north. */
export function wedge(spot: number, spots: number, inner: number, outer: number): string {
  const [from, to] = [spot - 0.5, spot + 0.5];
  const point = (at: number, radius: number) => polar(at, spots, radius).map(round).join(' ');
  return `M${point(from, inner)}L${point(from, outer)}A${outer} ${outer} 0 0 1 ${point(to, outer)}L${point(to, inner)}A${inner} ${inner} 0 0 0 ${point(from, inner)}z`;
}

/** A point of the rondel, around its middle; the first spot points north. */
export function polar(spot: number, spots: number, radius: number): Point {
  const angle = (2 * Math.PI * spot) / spots;
  return [round(radius * Math.sin(angle)), round(-radius * Math.cos(angle))];
}
