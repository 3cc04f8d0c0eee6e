import type { AnyMessage, Noun, Player } from '@riband/kernel';
import type { ActionName, ContractName, EmployeeName, Feature, Good, Part, Piece, Side, Space } from './lists.ts';

type None = Record<never, never>;
type DriveName = 'propeller' | 'stoker';
type ClothName = 'steel' | 'cloth';

// The two editions call the drive, one of the commodities and one colour of contracts by other names; every other name is shared.
type PieceWord = Exclude<Piece, 'drive'> | DriveName;
type GoodWord = Exclude<Good, 'cloth'> | ClothName;
type FeatureWord = Exclude<Feature, 'drive'> | `mount-${DriveName}`;
type EmployeeWord =
  | Exclude<EmployeeName, 'recruiter-drive' | 'builder-drive' | `trader-cloth-${1 | 2}`>
  | `recruiter-${DriveName}`
  | `builder-${DriveName}`
  | `trader-${ClothName}-${1 | 2}`;
type ContractWord = Exclude<ContractName, 'drives'> | `${DriveName}s`;

export type ShipyardNouns =
  | `shipyard.action.${ActionName}`
  | `shipyard.piece.${PieceWord}`
  | `shipyard.good.${GoodWord}`
  | `shipyard.part.${Part}`
  | `shipyard.feature.${FeatureWord}`
  | `shipyard.employee.${EmployeeWord}`
  | `shipyard.contract.${ContractWord}`
  | `shipyard.suit.${'blue' | 'green' | 'red'}`
  | `shipyard.ring.${'equipment' | 'crew' | 'employees'}`
  | `shipyard.side.${Side}`
  | `shipyard.space.${Space}`;

export type ActionNoun = Noun<`shipyard.action.${ActionName}`>;
export type PieceNoun = Noun<`shipyard.piece.${PieceWord}`>;
export type GoodNoun = Noun<`shipyard.good.${GoodWord}`>;
export type PartNoun = Noun<`shipyard.part.${Part}`>;
export type FeatureNoun = Noun<`shipyard.feature.${FeatureWord}`>;
export type EmployeeNoun = Noun<`shipyard.employee.${EmployeeWord}`>;
export type ContractNoun = Noun<`shipyard.contract.${ContractWord}`>;
export type SuitNoun = Noun<`shipyard.suit.${'blue' | 'green' | 'red'}`>;
export type RingNoun = Noun<`shipyard.ring.${'equipment' | 'crew' | 'employees'}`>;
export type SideNoun = Noun<`shipyard.side.${Side}`>;
export type SpaceNoun = Noun<`shipyard.space.${Space}`>;

/** The words of an edition for what the tables and the notation call `drive`, `cloth` and `other`. */
export interface Nouns {
  piece(name: string): PieceNoun;
  good(name: string): GoodNoun;
  feature(name: string): FeatureNoun;
  employee(name: string): EmployeeNoun;
  contract(name: string): ContractNoun;
  suit(name: string): SuitNoun;
}

export function nounsOf(drive: DriveName, cloth: ClothName, other: 'green' | 'red'): Nouns {
  // Names come from lists whose members all have a noun, with these words put in; the types above say the same.
  const noun =
    <N extends Noun>(kind: string, word: (name: string) => string) =>
    (name: string): N =>
      ({ noun: `shipyard.${kind}.${word(name)}` }) as N;
  const driven = (name: string): string => name.replace(/\bdrive\b/, drive);
  return {
    piece: noun('piece', driven),
    good: noun('good', (name) => name.replace('cloth', cloth)),
    feature: noun('feature', (name) => (name === 'drive' ? `mount-${drive}` : name)),
    employee: noun('employee', (name) => driven(name).replace('cloth', cloth)),
    contract: noun('contract', (name) => (name === 'drives' ? `${drive}s` : name)),
    suit: noun('suit', (name) => (name === 'other' ? other : name)),
  };
}

export const actionNoun = (name: ActionName): ActionNoun => ({ noun: `shipyard.action.${name}` });
export const partNoun = (name: Part): PartNoun => ({ noun: `shipyard.part.${name}` });
export const sideNoun = (name: Side): SideNoun => ({ noun: `shipyard.side.${name}` });
export const spaceNoun = (name: Space): SpaceNoun => ({ noun: `shipyard.space.${name}` });

