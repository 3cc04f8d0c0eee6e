import type { AnyMessage, Noun, Player } from '@riband/kernel';
import type { Tables } from './tables.ts';
import {
  type Action,
  COLUMNS,
  type Column,
  type ColumnId,
  type Decision,
  type Port,
  REGIONS,
  type Region,
  type RegionId,
  type Spot,
} from './types.ts';

/** Ports that have a name in every language. A brought component file may have others: those are called what it calls them. */
export const PORTS = [
  'new-york',
  'montreal',
  'boston',
  'new-orleans',
  'rio-de-janeiro',
  'buenos-aires',
  'cape-town',
  'bombay',
  'colombo',
  'batavia',
  'sydney',
  'auckland',
  'yokohama',
  'shanghai',
  'san-francisco',
] as const;
type PortId = (typeof PORTS)[number];

type PortNoun = Noun<`crossing-oceans.port.${PortId}`>;
export type PortName = PortNoun | string;
export type RegionNoun = Noun<`crossing-oceans.region.${RegionId}`>;
export type TokenNoun = Noun<`crossing-oceans.token.${ColumnId}`>;
export type FlagNoun = Noun<`crossing-oceans.flag.${ColumnId}`>;
export type ActionNoun = Noun<`crossing-oceans.action.${Action}`>;

export function portName(tables: Tables, port: Port): PortName {
  const { id, name } = tables.components.ports[port]!;
  const known = PORTS.find((one) => one === id);
  return known === undefined ? name : { noun: `crossing-oceans.port.${known}` };
}

export const regionNoun = (region: Region): RegionNoun => ({
  noun: `crossing-oceans.region.${REGIONS[region]!}`,
});

export const tokenNoun = (column: Column): TokenNoun => ({ noun: `crossing-oceans.token.${COLUMNS[column]!}` });

export const flagNoun = (column: Column): FlagNoun => ({ noun: `crossing-oceans.flag.${COLUMNS[column]!}` });

export const actionNoun = (tables: Tables, spot: Spot): ActionNoun => ({
  noun: `crossing-oceans.action.${tables.rondel[spot]!}`,
});

type Nothing = Record<never, never>;

/** What a player is asked, for who clicks something else. */
type AskedKind = Exclude<Decision['kind'], 'fill' | 'deal' | 'elder' | 'spot'>;

