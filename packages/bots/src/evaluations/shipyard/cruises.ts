import type { PlayerState } from '@riband/shipyard';
import {
  berthsOf,
  canalOf,
  canalOn,
  cellOf,
  ICONS,
  indexIn,
  NO_TOKEN,
  neighbour,
  OUTSIDE,
  opposite,
  spotKey,
  type Tables,
  tokenBehind,
  tokenCell,
  tokenSpace,
  turnOf,
} from '@riband/shipyard/analysis';

const RIBAND = indexIn(ICONS, 'riband');

/**
 * The most points that officials (S-SCORE-4) and the Blue Riband (S-SCORE-5) give on a walk of each length up to `farthest`; `gifts` is what
 * each official gives to the ship, by ICONS. There is no entry where there is no such walk.
 */
export function cruisesOf(
  tables: Tables,
  { canals, token }: Pick<PlayerState, 'canals' | 'token'>,
  gifts: readonly number[],
  farthest: number,
): readonly (number | undefined)[] {
  const search: Search = { tables, canals, gifts, farthest, most: [] };
  for (const from of token === NO_TOKEN ? berthsOf(canals) : [token]) {
    const tile = canalOn(canals, tokenCell(from));
    walkTile(search, tile, tokenSpace(from), tokenBehind(from), 0, 0, 0, 0);
  }
  return search.most;
}

interface Search {
  readonly tables: Tables;
  readonly canals: readonly number[];
  readonly gifts: readonly number[];
  readonly farthest: number;
  readonly most: (number | undefined)[];
}

/** All ways on from a space of a tile, with what the way there has given: officials' points, and the last Blue Riband. */
function walkTile(
  search: Search,
  tile: number,
  space: number,
  behind: number,
  left: number,
  walked: number,
  officials: number,
  riband: number,
): void {
  const laid = search.canals[tile]!;
  const { spots, icons } = search.tables.canals[canalOf(laid)]!.turned[turnOf(laid)]!;
  const officialsTo: number[] = [];
  const ribandTo: number[] = [];
  officialsTo[space] = officials;
  ribandTo[space] = riband;
  for (const spot of spots[spotKey(space, behind)]!) {
    const distance = walked + spot.distance;
    if (distance > search.farthest) continue;
    if (spot.distance > 0) {
      const icon = icons[spot.space]!;
      officialsTo[spot.space] = officialsTo[spot.behind]! + (search.gifts[icon] ?? 0);
      ribandTo[spot.space] = icon === RIBAND ? distance : ribandTo[spot.behind]!;
      note(search, distance, officialsTo[spot.space]! + ribandTo[spot.space]!);
    }
    if (spot.space > 3 || spot.behind === OUTSIDE || distance === search.farthest) continue;
    const beyond = canalOn(search.canals, neighbour(cellOf(laid), spot.space));
    if (beyond < 0 || (left & (1 << beyond)) !== 0) continue;
    enterTile(
      search,
      beyond,
      opposite(spot.space),
      left | (1 << tile),
      distance + 1,
      officialsTo[spot.space]!,
      ribandTo[spot.space]!,
    );
  }
}

function enterTile(
  search: Search,
  tile: number,
  space: number,
  left: number,
  walked: number,
  officials: number,
  riband: number,
): void {
  const laid = search.canals[tile]!;
  const icon = search.tables.canals[canalOf(laid)]!.turned[turnOf(laid)]!.icons[space]!;
  const [given, last] = icon === RIBAND ? [officials, walked] : [officials + (search.gifts[icon] ?? 0), riband];
  note(search, walked, given + last);
  walkTile(search, tile, space, OUTSIDE, left, walked, given, last);
}

function note({ most }: Search, distance: number, points: number): void {
  most[distance] = Math.max(most[distance] ?? 0, points);
}
