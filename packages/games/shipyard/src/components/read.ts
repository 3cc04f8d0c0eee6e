import { dictionary, list, oneOf, type Reader, record, SchemaError, text, whole } from '@riband/kernel/schema';
import {
  ACTIONS,
  COLOURS,
  CONTRACTS,
  CREW,
  EMPLOYEES,
  EQUIPMENT,
  FEATURES,
  GOODS,
  ICONS,
  PARTS,
  PIECES,
  SPACES,
  type Space,
} from '../lists.ts';

const many = whole(0, 999);
const provenance = { provenance: text };

const byGood = <Value>(item: Reader<Value>) => record({ coal: item, cloth: item, grain: item });

/** Two space names that are joined. */
const edge: Reader<readonly [Space, Space]> = (value, place) => {
  const [from, to] = list(oneOf(SPACES), 2)(value, place);
  if (from === undefined || to === undefined || from === to)
    throw new SchemaError(place, 'expected two different spaces');
  return [from, to];
};

const rings = record({
  equipment: record({ clockwise: list(oneOf(EQUIPMENT), EQUIPMENT.length), ...provenance }),
  crew: record({ clockwise: list(oneOf(CREW), CREW.length), ...provenance }),
  exchangePrices: record({ clockwise: list(byGood(whole(0, 20))), ...provenance }),
  exchangeStart: text,
});

const exchangeTable = list(oneOf(PIECES));
const exchangeTables = record({
  coal: exchangeTable,
  cloth: exchangeTable,
  grain: exchangeTable,
  ...provenance,
});

const employeeTrack = record({
  sections: whole(8, 8),
  perSection: whole(3, 3),
  beginnerLayoutClockwise: list(oneOf(EMPLOYEES), 8),
  ...provenance,
});

const shipCards = record({
  ...provenance,
  cards: list(record({ id: text, part: oneOf(PARTS), features: list(oneOf(FEATURES)) }, { stack: oneOf(['I', 'II']) })),
});

const icons = record({ N: oneOf(ICONS), E: oneOf(ICONS), S: oneOf(ICONS), W: oneOf(ICONS) });
const canals = record({
  ...provenance,
  layouts: dictionary(text, list(edge)),
  tiles: list(record({ id: text, layout: text, icons })),
});

/** S-XCH-2. */
export const GOODS_PER_TILE = 3;
const commodityTiles = record({
  ...provenance,
  tiles: list(record({ id: text, goods: list(oneOf(GOODS), GOODS_PER_TILE) }, { starting: oneTrue })),
});

function oneTrue(value: unknown, place: string): true {
  if (value !== true) throw new SchemaError(place, 'can only be true, or left out');
  return value;
}

const EMPLOYEE_KINDS = [
  'engineer',
  'recruiter',
  'trader',
  'builder',
  'helmsman',
  'rigger',
  'accountant',
  'foreman',
] as const;

const employees = record({
  coloursFirstEdition: dictionary(oneOf(COLOURS), text),
  list: list(
    record(
      { id: oneOf(EMPLOYEES), kind: oneOf(EMPLOYEE_KINDS), colour: oneOf(COLOURS), fee: whole(0, 20), ...provenance },
      {
        piece: oneOf(PIECES),
        extra: whole(1, 20),
        as: oneOf(['officer']),
        commodity: oneOf(GOODS),
        level: whole(1, 2),
        vp: many,
      },
    ),
    EMPLOYEES.length,
  ),
});

const EDITIONS = ['first', 'second'] as const;
export type EditionName = (typeof EDITIONS)[number];

const contracts = record({
  colourOther: record({ first: text, second: text }),
  list: list(
    record(
      {
        id: oneOf(CONTRACTS),
        colour: oneOf(['blue', 'other']),
        editions: list(oneOf(EDITIONS)),
        rule: text,
        clause: text,
        ...provenance,
      },
      { table: tableReader, tableKind: oneOf(['byCount', 'threshold', 'sumOfKeys']), above: many },
    ),
  ),
});

/** A list of points by count, or points by key. */
function tableReader(value: unknown, place: string): readonly number[] | Readonly<Record<string, number>> {
  return Array.isArray(value)
    ? list(many)(value, place)
    : (dictionary(numeral, many)(value, place) as Record<string, number>);
}

function numeral(value: unknown, place: string): string {
  const key = text(value, place);
  if (!/^\d{1,3}$/.test(key)) throw new SchemaError(place, `the key "${key}" is no number`);
  return key;
}

const turnsEach = dictionary(oneOf(['1', '2', '3', '4']), whole(1, 99));
const timing = record({
  first: record({ trackSpaces: whole(12, 99), turnsEach, ...provenance }),
  second: record({ wheelSteps: whole(2, 99), firstDropOnStep: whole(1, 99), turnsEach, ...provenance }),
});

const tileOrder = list(oneOf([...ACTIONS, 'random']), ACTIONS.length - 1);
const actionTiles = record({
  leadFirst: oneTrue,
  first: tileOrder,
  second: tileOrder,
  subsidy: text,
  ...provenance,
});

const solo = record({
  tiles: list(
    record({ action: oneOf([...ACTIONS, 'last-of-row']), number: whole(0, 2) }, { brackets: whole(1, 8) }),
    8,
  ),
  boardNumber: whole(1, 2),
  ...provenance,
});

const contractSets = record({ ...provenance, sets: list(list(oneOf(CONTRACTS), 4), 4) });

/** The shape of a component file; what the shape cannot say is in `check.ts`. */
export const readShape = record({
  game: oneOf(['shipyard']),
  version: many,
  provenance: dictionary(text, text),
  rings,
  exchangeTables,
  employeeTrack,
  shipCards,
  canals,
  commodityTiles,
  employees,
  contracts,
  timing,
  actionTiles,
  solo,
  contractSets,
});

/** Everything that is printed on the pieces, as the file has it. */
export type ComponentFile = ReturnType<typeof readShape>;
