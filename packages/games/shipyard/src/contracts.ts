import { BUSINESSMAN, CANNON, CAPTAIN, CRANE, countFeature, DRIVE, SAIL, SMOKESTACK, SOLDIER } from './cruise/ship.ts';
import type { Printed } from './edition.ts';
import { COLOURS, CONTRACTS, type ContractName, FEATURES, indexIn } from './lists.ts';
import { type ContractFace, pointsFor } from './tables/contracts.ts';
import { bit, membersOf, sizeOfSet } from './tables/employees.ts';
import type { PlayerState, Ship } from './types.ts';

/** What a contract is scored by: somebody's fleet, employees and used canals. */
interface Holdings {
  readonly edition: Printed;
  readonly face: ContractFace;
  readonly owner: PlayerState;
}

type Scoring = (holdings: Holdings) => number;

const feature = (name: (typeof FEATURES)[number]): number => indexIn(FEATURES, name);
const [LIFEBUOY, LIFEBOAT, LANTERN] = [feature('lifebuoy'), feature('lifeboat'), feature('lantern')];

function sumShips({ owner }: Holdings, points: (ship: Ship) => number): number {
  let sum = 0;
  for (const ship of owner.fleet) sum += points(ship);
  return sum;
}

const piecesInFleet = (holdings: Holdings, piece: number): number => sumShips(holdings, ({ fitted }) => fitted[piece]!);

const featuresInFleet = (holdings: Holdings, wanted: number): number =>
  sumShips(holdings, ({ cards }) => countFeature(holdings.edition, cards, wanted));

const shipsWith = (holdings: Holdings, test: (ship: Ship) => boolean): number =>
  sumShips(holdings, (ship) => (test(ship) ? 1 : 0));

const officersOf = ({ fitted }: Ship): number => fitted[CAPTAIN]! - 1;

const pairs =
  (one: number, other: number): Scoring =>
  (holdings) =>
    3 * sumShips(holdings, ({ fitted }) => Math.min(fitted[one]!, fitted[other]!));

const twins =
  (piece: number): Scoring =>
  (holdings) =>
    3 * sumShips(holdings, ({ fitted }) => Math.floor(fitted[piece]! / 2));

const afterTheFirst =
  (piece: number): Scoring =>
  (holdings) =>
    2 * Math.max(0, piecesInFleet(holdings, piece) - 1);

const allOf =
  (points: number, ...pieces: number[]): Scoring =>
  (holdings) =>
    points * shipsWith(holdings, ({ fitted }) => pieces.every((piece) => fitted[piece]! > 0));

const features =
  (wanted: number): Scoring =>
  (holdings) =>
    pointsFor(holdings.face, featuresInFleet(holdings, wanted));

const lengths =
  (test: (length: number) => boolean): Scoring =>
  (holdings) =>
    pointsFor(
      holdings.face,
      shipsWith(holdings, ({ cards }) => test(cards.length)),
    );

/** S-GC-11: out of eight. */
const elements: Scoring = (holdings) => {
  const pieces = [SMOKESTACK, SAIL, CRANE, CANNON, BUSINESSMAN, SOLDIER, DRIVE];
  const different = pieces.filter((piece) => piecesInFleet(holdings, piece) > 0).length;
  return pointsFor(holdings.face, different + (sumShips(holdings, officersOf) > 0 ? 1 : 0));
};

const coloursOf = ({ edition, owner }: Holdings): number[] =>
  membersOf(owner.employees).map((employee) => edition.tables.employees.colour[employee]!);

const [GRAY, GREEN] = [indexIn(COLOURS, 'gray'), indexIn(COLOURS, 'green')];
const isPlain = (colour: number): boolean => colour === GRAY || colour === GREEN;

/** S-GC-22. */
const employees: Scoring = ({ owner }) => {
  const count = sizeOfSet(owner.employees);
  return count + Math.max(0, count - 4);
};