/** Everything the game says, with its parameters; the sentences are in the `text` package. Ships are called by their own names. */
export type CrossingOceansMessages = {
  'crossing-oceans.title': Nothing;
  'crossing-oceans.about': Nothing;

  'crossing-oceans.label.contract': Nothing;
  'crossing-oceans.label.place': { ship: string };
  'crossing-oceans.label.spot': { ship: string; port: PortName };
  'crossing-oceans.label.replace': { ship: string; port: PortName; replaced: string };
  'crossing-oceans.label.sell': { earned: number };
  'crossing-oceans.label.coal': { ship: string; port: PortName };
  'crossing-oceans.label.open': { port: PortName; contracts: number };
  'crossing-oceans.label.go': { spot: number; action: ActionNoun };
  'crossing-oceans.label.goFar': { spot: number; action: ActionNoun; contracts: number };
  'crossing-oceans.label.buy': { ship: string; price: number };
  'crossing-oceans.label.buyHeadquarters': { company: string; price: number };
  'crossing-oceans.label.done': Nothing;
  'crossing-oceans.label.region': { region: RegionNoun };
  'crossing-oceans.label.cargo': { ship: string; earned: number };
  'crossing-oceans.label.riband': { ship: string; earned: number; coal: number };
  'crossing-oceans.label.house': { port: PortName };
  'crossing-oceans.label.token': { token: TokenNoun; price: number };
  'crossing-oceans.label.decline': Nothing;
  'crossing-oceans.label.load': { ship: string; port: PortName };
  'crossing-oceans.label.fill': { ship: string };
  'crossing-oceans.label.fillHeadquarters': { company: string };
  'crossing-oceans.label.deal': { player: Player; ship: string };
  'crossing-oceans.label.elder': { player: Player };

  'crossing-oceans.why.now.spot': { ship: string };
  'crossing-oceans.why.pounds': { missing: number };
  'crossing-oceans.why.contracts': { missing: number };
  'crossing-oceans.why.coal': { ship: string; missing: number };
  'crossing-oceans.why.headquartersStay': Nothing;
  'crossing-oceans.why.noCaptain': Nothing;
  'crossing-oceans.why.tooOld': { ship: string };
  'crossing-oceans.why.emptyFirst': { region: RegionNoun };
  'crossing-oceans.why.lanternFirst': { ship: string };
  'crossing-oceans.why.older': { ship: string; than: string };
  'crossing-oceans.why.noOwnShip': { port: PortName };
  'crossing-oceans.why.noCoalOnClippers': { ship: string };
  'crossing-oceans.why.fullyLoaded': { ship: string };
  'crossing-oceans.why.ownHouse': { port: PortName };
  'crossing-oceans.why.noHouses': Nothing;
  'crossing-oceans.why.mustMoveOn': Nothing;
  'crossing-oceans.why.noTonnage': { ship: string };
  'crossing-oceans.why.notNorthAtlantic': { port: PortName };
  'crossing-oceans.why.notFastest': { ship: string; speed: number };
  'crossing-oceans.why.columnFull': { token: TokenNoun };
  'crossing-oceans.why.coalPierFirst': Nothing;
  'crossing-oceans.why.tradeTokenFirst': Nothing;
  'crossing-oceans.why.notFewest': { token: TokenNoun };
  'crossing-oceans.why.moreCoal': { ship: string };
  'crossing-oceans.why.loadLater': { ship: string };
  'crossing-oceans.why.loadPassed': { ship: string };

  'crossing-oceans.log.filled': { ship: string };
  'crossing-oceans.log.filledHeadquarters': { company: string };
  'crossing-oceans.log.dealt': { player: Player; ship: string };
  'crossing-oceans.log.clipper': { player: Player; ship: string; port: PortName };
  'crossing-oceans.log.contract': { player: Player };
  'crossing-oceans.log.placed': { player: Player; ship: string; port: PortName };
  'crossing-oceans.log.returned': { player: Player; ship: string };
  'crossing-oceans.log.left': { ship: string };
  'crossing-oceans.log.lantern': { region: RegionNoun; ship: string };
  'crossing-oceans.log.sold': { player: Player; earned: number };
  'crossing-oceans.log.coaled': { player: Player; ship: string; coal: number };
  'crossing-oceans.log.went': { player: Player; action: ActionNoun };
  'crossing-oceans.log.wentFar': { player: Player; action: ActionNoun; contracts: number };
  'crossing-oceans.log.idle': { player: Player; action: ActionNoun };
  'crossing-oceans.log.named': { player: Player; region: RegionNoun };
  'crossing-oceans.log.bought': { player: Player; ship: string; paid: number };
  'crossing-oceans.log.boughtHeadquarters': { player: Player; company: string; paid: number };
  'crossing-oceans.log.docked': { ship: string };
  'crossing-oceans.log.scrapped': { ship: string };
  'crossing-oceans.log.earned': { player: Player; ship: string; earned: number };
  'crossing-oceans.log.cargo': { player: Player; ship: string; earned: number };
  'crossing-oceans.log.riband': { player: Player; ship: string; earned: number; coal: number };
  'crossing-oceans.log.bonus': { player: Player; region: RegionNoun; houses: number; earned: number };
  'crossing-oceans.log.opened': { player: Player; port: PortName };
  'crossing-oceans.log.openedFor': { player: Player; port: PortName; contracts: number };
  'crossing-oceans.log.rent': { player: Player; to: Player; paid: number };
  'crossing-oceans.log.token': { player: Player; token: TokenNoun; paid: number };
  'crossing-oceans.log.loaded': { player: Player; ship: string; coal: number };
  'crossing-oceans.log.end': { lastRound: number };

  'crossing-oceans.score.money': { pounds: number };
  'crossing-oceans.score.captains': { captains: number };
  'crossing-oceans.score.houses': { houses: number };
  'crossing-oceans.score.flags': { flag: FlagNoun; flags: number; worth: number };
  'crossing-oceans.score.multicoloured': { flags: number; colours: number };
  'crossing-oceans.tieBreak.youngest': Nothing;
} & { [Kind in AskedKind as `crossing-oceans.why.now.${Kind}`]: Nothing };

/** The nouns of the game: each language gives its forms. */
export type CrossingOceansNouns =
  | PortNoun['noun']
  | RegionNoun['noun']
  | TokenNoun['noun']
  | FlagNoun['noun']
  | ActionNoun['noun'];

export type CrossingOceansMessage = AnyMessage<CrossingOceansMessages>;
