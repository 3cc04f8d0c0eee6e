import type { ComponentFile } from '../components/index.ts';
import { ICONS, indexIn, SPACES } from '../lists.ts';

/** Behind a token that came from another tile, or was put down with its stern outward (S-SAIL-5). */
export const OUTSIDE = 8;

/** A space of a tile that can be reached without leaving the tile, how far it is, and the space that is then behind. */
export interface Spot {
  readonly space: number;
  readonly distance: number;
  readonly behind: number;
}

/** A canal tile in one of its four positions; spaces are named as they lie on the table. */
export interface TurnedCanal {
  /** By where the token stands and what is behind it: every space ahead of it, itself first. */
  readonly spots: readonly (readonly Spot[])[];
  /** The icon of each space, or -1. */
  readonly icons: readonly number[];
}

export interface CanalFace {
  readonly name: string;
  /** In quarter turns clockwise. */
  readonly turned: readonly TurnedCanal[];
  /** The turns that do not look alike: laying it one of these ways reaches every outcome once. */
  readonly turns: readonly number[];
}

export const spotKey = (space: number, behind: number): number => space * 9 + behind;

type CanalPiece = ComponentFile['canals']['tiles'][number];

/** The face of every tile. Tiles of one layout share its channels: to find the ways through them takes long. */
export function canalFaces({ tiles, layouts }: ComponentFile['canals']): readonly CanalFace[] {
  const channels = new Map(Object.entries(layouts).map(([layout, pairs]) => [layout, channelsOf(pairs)]));
  return tiles.map((tile) => canalFace(tile, channels.get(tile.layout) ?? channelsOf()));
}

/** A canal's face is its layout and its icons: `C:lantern.cannon.crane.lifeboat`, from the north clockwise. */
function canalFace({ layout, icons }: CanalPiece, { edges, spots }: Channels): CanalFace {
  const marks = [icons.N, icons.E, icons.S, icons.W];
  const looks = TURNS.map((turn) => lookOf(edges, marks, turn));
  return {
    name: `${layout}:${marks.join('.')}`,
    turned: TURNS.map((turn) => ({ spots: spots[turn]!, icons: iconsOf(marks, turn) })),
    turns: TURNS.filter((turn) => looks.indexOf(looks[turn]!) === turn),
  };
}

const TURNS = [0, 1, 2, 3];

/** What the tiles of a layout have in common: the spaces that it joins, and the spots by turn. */
interface Channels {
  readonly edges: Edges;
  readonly spots: readonly TurnedCanal['spots'][];
}

function channelsOf(pairs: ComponentFile['canals']['layouts'][string] = []): Channels {
  const edges = pairs.map(([from, to]) => [indexIn(SPACES, from), indexIn(SPACES, to)] as const);
  return { edges, spots: TURNS.map((turn) => spotsOf(edges, turn)) };
}

type Edges = readonly (readonly [number, number])[];

/** Where a space of the unturned tile lies after some quarter turns clockwise. */
function turnSpace(space: number, turn: number): number {
  return space < 4 ? (space + turn) % 4 : 4 + ((space + turn) % 4);
}

function spotsOf(edges: Edges, turn: number): TurnedCanal['spots'] {
  const neighbours: number[][] = SPACES.map(() => []);
  for (const [from, to] of edges) {
    neighbours[turnSpace(from, turn)]!.push(turnSpace(to, turn));
    neighbours[turnSpace(to, turn)]!.push(turnSpace(from, turn));
  }
  return SPACES.flatMap((_, space) =>
    Array.from({ length: OUTSIDE + 1 }, (__, behind) => spotsFrom(neighbours, space, behind)),
  );
}

function iconsOf(marks: readonly (typeof ICONS)[number][], turn: number): readonly number[] {
  const icons = SPACES.map(() => -1);
  for (const [mouth, mark] of marks.entries()) icons[turnSpace(mouth, turn)] = indexIn(ICONS, mark);
  return icons;
}

/** No tile has a ring, so that going on without turning back comes by every space just once. */
function spotsFrom(neighbours: readonly (readonly number[])[], space: number, behind: number): readonly Spot[] {
  const spots: Spot[] = [];
  const visit = (at_: number, from: number, distance: number): void => {
    spots.push({ space: at_, distance, behind: from });
    for (const next of neighbours[at_]!.toSorted((a, b) => a - b)) if (next !== from) visit(next, at_, distance + 1);
  };
  visit(space, behind, 0);
  return spots;
}

function lookOf(edges: Edges, marks: readonly string[], turn: number): string {
  const lines = edges.map(([from, to]) =>
    [turnSpace(from, turn), turnSpace(to, turn)].toSorted((a, b) => a - b).join(),
  );
  const icons = marks.map((_, mouth) => marks[(mouth + 4 - turn) % 4]);
  return `${lines.toSorted().join(' ')} ${icons.join()}`;
}
