import type { Decision, PlayerState, Ship, State } from '@riband/shipyard';
import { BUSINESSMAN, CANNON, CAPTAIN, CRANE, PIECES, SOLDIER, scoreOf, type Tables } from '@riband/shipyard/analysis';
import { Fingerprint, MemoByTables } from '../memo.ts';
import { cruisesOf } from './cruises.ts';
import { featuresOf, type Hull, hullsOf } from './hulls.ts';
import { feature, fitOut, openPlaces, speedWith } from './outfits.ts';
import type { Expected } from './weights.ts';

/** What a ship would bring if it left the yard with the pieces at hand. */
export interface Plan {
  /** Actions until it has left the yard as it usually goes, those for the ships before it included. */
  readonly work: number;
  /** The same with the least that can be. */
  readonly actions: number;
  /** How likely that is and how soon: 1 if it leaves this turn, less with every action it still needs, 0 if there is no time. */
  readonly readiness: number;
  readonly crew: number;
  readonly equipment: number;
  readonly speed: number;
  /** Officials and the Blue Riband. */
  readonly officials: number;
  /** What the contracts in hand gain by it. */
  readonly contracts: number;
  /** Speed that the canals are too short for. */
  readonly held: number;
  /** Mounts and cabins that nothing is there for. */
  readonly open: number;
}

const CARDS_PER_ACTION = 3;
/** Safety features and what they are called among the officials, from the third of ICONS on. */
const SAFETY = [feature('lantern'), feature('lifeboat'), feature('lifebuoy')];
const NOTHING: readonly number[] = PIECES.map(() => 0);

/** Nobody works well on more ships at once. */
export const MOST_SHIPS = 2;

export interface Plans {
  readonly ships: readonly Plan[];
  /** What is left in store, by piece; captains apart. */
  readonly spares: readonly number[];
  /** Cards in the yard that belong to no ship that is worked on. */
  readonly clutter: number;
}

/** The ships on the stocks and the one to be begun next, with the store shared out among them: who leaves first is fitted out first. */
export function plansOf(
  tables: Tables,
  state: State,
  owner: PlayerState,
  score: number,
  actionsLeft: number,
  expected: Expected,
): Plans {
  const store = owner.store.slice();
  const leaving = outfitOf(state.pending.at(-1), owner);
  const hulls = hullsOf(tables, leaving?.yard ?? owner.yard).toSorted(byProgress);
  const ships: Plan[] = [];
  const plan = (ship: Leaving): void => {
    if (ships.length < MOST_SHIPS)
      ships.push(planOf(tables, owner, score, store, actionsLeft, expected, ship, ships.at(-1)));
  };
  if (leaving !== undefined) plan(leaving);
  for (const hull of hulls) plan({ hull, fitted: NOTHING, from: 0, speed: 0 });
  plan(NEXT_SHIP);
  const spares = store.map((count, kind) => (kind === CAPTAIN ? 0 : Math.max(0, count)));
  return { ships, spares, clutter: hulls.slice(MOST_SHIPS).reduce((cards, hull) => cards + hull.cards.length, 0) };
}

const byProgress = (a: Hull, b: Hull): number => a.missing - b.missing || b.cards.length - a.cards.length;

interface Leaving {
  readonly hull: Hull;
  readonly fitted: readonly number[];
  readonly from: number;
  /** 0 if it is not fixed yet. */
  readonly speed: number;
}

const NEXT_SHIP: Leaving = { hull: { cards: [], missing: 3, isOpen: true }, fitted: NOTHING, from: 0, speed: 0 };

/** The ship that is just being fitted out, and the yard without it. */
function outfitOf(decision: Decision | undefined, { yard }: PlayerState): (Leaving & { yard: number[] }) | undefined {
  if (decision === undefined || !('outfit' in decision) || decision.outfit === null) return undefined;
  const { at: bow, length, fitted } = decision.outfit;
  const rest = yard.map((card, space) => (space >= bow && space < bow + length ? 0 : card));
  return {
    hull: { cards: yard.slice(bow, bow + length), missing: 0, isOpen: false },
    fitted,
    from: decision.kind === 'fit' ? decision.piece : PIECES.length,
    speed: 'speed' in decision ? decision.speed : 0,
    yard: rest,
  };
}

