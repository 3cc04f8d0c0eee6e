import type { CanalSeen, CruiseStep, Tables, TokenView } from '@riband/shipyard';
import { OFFICIALS, SPACES, type Space } from './names.ts';

/** A canal tile is drawn on a field of 100 by 100; its channel runs on a circle. */
export const TILE = 100;
const MIDDLE = TILE / 2;
const RADIUS = 32;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Of each space, in degrees clockwise from the east. */
const ANGLES: Readonly<Record<Space, number>> = { N: 270, ne: 315, E: 0, se: 45, S: 90, sw: 135, W: 180, nw: 225 };
const isMouth = (space: Space): boolean => space.length === 1 && space === space.toUpperCase();

function onCircle(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180;
  return { x: round(MIDDLE + radius * Math.cos(turn)), y: round(MIDDLE + radius * Math.sin(turn)) };
}
const round = (length: number): number => Math.round(length * 10) / 10;

export const spacePoint = (space: Space): Point => onCircle(ANGLES[space], RADIUS);

interface Lying {
  readonly x: number;
  readonly y: number;
  readonly space: string;
}

/** Where a space lies on the table. */
export function onTable({ x, y, space }: Lying): Point {
  // Spaces of a walk are those of the list.
  const point = spacePoint(space as Space);
  return { x: x * TILE + point.x, y: y * TILE + point.y };
}

/**
 * Where the points of a space are written: not over the official at a mouth, but beside, where a tile is empty; clockwise, unless the ship token
 * lies there.
 */
export function pointsAt({ x, y, space }: Lying, token: Lying | null): Point {
  const at = space as Space;
  const beside = (degrees: number): Point => onCircle(ANGLES[at] + degrees, RADIUS + 12);
  const isOnTile = token !== null && token.x === x && token.y === y;
  const isTaken = isOnTile && ANGLES[token.space as Space] === (ANGLES[at] + 45) % 360;
  const point = isMouth(at) ? beside(isTaken ? -30 : 30) : spacePoint(at);
  return { x: x * TILE + point.x, y: y * TILE + point.y };
}

export interface CanalFace {
  readonly spaces: readonly { readonly space: Space; readonly official: (typeof OFFICIALS)[number] | null }[];
  /** Spaces with water between them. */
  readonly joints: readonly (readonly [Space, Space])[];
}

/** A tile as it lies: which spaces it has, who stands there, and how the water runs. */
export function canalFace(tables: Tables, canal: string, turn: number): CanalFace {
  const turned = tables.canals.find(({ name }) => name === canal)?.turned[turn];
  const OUTSIDE = SPACES.length;
  const joints = new Set<string>();
  const seen = new Set<number>();
  for (const mouth of [0, 1, 2, 3]) {
    for (const { space, behind } of turned?.spots[mouth * (OUTSIDE + 1) + OUTSIDE] ?? []) {
      seen.add(space);
      if (behind < OUTSIDE) joints.add([space, behind].toSorted((a, b) => a - b).join());
    }
  }
  return {
    spaces: SPACES.flatMap((space, index) =>
      seen.has(index) ? [{ space, official: OFFICIALS[turned?.icons[index] ?? -1] ?? null }] : [],
    ),
    joints: [...joints].map((joint) => joint.split(',').map((space) => SPACES[Number(space)]) as [Space, Space]),
  };
}

/** The water of a tile, with its inlets from all sides, as the data of an SVG path. */
export const channelsOf = ({ joints }: CanalFace): string =>
  [...joints.map(([from, to]) => arc(from, to)), ...SPACES.filter(isMouth).map(inlet)].join('');

/** On the market a canal is drawn broad, so that who stands at its mouths can be made out: the spaces on a field of this size. */
export const LOT = { width: 92, height: 52 } as const;
const LOT_SPACES: Readonly<Record<Space, Point>> = {
  N: { x: 46, y: 13.5 },
  ne: { x: 73, y: 6.5 },
  E: { x: 78, y: 26 },
  se: { x: 73, y: 45.5 },
  S: { x: 46, y: 38.5 },
  sw: { x: 19, y: 45.5 },
  W: { x: 14, y: 26 },
  nw: { x: 19, y: 6.5 },
};
export const lotPoint = (space: Space): Point => LOT_SPACES[space];

export const lotChannels = ({ joints }: CanalFace): string =>
  joints
    .map((joint) => joint.map(lotPoint))
    .map(([from, to]) => `M${from?.x} ${from?.y}L${to?.x} ${to?.y}`)
    .join('');

function arc(from: Space, to: Space): string {
  const [a, b] = [spacePoint(from), spacePoint(to)];
  return `M${a.x} ${a.y}${bend(from, to)}${b.x} ${b.y}`;
}

/** An arc of the channel's circle, without its end. */
function bend(from: Space, to: Space): string {
  const clockwise = (ANGLES[to] - ANGLES[from] + 360) % 360 < 180;
  return `A${RADIUS} ${RADIUS} 0 0 ${clockwise ? 1 : 0} `;
}

function inlet(mouth: Space): string {
  const [edge, inner] = [onCircle(ANGLES[mouth], MIDDLE), spacePoint(mouth)];
  return `M${edge.x} ${edge.y}L${inner.x} ${inner.y}`;
}

/** Which way the ship token heads, in degrees clockwise from the east. */
export function heading({ space, behind }: Pick<TokenView, 'space' | 'behind'>): number {
  if (behind === 'outside') return (ANGLES[space] + 180) % 360;
  if (isMouth(space)) return ANGLES[space];
  const [from, to] = [spacePoint(behind), spacePoint(space)];
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
}

/** The cells that a chart must show, as columns and lines. */
export interface Extent {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export function extentOf(cells: readonly Point[]): Extent {
  const [xs, ys] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
  const [left, top] = [Math.min(0, ...xs), Math.min(0, ...ys)];
  if (cells.length === 0) return { left, top, width: 1, height: 1 };
  const [first, high] = [Math.min(...xs), Math.min(...ys)];
  return { left: first, top: high, width: Math.max(...xs) - first + 1, height: Math.max(...ys) - high + 1 };
}

/** A way over spaces: on a tile it follows the channel, from tile to tile it goes straight. */
export function wayLine(path: readonly Pick<CruiseStep, 'x' | 'y' | 'space'>[]): string {
  return path
    .map((step, index) => {
      const { x, y } = onTable(step);
      const before = path[index - 1];
      if (before === undefined) return `M${x} ${y}`;
      const isBend = before.x === step.x && before.y === step.y;
      return isBend ? `${bend(before.space as Space, step.space as Space)}${x} ${y}` : `L${x} ${y}`;
    })
    .join('');
}

/** `cell:2,-1`, `space:0,1:ne`. */
export function readPlace(target: string): { x: number; y: number; space: string } {
  const [, cell = '', space = ''] = target.split(':');
  const [x = 0, y = 0] = cell.split(',').map(Number);
  return { x, y, space };
}

export const cellKey = ({ x, y }: Pick<CanalSeen, 'x' | 'y'>): string => `${x},${y}`;