type Titles = {
  [Key in `shipyard-${'first' | 'second' | 'solo'}.${'title' | 'about' | 'option.beginnerLayout' | 'option.beginnerLayout.help'}`]: None;
} & {
  [Key in `shipyard-${'first' | 'second'}.option.start${'' | '.help' | '.random' | '.1' | '.2' | '.3' | '.4'}`]: None;
} & {
  [Key in `shipyard-${'second' | 'solo'}.option.${'contracts' | 'contractSets'}${'' | '.help'}`]: None;
};

type Labels = {
  'shipyard.label.choose': { action: ActionNoun; income: number };
  'shipyard.label.bonus': { action: ActionNoun; price: number };
  'shipyard.label.final': { action: ActionNoun };
  'shipyard.label.stopBuying': None;
  'shipyard.label.noBonus': None;
  'shipyard.label.noFinalAction': None;
  'shipyard.label.noLastCard': None;
  'shipyard.label.scrap': None;
  'shipyard.label.buy': {
    part: PartNoun;
    features: readonly FeatureNoun[];
    column: number;
    row: number;
    price: number;
  };
  'shipyard.label.blank': { part: PartNoun };
  'shipyard.label.place': { part: PartNoun; space: number };
  'shipyard.label.launch': { space: number; length: number };
  'shipyard.label.rent': { row: number; price: number };
  'shipyard.label.lay': { x: number; y: number };
  'shipyard.label.rotate': { degrees: number };
  'shipyard.label.berth': { x: number; y: number; mouth: SpaceNoun };
  'shipyard.label.setSail': { x: number; y: number; mouth: SpaceNoun; points: number };
  'shipyard.label.purchase': { goods: readonly GoodNoun[]; row: number; price: number };
  'shipyard.label.take': { piece: PieceNoun; price: number };
  'shipyard.label.hire': { employee: EmployeeNoun; price: number };
  'shipyard.label.exchange': { goods: readonly GoodNoun[] };
  'shipyard.label.swap': { good: GoodNoun; piece: PieceNoun };
  'shipyard.label.sell': { good: GoodNoun; count: number; earned: number };
  'shipyard.label.fit': { piece: PieceNoun; count: number };
  'shipyard.label.speed': { speed: number; points: number };
  'shipyard.label.sail': { exits: readonly SideNoun[]; stop: SpaceNoun; points: number };
  'shipyard.label.sailOn': { exits: readonly SideNoun[]; rest: number; points: number };
  'shipyard.label.keep': { contract: ContractNoun };
  'shipyard.label.drop': { contract: ContractNoun };
  'shipyard.label.start': { player: Player };
  'shipyard.label.tile': { action: ActionNoun };
  'shipyard.label.marker': { ring: RingNoun; place: number };
  'shipyard.label.employee': { employee: EmployeeNoun };
  'shipyard.label.deal': { player: Player; contracts: readonly ContractNoun[] };
  'shipyard.label.fill': { thing: string };
  'shipyard.label.back': { back: string };
  'shipyard.label.flip': { tile: string };
  'shipyard.label.reveal': None;
};

type Whys = {
  'shipyard.why.money': { missing: number };
  'shipyard.why.forAction': { action: ActionNoun };
  'shipyard.why.forActionShort': { action: ActionNoun; missing: number };
  'shipyard.why.needsCard': None;
  'shipyard.why.contractsLater': None;
  'shipyard.why.finishFirst': None;
  'shipyard.why.placeFirst': None;
  'shipyard.why.layFirst': None;
  'shipyard.why.oneTile': None;
  'shipyard.why.discardFirst': None;
  'shipyard.why.finalChosen': None;
  'shipyard.why.lastChance': None;
  'shipyard.why.occupied': { action: ActionNoun };
  'shipyard.why.justAdvanced': { action: ActionNoun };
  'shipyard.why.chosen': { action: ActionNoun };
  'shipyard.why.bonusUsed': None;
  'shipyard.why.noCardFits': None;
  'shipyard.why.noCanal': None;
  'shipyard.why.noGoods': None;
  'shipyard.why.noTile': None;
  'shipyard.why.nobodyToHire': None;
  'shipyard.why.partNowhere': { part: PartNoun };
  'shipyard.why.buyingOrder': None;
  'shipyard.why.stillOnSale': { part: PartNoun };
  'shipyard.why.spaceTaken': None;
  'shipyard.why.neverAShip': { part: PartNoun };
  'shipyard.why.completesNothing': { part: PartNoun };
  'shipyard.why.noShipHere': None;
  'shipyard.why.hasEmployee': { employee: EmployeeNoun };
  'shipyard.why.needsTrader': { employee: EmployeeNoun };
  'shipyard.why.otherRing': None;
  'shipyard.why.notInTable': { good: GoodNoun; piece: PieceNoun };
  'shipyard.why.swappedAlready': { piece: PieceNoun };
  'shipyard.why.swappingOrder': { piece: PieceNoun };
  'shipyard.why.notInStore': { piece: PieceNoun; count: number };
  'shipyard.why.noPlace': { piece: PieceNoun };
  'shipyard.why.tooFast': { speed: number; reach: number };
  'shipyard.why.needsCaptain': None;
  'shipyard.why.inland': None;
  'shipyard.why.noWalkFromHere': { speed: number };
  'shipyard.why.noWalkToHere': { speed: number };
  'shipyard.why.sailInParts': None;
  'shipyard.why.otherSuit': { suit: SuitNoun };
};

