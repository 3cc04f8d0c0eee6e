import type { Decision, PlayerState, Ship, State } from '@riband/shipyard';
import { at, PIECES, scoreOf, type Tables } from '@riband/shipyard/analysis';
import { cruisesOf } from './cruises.ts';
import { featuresOf, type Hull, hullsOf } from './hulls.ts';
import { BUSINESSMAN, CANNON, CAPTAIN, CRANE, feature, fitOut, openPlaces, SOLDIER, speedWith } from './outfits.ts';

/** What a ship would bring if it left the yard with the pieces at hand. */
export interface Plan {
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

/** The usual length of a ship, for those that can still grow. */
const USUAL_LENGTH = 5;
/** How much of its worth a ship keeps for every action it still needs. */
const KEPT_PER_ACTION = 0.87;
const CARDS_PER_ACTION = 3;
/** Safety features and what they are called among the officials, from the third of ICONS on. */
const SAFETY = [feature('lantern'), feature('lifeboat'), feature('lifebuoy')];
const NOTHING: readonly number[] = PIECES.map(() => 0);

/** The ships on the stocks and the one to be begun next, with the store shared out among them: who leaves first is fitted out first. */
export function plansOf(tables: Tables, state: State, owner: PlayerState, actionsLeft: number): readonly Plan[] {
  const store = owner.store.slice();
  const leaving = outfitOf(state.pending.at(-1), owner);
  const hulls: readonly Hull[] = hullsOf(tables, leaving?.yard ?? owner.yard);
  const ships = [...hulls.toSorted((a, b) => a.missing - b.missing), NEXT_SHIP];
  const plans = leaving === undefined ? [] : [planOf(tables, owner, store, actionsLeft, leaving)];
  for (const hull of ships) {
    const sails = plans.length === 0;
    plans.push(planOf(tables, owner, store, actionsLeft, { hull, fitted: NOTHING, from: 0, speed: 0, sails }));
  }
  return plans;
}

const NEXT_SHIP: Hull = { cards: [], missing: 3, isOpen: true };

interface Leaving {
  readonly hull: Hull;
  readonly fitted: readonly number[];
  readonly from: number;
  /** If it is fixed. */
  readonly speed: number;
  /** Only the first ship is sure of the canals as they lie. */
  readonly sails: boolean;
}

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
    sails: true,
    yard: rest,
  };
}

function planOf(tables: Tables, owner: PlayerState, store: number[], actionsLeft: number, leaving: Leaving): Plan {
  const { hull, fitted: done, from, sails } = leaving;
  const { employees } = owner;
  const toCome = Math.max(hull.missing, hull.isOpen ? USUAL_LENGTH - hull.cards.length : 0);
  const features = featuresOf(tables, hull.cards, toCome);
  const captainsKept = actionsLeft > 4 ? 1 : 0;
  const fitted = fitOut({ tables, employees, store, features, captainsKept, fitted: done, from });
  for (const [kind, count] of fitted.entries()) store[kind] = at(store, kind) - count;
  const fastest = leaving.speed > 0 ? leaving.speed : Math.floor(speedWith(tables, employees, fitted));
  const { speed, officials } = sails
    ? bestCruise(tables, owner, giftsOf(features, fitted), fastest, leaving.speed)
    : { speed: UNSURE_SPEED, officials: 0 };
  const needed =
    Math.ceil(hull.missing / CARDS_PER_ACTION) + (at(fitted, CAPTAIN) === 0 ? 1 : 0) + (speed === 0 ? 1 : 0);
  return {
    readiness: needed > actionsLeft + (hull.missing === 1 ? 1 : 0) ? 0 : KEPT_PER_ACTION ** needed,
    crew: at(fitted, CAPTAIN) + at(fitted, BUSINESSMAN) + at(fitted, SOLDIER),
    equipment: 2 * (at(fitted, CANNON) + at(fitted, CRANE)),
    speed,
    officials,
    contracts: gainOfContracts(tables, owner, hull.cards, fitted, speed),
    held: Math.max(0, fastest - speed),
    open: hull.cards.length === 0 ? 0 : openPlaces(featuresOf(tables, hull.cards, 0), fitted),
  };
}

const UNSURE_SPEED = 2;

/** S-SCORE-4, by ICONS. */
function giftsOf(features: readonly number[], fitted: readonly number[]): readonly number[] {
  return [
    at(fitted, SOLDIER) + at(fitted, CANNON),
    at(fitted, BUSINESSMAN) + at(fitted, CRANE),
    ...SAFETY.map((safety) => at(features, safety)),
  ];
}

function bestCruise(
  tables: Tables,
  owner: PlayerState,
  gifts: readonly number[],
  fastest: number,
  fixed: number,
): { speed: number; officials: number } {
  const cruises = cruisesOf(tables, owner, gifts, fastest);
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
  cards: readonly number[],
  fitted: readonly number[],
  speed: number,
): number {
  if (cards.length === 0) return 0;
  const ship: Ship = { cards, fitted: fitted.map(Math.floor), speed, points: [] };
  const printed = { tables };
  return scoreOf(printed, { ...owner, fleet: [...owner.fleet, ship] }) - scoreOf(printed, owner);
}