/** S-GC-24: level 2 traders are a kind of their own. */
const employeeTypes: Scoring = (holdings) => {
  const second = holdings.owner.employees & holdings.edition.tables.employees.secondTraders;
  const first = { ...holdings, owner: { ...holdings.owner, employees: holdings.owner.employees & ~second } };
  return pointsFor(holdings.face, new Set(coloursOf(first)).size + (second === 0 ? 0 : 1));
};

/** N-GC-25. */
const employeePairs: Scoring = (holdings) => {
  const colours = coloursOf(holdings);
  const plain = colours.filter(isPlain).length;
  return 3 * Math.floor(plain / 2) + 4 * Math.floor((colours.length - plain) / 2);
};

/** N-GC-26. */
const sizes: Scoring = ({ face, owner }) => {
  const different = new Set(owner.fleet.map(({ cards }) => cards.length));
  return [...different].reduce((sum, length) => sum + (face.keys[length] ?? 0), 0);
};

const RULES: { readonly [contract in ContractName]: Scoring } = {
  'soldier-cannon': pairs(SOLDIER, CANNON), // S-GC-1
  'businessman-crane': pairs(BUSINESSMAN, CRANE), // S-GC-2
  'sail-pairs': twins(SAIL), // S-GC-3
  'smokestack-pairs': twins(SMOKESTACK), // S-GC-4
  soldiers: afterTheFirst(SOLDIER), // S-GC-5
  businessmen: afterTheFirst(BUSINESSMAN), // S-GC-6
  officers: (holdings) => 3 * sumShips(holdings, officersOf), // S-GC-7
  drives: (holdings) => 3 * piecesInFleet(holdings, DRIVE), // S-GC-8
  'hybrid-drive': allOf(6, SAIL, SMOKESTACK, DRIVE), // S-GC-9
  'armed-merchant': allOf(8, BUSINESSMAN, SOLDIER, CRANE, CANNON), // S-GC-10
  elements, // S-GC-11
  'used-canals': ({ owner }) => 4 * owner.used, // S-GC-12
  lifebuoys: features(LIFEBUOY), // S-GC-13
  lanterns: features(LANTERN), // S-GC-14
  lifeboats: features(LIFEBOAT), // S-GC-15
  'ship-count': lengths(() => true), // S-GC-16
  length5: lengths((length) => length === 5), // S-GC-17
  length6: lengths((length) => length === 6), // S-GC-18
  length7plus: lengths((length) => length >= 7), // S-GC-19
  'all-safety': (holdings) =>
    5 *
    shipsWith(holdings, ({ cards }) =>
      [LIFEBUOY, LIFEBOAT, LANTERN].every((wanted) => countFeature(holdings.edition, cards, wanted) > 0),
    ), // S-GC-20
  'ship-tiles': (holdings) =>
    pointsFor(
      holdings.face,
      sumShips(holdings, ({ cards }) => cards.length),
    ), // S-GC-21
  employees, // S-GC-22
  'colour-employees': (holdings) => 2 * coloursOf(holdings).filter((colour) => !isPlain(colour)).length, // S-GC-23
  'employee-types': employeeTypes, // S-GC-24
  'employee-pairs': employeePairs, // N-GC-25
  sizes, // N-GC-26
};

const BY_INDEX: readonly Scoring[] = CONTRACTS.map((name) => RULES[name]);

/** The points of a contract for somebody, as things are. */
export function contractPoints(edition: Printed, owner: PlayerState, contract: number): number {
  return BY_INDEX[contract]!({ edition, owner, face: edition.tables.contracts.faces[contract]! });
}

/** S-EMP-2: points of traders, counted at the end. */
export function traderPoints(edition: Printed, employed: number): number {
  let points = 0;
  for (let employee = 0; bit(employee) <= employed; employee++) {
    if ((employed & bit(employee)) !== 0) points += edition.tables.employees.points[employee]!;
  }
  return points;
}
