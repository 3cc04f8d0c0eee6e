import { seatsUpTo } from '@riband/kernel';
import { MARKET_SIZE } from './components.ts';
import { COLUMNS, type Move, REGIONS } from './types.ts';

export type MoveOf<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

/** Every move there is, made once: lists of legal moves are picked from these. */
export interface Moves {
  readonly contract: Move;
  readonly sell: Move;
  readonly done: Move;
  readonly decline: Move;
  // By tile.
  readonly fill: readonly Move[];
  readonly deal: readonly Move[];
  readonly place: readonly Move[];
  // By port.
  readonly spot: readonly Move[];
  readonly coal: readonly Move[];
  readonly open: readonly Move[];
  readonly cargo: readonly Move[];
  readonly riband: readonly Move[];
  readonly house: readonly Move[];
  readonly load: readonly Move[];
  readonly elder: readonly Move[];
  /** By spot of the rondel. */
  readonly go: readonly Move[];
  /** C-RONDEL-2: from each spot, and last from the middle, where everybody begins; without and with a contract. */
  readonly goFree: readonly (readonly Move[])[];
  readonly goPaid: readonly (readonly Move[])[];
  readonly market: readonly Move[];
  readonly dock: readonly Move[];
  readonly token: readonly Move[];
  readonly region: readonly Move[];
}

export function makeMoves(ports: number, tiles: number, spots: number, freeSteps: number): Moves {
  let id = 0;
  const many = (count: number, make: (id: number, index: number) => Move): readonly Move[] =>
    Array.from({ length: count }, (_, index) => make(id++, index));
  const one = (kind: 'contract' | 'sell' | 'done' | 'decline'): Move => ({ id: id++, kind });
  const byTile = (kind: 'fill' | 'deal' | 'place'): readonly Move[] => many(tiles, (id, tile) => ({ id, kind, tile }));
  const byPort = (kind: 'spot' | 'coal' | 'open' | 'cargo' | 'riband' | 'house' | 'load'): readonly Move[] =>
    many(ports, (id, port) => ({ id, kind, port }));
  const go = many(spots, (id, spot) => ({ id, kind: 'go', spot }));
  return {
    contract: one('contract'),
    sell: one('sell'),
    done: one('done'),
    decline: one('decline'),
    fill: byTile('fill'),
    deal: byTile('deal'),
    place: byTile('place'),
    spot: byPort('spot'),
    coal: byPort('coal'),
    open: byPort('open'),
    cargo: byPort('cargo'),
    riband: byPort('riband'),
    house: byPort('house'),
    load: byPort('load'),
    elder: many(seatsUpTo(4).length, (id, seat) => ({ id, kind: 'elder', seat })),
    go,
    goFree: reach(go, freeSteps),
    goPaid: reach(go, spots - 1),
    market: many(MARKET_SIZE, (id, position) => ({ id, kind: 'market', position })),
    dock: many(COLUMNS.length, (id, column) => ({ id, kind: 'dock', column })),
    token: many(COLUMNS.length, (id, column) => ({ id, kind: 'token', column })),
    region: many(REGIONS.length, (id, region) => ({ id, kind: 'region', region })),
  };
}

function reach(go: readonly Move[], steps: number): readonly (readonly Move[])[] {
  const from = go.map((_, spot) => [...go.slice(spot + 1), ...go].slice(0, steps));
  return [...from, go];
}
