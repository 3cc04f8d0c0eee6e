import { ACTIONS, CONTRACTS, PARTS, SUITS } from '../lists.ts';
import { checkCanals } from './check-canals.ts';
import { checkEmployees } from './check-employees.ts';
import { checkTiming } from './check-timing.ts';
import { must, mustBeUnique, mustHaveEachOnce } from './must.ts';
import type { ComponentFile } from './read.ts';

/** What the shape of the file cannot say: counts, ids, references. Nothing starts with a file that fails here. */
export function check(file: ComponentFile): void {
  checkRings(file);
  checkCards(file);
  checkCanals(file);
  checkGoods(file);
  checkEmployees(file);
  checkContracts(file);
  checkContractSets(file);
  checkTiming(file);
  checkActionTiles(file);
  checkSolo(file);
}

function checkRings({ rings, exchangeTables }: ComponentFile): void {
  mustBeUnique('rings.equipment.clockwise', rings.equipment.clockwise);
  mustBeUnique('rings.crew.clockwise', rings.crew.clockwise);
  must(rings.exchangePrices.clockwise.length > 0, 'rings.exchangePrices.clockwise', 'there is no price space');
  for (const good of ['coal', 'cloth', 'grain'] as const) mustBeUnique(`exchangeTables.${good}`, exchangeTables[good]);
}

/** S-PIECE-1, S-SETUP-1: more of each stack than the market shows. */
const FEWEST = { bow: 6, middle: 11, stern: 6 } as const;

function checkCards({ shipCards: { cards } }: ComponentFile): void {
  const place = 'shipCards.cards';
  mustBeUnique(
    place,
    cards.map((card) => card.id),
  );
  must(cards.length === 104, place, `expected 104 cards, found ${cards.length}`);
  for (const part of PARTS) {
    const count = cards.filter((card) => card.part === part).length;
    must(count >= FEWEST[part], place, `expected at least ${FEWEST[part]} of the part ${part}, found ${count}`);
  }
  for (const { id, part, stack, features } of cards) {
    const isMiddle = part === 'middle';
    must(
      (stack !== undefined) === isMiddle,
      `${place}[${id}].stack`,
      isMiddle ? 'a middle needs stack I or II' : 'only middles have a stack',
    );
    must(part === 'stern' || !features.includes('drive'), `${place}[${id}].features`, 'only a stern has a drive mount');
  }
  const inStack = (stack: string): number => cards.filter((card) => card.stack === stack).length;
  must(inStack('I') > inStack('II'), place, 'stack I of the middles is to be the larger part');
}

function checkGoods({ commodityTiles: { tiles } }: ComponentFile): void {
  const place = 'commodityTiles.tiles';
  mustBeUnique(
    place,
    tiles.map((tile) => tile.id),
  );
  const starting = tiles.filter((tile) => tile.starting);
  must(starting.length === 4, place, `expected 4 starting tiles, found ${starting.length}`);
  must(tiles.length >= 9, place, `expected at least 9 tiles, found ${tiles.length}`);
  for (const { id, goods } of starting)
    must(new Set(goods).size === 3, `${place}[${id}].goods`, 'a starting tile has three different commodities');
}

/** Contracts that are scored by a table, and how it must be read. */
const TABLE_KINDS: Partial<Record<(typeof CONTRACTS)[number], string>> = {
  elements: 'byCount',
  lifebuoys: 'byCount',
  lifeboats: 'byCount',
  lanterns: 'byCount',
  'ship-count': 'byCount',
  'ship-tiles': 'threshold',
  length5: 'byCount',
  length6: 'byCount',
  length7plus: 'byCount',
  sizes: 'sumOfKeys',
  'employee-types': 'byCount',
};

function checkContracts({ contracts: { list } }: ComponentFile): void {
  mustHaveEachOnce(
    'contracts.list',
    list.map((contract) => contract.id),
    CONTRACTS,
  );
  for (const { id, table, tableKind } of list) {
    const place = `contracts.list[${id}]`;
    const wanted = TABLE_KINDS[id];
    must(tableKind === wanted, `${place}.tableKind`, wanted === undefined ? 'needs no table' : `expected ${wanted}`);
    must((table !== undefined) === (wanted !== undefined), `${place}.table`, wanted ? 'is missing' : 'needs no table');
    must(
      table === undefined || Array.isArray(table) === (wanted === 'byCount'),
      `${place}.table`,
      wanted === 'byCount' ? 'expected a list of points' : 'expected points by key',
    );
  }
  for (const edition of ['first', 'second'] as const) {
    for (const suit of SUITS) {
      const count = list.filter((one) => one.colour === suit && one.editions.includes(edition)).length;
      must(count >= 12, 'contracts.list', `the ${edition} edition needs 12 of colour ${suit}, found ${count}`);
    }
  }
}

function checkContractSets({ contractSets: { sets }, contracts }: ComponentFile): void {
  mustBeUnique('contractSets.sets', sets.flat());
  for (const [index, set] of sets.entries()) {
    const place = `contractSets.sets[${index}]`;
    const members = set.map((id) => contracts.list.find((contract) => contract.id === id));
    const blue = members.filter((contract) => contract?.colour === 'blue').length;
    must(blue === 2, place, `expected 2 blue contracts, found ${blue}`);
    const foreign = members.find((contract) => !contract?.editions.includes('second'));
    must(foreign === undefined, place, `${foreign?.id} is not in the second edition`);
  }
}

function checkActionTiles({ actionTiles }: ComponentFile): void {
  for (const edition of ['first', 'second'] as const) {
    const place = `actionTiles.${edition}`;
    const fixed = actionTiles[edition].filter((name) => name !== 'random');
    mustBeUnique(place, fixed);
    must(!fixed.includes('subsidy'), place, 'subsidy has its own place');
  }
}

function checkSolo({ solo: { tiles } }: ComponentFile): void {
  const names = [...ACTIONS.filter((action) => action !== 'subsidy'), 'last-of-row'];
  mustHaveEachOnce(
    'solo.tiles',
    tiles.map((tile) => tile.action),
    names,
  );
  for (const { action, number, brackets } of tiles) {
    must(
      (brackets !== undefined) === (number === 0),
      `solo.tiles[${action}].brackets`,
      'a 0 has a number in brackets, others have none',
    );
  }
}