type Logs = {
  'shipyard.log.starts': { player: Player };
  'shipyard.log.dealt': { player: Player; contracts: readonly ContractNoun[] };
  'shipyard.log.dealtHidden': { player: Player };
  'shipyard.log.jumped': { action: ActionNoun };
  'shipyard.log.chose': { player: Player; action: ActionNoun; income: number };
  'shipyard.log.bonus': { player: Player; action: ActionNoun; paid: number };
  'shipyard.log.lapsed': { player: Player; action: ActionNoun };
  'shipyard.log.finalAction': { player: Player; action: ActionNoun };
  'shipyard.log.finalPass': { player: Player };
  'shipyard.log.lap': { lap: number; of: number };
  'shipyard.log.guilder': { action: ActionNoun; lying: number };
  'shipyard.log.finishingLaps': None;
  'shipyard.log.finishingCards': { part: PartNoun };
  'shipyard.log.phaseFinal': None;
  'shipyard.log.phaseLast': None;
  'shipyard.log.discarded': { player: Player; contracts: readonly ContractNoun[] };
  'shipyard.log.discardedHidden': { player: Player; suit: SuitNoun };
  'shipyard.log.bought': { player: Player; part: PartNoun; features: readonly FeatureNoun[]; paid: number };
  'shipyard.log.boughtBlank': { player: Player; part: PartNoun };
  'shipyard.log.rented': { player: Player; paid: number };
  'shipyard.log.purchased': { player: Player; goods: readonly GoodNoun[]; paid: number };
  'shipyard.log.gathered': { player: Player; pieces: readonly PieceNoun[]; paid: number };
  'shipyard.log.hired': { player: Player; employee: EmployeeNoun; paid: number };
  'shipyard.log.exchanged': { player: Player; goods: readonly GoodNoun[] };
  'shipyard.log.sold': { player: Player; good: GoodNoun; count: number; earned: number };
  'shipyard.log.swapped': { player: Player; good: GoodNoun; piece: PieceNoun };
  'shipyard.log.subsidy': { player: Player; earned: number };
  'shipyard.log.cruise': {
    player: Player;
    length: number;
    pieces: readonly PieceNoun[];
    total: number;
    crew: number;
    equipment: number;
    speed: number;
    officials: number;
    riband: number;
  };
  'shipyard.log.lostCaptain': { player: Player };
  'shipyard.log.lostCanal': { player: Player };
  'shipyard.log.scrapped': { player: Player };
  'shipyard.log.flipped': { automa: number; action: ActionNoun };
  'shipyard.log.flippedInVain': { automa: number };
  'shipyard.log.automaMoved': { ring: RingNoun; steps: number };
  'shipyard.log.exchangeMoved': None;
  'shipyard.log.automaRemoved': { count: number };
  'shipyard.log.contractScored': { player: Player; contract: ContractNoun; points: number };
  'shipyard.log.tradersScored': { player: Player; points: number };
};

type Results = {
  'shipyard.score.cruise': { ship: number; length: number; speed: number };
  'shipyard.score.contract': { contract: ContractNoun };
  'shipyard.score.traders': None;
  'shipyard.score.money': { guilders: number };
  'shipyard.tieBreak.money': None;
  'shipyard.verdict.none': None;
  'shipyard.verdict.sailor': None;
  'shipyard.verdict.engineer': None;
  'shipyard.verdict.shipbuilder': None;
};

/** Everything the game says, with its parameters; the sentences are in the `text` package. */
export type ShipyardMessages = Titles & Labels & Whys & Logs & Results;
export type ShipyardMessage = AnyMessage<ShipyardMessages>;