function planOf(
  tables: Tables,
  owner: PlayerState,
  score: number,
  store: number[],
  actionsLeft: number,
  expected: Expected,
  leaving: Leaving,
  before: Plan | undefined,
): Plan {
  const { hull, fitted: done, from } = leaving;
  const { employees } = owner;
  const toCome = hull.isOpen ? Math.max(0, expected.usualLength - hull.cards.length) : 0;
  const features = featuresOf(tables, hull.cards, toCome);
  const captainsKept = actionsLeft > expected.actionsForCaptain ? 1 : 0;
  const fitted = fitOut({ tables, employees, store, features, captainsKept, fitted: done, from });
  for (let kind = 0; kind < fitted.length; kind++) store[kind] = store[kind]! - fitted[kind]!;
  const fastest = leaving.speed > 0 ? leaving.speed : Math.floor(speedWith(tables, employees, fitted));
  // Only the first ship is sure of the canals as they lie.
  const { speed, officials } =
    before === undefined
      ? bestCruise(tables, owner, giftsOf(features, fitted), fastest, leaving.speed)
      : { speed: expected.usualSpeed, officials: 0 };
  const lacks = (fitted[CAPTAIN]! === 0 ? 1 : 0) + (speed === 0 ? 1 : 0);
  const work = (before?.work ?? 0) + lacks + hull.missing * expected.workPerCard;
  const actions = (before?.actions ?? 0) + lacks + Math.ceil(hull.missing / CARDS_PER_ACTION);
  const oneMoreCard = hull.missing === 1 ? 1 : 0; // S-END-3
  return {
    work,
    actions,
    readiness: expected.keptPerAction ** work * chanceOf(actions, actionsLeft + oneMoreCard, expected),
    crew: fitted[CAPTAIN]! + fitted[BUSINESSMAN]! + fitted[SOLDIER]!,
    equipment: 2 * (fitted[CANNON]! + fitted[CRANE]!),
    speed,
    officials,
    contracts: gainOfContracts(tables, owner, score, hull.cards, fitted, speed),
    held: Math.max(0, fastest - speed),
    open: hull.cards.length === 0 ? 0 : openPlaces(featuresOf(tables, hull.cards, 0), fitted),
  };
}

/** Actions are not to be had every turn: with as many left as are needed, something may come between. */
function chanceOf(actions: number, left: number, { missedAction }: Expected): number {
  if (actions > left) return 0;
  return actions === 0 ? 1 : 1 - missedAction ** (left - actions + 1);
}

/** S-SCORE-4, by ICONS. */
function giftsOf(features: readonly number[], fitted: readonly number[]): readonly number[] {
  return [
    fitted[SOLDIER]! + fitted[CANNON]!,
    fitted[BUSINESSMAN]! + fitted[CRANE]!,
    ...SAFETY.map((safety) => features[safety]!),
  ];
}

interface Cruise {
  readonly speed: number;
  readonly officials: number;
}

const CRUISES = new MemoByTables<Cruise>();
const PRINT = new Fingerprint();
/** Gifts of average cards are parts of one. */
const GIFT_PARTS = 64;

/** All ways over the canals take long to try, and most decisions change nothing about them. */
function bestCruise(
  tables: Tables,
  owner: PlayerState,
  gifts: readonly number[],
  fastest: number,
  fixed: number,
): Cruise {
  PRINT.begin().addAll(owner.canals).add(owner.token).add(fastest).add(fixed);
  for (const gift of gifts) PRINT.add(Math.round(GIFT_PARTS * gift));
  return CRUISES.for(tables).of(PRINT.end(), () => bestOfCruises(cruisesOf(tables, owner, gifts, fastest), fixed));
}

/** Of equals the longest. */
function bestOfCruises(cruises: readonly (number | undefined)[], fixed: number): Cruise {
  let best = { speed: 0, officials: 0 };
  for (let speed = Math.max(1, fixed); speed < cruises.length; speed++) {
    const officials = cruises[speed];
    if (officials !== undefined && speed + officials >= best.speed + best.officials) best = { speed, officials };
  }
  return best;
}

/** The points of contracts with the ship in the fleet, less those without. */
function gainOfContracts(
  tables: Tables,
  owner: PlayerState,
  score: number,
  cards: readonly number[],
  fitted: readonly number[],
  speed: number,
): number {
  if (cards.length === 0 || owner.contracts === 0) return 0;
  const ship: Ship = { cards, fitted: fitted.map(Math.floor), speed, points: [] };
  return scoreOf({ tables }, { ...owner, fleet: [...owner.fleet, ship] }) - score;
}
