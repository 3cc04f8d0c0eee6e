import { must, mustBeUnique } from './must.ts';
import type { ComponentFile } from './read.ts';

type Edges = NonNullable<ComponentFile['canals']['layouts'][string]>;

const MOUTHS = ['N', 'E', 'S', 'W'] as const;

/** With this many tiles, one system of all but one of them has no more than 200 cells and turns to lay the last. */
const MOST_CANALS = 25;

export function checkCanals({ canals: { layouts, tiles } }: ComponentFile): void {
  mustBeUnique(
    'canals.tiles',
    tiles.map((tile) => tile.id),
  );
  must(tiles.length >= 6, 'canals.tiles', `expected at least 6 tiles, found ${tiles.length}`);
  must(tiles.length <= MOST_CANALS, 'canals.tiles', `expected at most ${MOST_CANALS} tiles, found ${tiles.length}`);
  for (const { id, layout } of tiles)
    must(Object.hasOwn(layouts, layout), `canals.tiles[${id}].layout`, `there is no layout "${layout}"`);
  for (const [name, edges] of Object.entries(layouts)) checkLayout(`canals.layouts.${name}`, edges ?? []);
}

/** A mouth on each side, and no closed ring: a ship must not be able to circle. */
function checkLayout(place: string, edges: Edges): void {
  const spaces = new Set(edges.flat());
  for (const mouth of MOUTHS) must(spaces.has(mouth), place, `the mouth ${mouth} leads nowhere`);
  const group = new Map([...spaces].map((space) => [space, space]));
  for (const [from, to] of edges) {
    const [a, b] = [group.get(from), group.get(to)];
    must(a !== b, place, `${from} and ${to} close a ring`);
    for (const [space, root] of group) if (root === a && b !== undefined) group.set(space, b);
  }
}
