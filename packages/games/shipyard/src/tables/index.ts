import type { ComponentFile, Components, EditionName } from '../components/index.ts';
import { ACTIONS, COLUMNS, GOODS, indexIn, PARTS, PIECES } from '../lists.ts';
import { type CanalFace, canalFaces } from './canals.ts';
import { blankFace, type CardFace, cardFace, countFaces, type GoodsFace, goodsFace } from './cards.ts';
import { type ContractTables, contractTables } from './contracts.ts';
import { type EmployeeTables, employeeTables } from './employees.ts';

/** A stack to draw from. Its undrawn things are counted in `state.bag`, from `from` on, in the order of `things`. */
export interface Stack {
  readonly index: number;
  readonly from: number;
  readonly things: readonly number[];
  readonly counts: readonly number[];
}

/** Middles come from stack 1 (back I) and then 2 (back II): an order that the rules need is several bags. */
export const [BOWS, MIDDLES_1, MIDDLES_2, STERNS, GOODS_STACK, CANALS_STACK] = [0, 1, 2, 3, 4, 5];

/** Numbers and components, made once and never changed. */
export interface Tables {
  /** Names of all things by number; 0 is none. */
  readonly names: readonly string[];
  /** How many of each thing the box has. */
  readonly total: readonly number[];
  /** Ship cards by thing. */
  readonly cards: readonly CardFace[];
  /** What kind of card a thing is in a yard, by thing: EMPTY, BOW, MIDDLE or STERN. */
  readonly kinds: readonly number[];
  /** By part: the blank card (S-BUILD-7). */
  readonly blanks: readonly number[];
  /** The things from these numbers on are commodity tiles and canals. */
  readonly goodsFrom: number;
  readonly canalsFrom: number;
  readonly goods: readonly GoodsFace[];
  readonly canals: readonly CanalFace[];
  readonly stacks: readonly Stack[];
  readonly startingGoods: number;
  /** Rings clockwise, by piece; prices by place and good; what each good is swapped for. */
  readonly rings: readonly (readonly number[])[];
  readonly prices: readonly (readonly number[])[];
  readonly swaps: readonly (readonly number[])[];
  readonly employees: EmployeeTables;
  readonly contracts: ContractTables;
  /** Action tiles from the lead on; -1 is drawn at random. Without subsidy, which has a place of its own. */
  readonly actionTiles: readonly number[];
  readonly solo: {
    readonly actions: readonly number[];
    readonly backs: readonly number[];
    readonly board: number;
  };
  readonly timing: ComponentFile['timing'];
}

/** A back of a solo tile in one number: its number, and ten times what is in brackets. */
export const backOf = (number: number, brackets = 0): number => number + 10 * brackets;
/** In place of an action: the tile that stands for the last of the row. */
export const LAST_OF_ROW = -1;

export function makeTables({ file }: Components, edition: EditionName): Tables {
  const cards = file.shipCards.cards;
  const cardFaces = countFaces(cards, cardFace);
  const goodsFaces = countFaces(file.commodityTiles.tiles, goodsFace);
  const canals = countFaces(canalFaces(file.canals), (face) => face);
  const blanks = PARTS.map(blankFace);
  const allCards = [...cardFaces.map(({ face }) => face), ...blanks];
  const goodsFrom = 1 + cardFaces.length + blanks.length;
  const canalsFrom = goodsFrom + goodsFaces.length;
  const names = [
    'none',
    ...[...allCards, ...[...goodsFaces, ...canals].map(({ face }) => face)].map((face) => face.name),
  ];
  return {
    names,
    total: [0, ...cardFaces.map(countOf), ...blanks.map(() => 0), ...goodsFaces.map(countOf), ...canals.map(countOf)],
    cards: [blankFace('bow'), ...allCards],
    kinds: [0, ...allCards.map((face) => face.part + 1)],
    blanks: blanks.map((_, part) => 1 + cardFaces.length + part),
    goodsFrom,
    canalsFrom,
    goods: goodsFaces.map(({ face }) => face),
    canals: canals.map(({ face }) => face),
    stacks: makeStacks(file, names, canals),
    startingGoods: startingGoods(file, goodsFaces),
    rings: [file.rings.equipment.clockwise, file.rings.crew.clockwise].map((ring) =>
      ring.map((piece) => indexIn(PIECES, piece)),
    ),
    prices: file.rings.exchangePrices.clockwise.map((space) => GOODS.map((good) => space[good])),
    swaps: GOODS.map((good) => file.exchangeTables[good].map((piece) => indexIn(PIECES, piece))),
    employees: employeeTables(file),
    contracts: contractTables(file, edition),
    actionTiles: file.actionTiles[edition].map((name) => (name === 'random' ? -1 : indexIn(ACTIONS, name))),
    solo: soloTables(file),
    timing: file.timing,
  };
}

const countOf = ({ count }: { count: number }): number => count;

function startingGoods(file: ComponentFile, faces: readonly { face: GoodsFace }[]): number {
  const starting = file.commodityTiles.tiles.find((tile) => tile.starting);
  const name = starting === undefined ? '' : goodsFace(starting).name;
  return faces.findIndex(({ face }) => face.name === name);
}

interface Counted {
  readonly face: { readonly name: string };
  readonly count: number;
}

function makeStacks(file: ComponentFile, names: readonly string[], canals: readonly Counted[]): readonly Stack[] {
  const cardsOf = (part: string, stack?: string) =>
    countFaces(
      file.shipCards.cards.filter((card) => card.part === part && card.stack === stack),
      cardFace,
    );
  const faces: readonly (readonly Counted[])[] = [
    cardsOf('bow'),
    cardsOf('middle', 'I'),
    cardsOf('middle', 'II'),
    cardsOf('stern'),
    countFaces(file.commodityTiles.tiles, goodsFace),
    canals,
  ];
  const stacks: Stack[] = [];
  for (const [index, list] of faces.entries()) {
    const before = stacks.at(-1);
    const from = before === undefined ? 0 : before.from + before.things.length;
    const things = list.map(({ face }) => indexIn(names, face.name));
    stacks.push({ index, from, things, counts: list.map(countOf) });
  }
  return stacks;
}

function soloTables({ solo }: ComponentFile): Tables['solo'] {
  return {
    actions: solo.tiles.map(({ action }) => (action === 'last-of-row' ? LAST_OF_ROW : indexIn(ACTIONS, action))),
    backs: solo.tiles.map(({ number, brackets }) => backOf(number, brackets)),
    board: backOf(solo.boardNumber),
  };
}

/** Which column of the market shows ship cards of which part. */
export const PART_OF_COLUMN: readonly number[] = [0, 1, 1, 2];
export const [GOODS_COLUMN, CANAL_COLUMN] = [indexIn(COLUMNS, 'goods'), indexIn(COLUMNS, 'canal')];

/** From the bottom row up (S-SETUP-1, S-SETUP-2). */
export const ROW_PRICES = [0, 1, 1, 2, 2] as const;
export const priceOfRow = (row: number): number => ROW_PRICES[row]!;
