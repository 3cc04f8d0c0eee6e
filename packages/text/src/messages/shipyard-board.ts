import type { Noun, Player } from '@riband/kernel';
import type { ActionName, ContractName, ShipyardNouns } from '@riband/shipyard';

type None = Record<never, never>;
type Word = Noun<ShipyardNouns>;

/** What is asked, in one line above the board. */
type Asks = {
  [Key in `shipyard.board.ask.${
    | 'choose'
    | 'bonus'
    | 'final'
    | 'last'
    | 'keep'
    | 'drop'
    | 'rent'
    | 'lay'
    | 'rotate'
    | 'purchase'
    | 'manufacture'
    | 'recruit'
    | 'hire'
    | 'exchange'
    | 'launch'
    | 'speed'
    | 'berth'
    | 'wait'
    | 'automas'
    | 'confirm'
    | 'over'}`]: None;
} & {
  'shipyard.board.ask.buy': { bought: number };
  'shipyard.board.ask.place': { part: Word };
  'shipyard.board.ask.trade': { good: Word; left: number };
  'shipyard.board.ask.fit': { piece: Word };
  'shipyard.board.ask.sail': { speed: number };
};

/** Headings and legends. */
type Legends = {
  [Key in `shipyard.board.${
    | `sheet.${'track' | 'market' | 'works' | 'cruise' | 'yard'}`
    | `button.${'done' | 'pass' | 'sell' | 'scrap'}`
    | `phase.${'final' | 'last'}`
    | `score.${'crew' | 'equipment' | 'speed' | 'officials' | 'riband'}`
    | 'sheets'
    | 'players'
    | 'market'
    | 'goods'
    | 'canal'
    | 'blankShort'
    | 'undealt'
    | 'equipmentRing'
    | 'crewRing'
    | 'exchange'
    | 'employeeTrack'
    | 'employees'
    | 'store'
    | 'yard'
    | 'fleet'
    | 'contracts'
    | 'noCanals'
    | 'ways'
    | 'outfit'
    | 'reach'
    | 'fitAll'
    | 'aboard'
    | 'soFar'
    | 'starts'
    | 'finishing'
    | 'automas'
    | 'soloLeft'
    | 'lastOfRow'}`]: None;
};

/** What actions do. */
type Does = {
  [Name in ActionName as `shipyard.board.does.${Name}`]: Name extends keyof DoesNumbers ? DoesNumbers[Name] : None;
};

/** In which numbers. */
type DoesNumbers = {
  build: { most: number };
  manufacture: Steps;
  recruit: Steps;
  hire: Steps;
  exchange: { goods: number };
  subsidy: { guilders: number };
};

/** On a ring: how many are free, and how many more can be paid for. */
type Steps = { free: number; more: number };

/** Actions on tiles too narrow for their names. */
type ShortNames = { [Key in `shipyard.board.short.${ActionName}`]: None };

/** Things on the board, for who cannot see them, and short words on them. */
type Things = {
  /** What matters, for who plays it for the first time. */
  'shipyard.board.first': None;
  /** The name of something by itself. */
  'shipyard.board.name': { thing: Word };
  'shipyard.board.action': { action: Word; markers: number; guilders: number };
  /** What choosing an action tile would bring. */
  'shipyard.board.income': { guilders: number };
  'shipyard.board.lap': { lap: number; of: number };
  'shipyard.board.score.cruise': { ship: number };
  'shipyard.board.score.contract': None;
  'shipyard.board.score.traders': None;
  'shipyard.board.score.money': None;
  'shipyard.board.drop': { steps: number };
  'shipyard.board.cubes': { cubes: number };
  'shipyard.board.left': { count: number };
  'shipyard.board.card': { part: Word; features: readonly Word[]; price: number };
  'shipyard.board.blank': { part: Word };
  'shipyard.board.goodsTile': { goods: readonly Word[]; price: number };
  'shipyard.board.canalTile': { row: number; price: number };
  'shipyard.board.ringSector': { piece: Word; price: number };
  'shipyard.board.employeeAt': { employee: Word; price: number };
  'shipyard.board.swap': { piece: Word };
  'shipyard.board.yardSpace': { space: number };
  'shipyard.board.yardCard': { space: number; part: Word; features: readonly Word[] };
  'shipyard.board.inStore': { piece: Word; count: number };
  'shipyard.board.ownTile': { goods: readonly Word[]; count: number };
  'shipyard.board.hidden': { suit: Word; count: number };
  'shipyard.board.money': { guilders: number };
  'shipyard.board.points': { points: number };
  /** Of a contract, as things are. */
  'shipyard.board.pointsSoFar': { points: number };
  'shipyard.board.usedCanals': { count: number };
  'shipyard.board.canalsOf': { player: Player };
  'shipyard.board.cell': { x: number; y: number };
  'shipyard.board.space': { x: number; y: number; space: Word };
  'shipyard.board.turn': { degrees: number };
  'shipyard.board.length': { length: number };
  'shipyard.board.ship': { length: number; speed: number; points: number };
  'shipyard.board.fit': { piece: Word; count: number };
  'shipyard.board.speed': { speed: number };
  'shipyard.board.gives': { speed: number; points: number };
  /** Of a speed. */
  'shipyard.board.atBest': { points: number };
  'shipyard.board.way': { exits: readonly Word[]; stop: Word };
  'shipyard.board.wayOf': { crew: number; equipment: number; speed: number; officials: number; riband: number };
  'shipyard.board.cruiseOf': { player: Player; points: number };
  'shipyard.board.automa': { number: number };
  'shipyard.board.soloStack': { left: number };
};

/** What employees do. */
type Effects = {
  'shipyard.board.effect.engineer': { piece: Word };
  'shipyard.board.effect.recruiter': { piece: Word };
  'shipyard.board.effect.trader': { good: Word; points: number };
  'shipyard.board.effect.builder': { piece: Word; extra: number };
  'shipyard.board.effect.accountant': { steps: number };
  'shipyard.board.effect.foreman': { steps: number };
} & { [Key in `shipyard.board.effect.${'helmsman' | 'rigger'}`]: None };

/** What contracts ask for; a table reads `1→2 2→5`: so many give so many points. */
type Rules = { [Key in `shipyard.board.rule.${Tabled}`]: { table: string } } & {
  [Key in `shipyard.board.rule.${Exclude<ContractName, Tabled>}`]: None;
};

type Tabled =
  | 'elements'
  | 'lifebuoys'
  | 'lifeboats'
  | 'lanterns'
  | 'ship-count'
  | 'ship-tiles'
  | 'length5'
  | 'length6'
  | 'length7plus'
  | 'sizes'
  | 'employee-types';

/** What the boards of Shipyard say besides the moves. */
export type ShipyardBoardMessages = Asks & Legends & Things & Effects & Rules & Does & ShortNames;
