import type { CrossingOceansNouns } from '@riband/crossing-oceans';
import type { Noun, Player } from '@riband/kernel';

type None = Record<never, never>;
type Kind<Name extends string> = Noun<Extract<CrossingOceansNouns, `crossing-oceans.${Name}.${string}`>>;
type Port = Kind<'port'> | string;

/** What the actions of the rondel do. */
type Does = {
  [Name in ActionName as `crossing-oceans.board.does.${Name}`]: Name extends keyof DoesNumbers
    ? DoesNumbers[Name]
    : None;
};

type ActionName =
  Extract<CrossingOceansNouns, `crossing-oceans.action.${string}`> extends `crossing-oceans.action.${infer Name}`
    ? Name
    : never;

/** In which numbers. */
type DoesNumbers = {
  region: { pounds: number };
  ships: { most: number };
  cargo: { pounds: number };
};

/** What the board of Crossing Oceans says besides the moves: legends, and names of things for who cannot see them. */
export type CrossingOceansBoardMessages = Does & {
  /** What matters, for who plays it for the first time. */
  'crossing-oceans.board.first': None;
  'crossing-oceans.board.name': { thing: Port | Kind<'action'> | Kind<'region'> | Kind<'token'> };
  'crossing-oceans.board.pounds': { pounds: number };
  'crossing-oceans.board.gain': { pounds: number };
  'crossing-oceans.board.round': { round: number };
  'crossing-oceans.board.lastRound': { round: number; last: number };
  'crossing-oceans.board.parts': None;

  'crossing-oceans.board.chart': None;
  'crossing-oceans.board.europe': None;
  'crossing-oceans.board.closed': None;
  'crossing-oceans.board.port': { port: Port };
  'crossing-oceans.board.portHouses': { port: Port; owners: string };
  'crossing-oceans.board.spotEmpty': { port: Port };
  'crossing-oceans.board.spot': { port: Port; facts: string; owner: Player; coal: number };
  'crossing-oceans.board.spotClipper': { port: Port; facts: string; owner: Player };
  'crossing-oceans.board.spotNeutral': { port: Port; facts: string };
  'crossing-oceans.board.lantern': None;
  // 0 for what a ship lacks.
  'crossing-oceans.board.facts': { ship: string; year: number; income: number; speed: number; tonnage: number };
  'crossing-oceans.board.headquarters': { company: string; token: Kind<'token'> };

  'crossing-oceans.board.rondel': None;
  'crossing-oceans.board.rondelSpot': { spot: number; action: Kind<'action'> };

  'crossing-oceans.board.market': None;
  'crossing-oceans.board.docks': None;
  'crossing-oceans.board.forSale': { facts: string; price: number };
  'crossing-oceans.board.toCome': { tiles: number };
  'crossing-oceans.board.stacks': None;
  'crossing-oceans.board.stack': { stack: number };
  'crossing-oceans.board.purchases': { left: number };

  'crossing-oceans.board.companies': None;
  'crossing-oceans.board.starts': None;
  'crossing-oceans.board.lastSale': None;
  'crossing-oceans.board.score.money': None;
  'crossing-oceans.board.score.captains': None;
  'crossing-oceans.board.score.houses': None;
  'crossing-oceans.board.score.flags': { flag: Kind<'flag'> };
  'crossing-oceans.board.score.multicoloured': None;
  'crossing-oceans.board.money': { pounds: number };
  'crossing-oceans.board.contracts': { contracts: number };
  'crossing-oceans.board.captains': { captains: number };
  'crossing-oceans.board.houses': { left: number };
  'crossing-oceans.board.coalIcons': { coal: number };
  'crossing-oceans.board.column': { token: Kind<'token'>; flags: number; worth: number };
  'crossing-oceans.board.columnNext': { column: string; price: number; worth: number };
  'crossing-oceans.board.multicoloured': { flags: number };
  'crossing-oceans.board.supplyEmpty': None;
  'crossing-oceans.board.sell': None;
};
