import type { PlayerState, Ship, State } from '@riband/shipyard';
import { CONTRACTS, EMPLOYEES, FEATURES, NO_TOKEN, PIECES, type Tables } from '@riband/shipyard/analysis';
import type { Sheet } from '../../sheet.ts';
import { hullsOf } from './hulls.ts';
import { MOST_SHIPS, type Plan } from './plans.ts';

/** What a position is to its owner, worked out before. */
export interface Outlook {
  readonly tables: Tables;
  readonly isFirstEdition: boolean;
  readonly owner: PlayerState;
  readonly score: number;
  readonly actionsLeft: number;
  readonly plans: readonly Plan[];
  readonly clutter: number;
}

/** How many numbers are seen. */
export const NUMBERS = 200;

/** Writes down what a network sees of a position: everything that its owner has, as numbers of about one, and what each term of the evaluation adds. */
export function see(sheet: Sheet, state: State, outlook: Outlook, terms: readonly number[]): void {
  seeTime(sheet, state, outlook);
  seeStore(sheet, outlook.owner);
  // What somebody in hand or hired is worth depends on the time that is left.
  for (const weight of [1, outlook.actionsLeft / 10]) {
    sheet.writeSet(outlook.owner.employees, EMPLOYEES.length, weight);
    sheet.writeSet(outlook.owner.contracts, CONTRACTS.length, weight);
  }
  sheet.write(outlook.score / 50);
  sheet.write(terms.reduce((sum, term) => sum + term, 0) / 50);
  sheet.writeAll(terms, 1 / 10);
  for (let ship = 0; ship < MOST_SHIPS; ship++) seePlan(sheet, outlook.plans[ship]);
  seeYard(sheet, outlook);
  seeFleet(sheet, outlook);
}

function seeTime(sheet: Sheet, { players }: State, { actionsLeft, isFirstEdition }: Outlook): void {
  sheet.write(actionsLeft / 10);
  sheet.write(actionsLeft ** 2 / 300);
  sheet.write(1 / (1 + actionsLeft));
  sheet.write(actionsLeft <= 3 ? 1 : 0);
  for (const seats of [1, 2, 3, 4]) sheet.write(players.length === seats ? 1 : 0);
  sheet.write(isFirstEdition ? 1 : 0);
}

function seeStore(sheet: Sheet, { money, goods, store, canals, token, used }: PlayerState): void {
  sheet.write(money / 10);
  // A bonus action costs 6 (S-BONUS-1).
  sheet.write(Math.min(6, money) / 6);
  const tiles = goods.reduce((sum, count) => sum + count, 0);
  sheet.write(tiles / 2);
  sheet.write(Math.min(1, tiles));
  sheet.writeAll(store, 1 / 2);
  for (const count of store) sheet.write(count > 0 ? 1 : 0);
  sheet.write(canals.length / 3);
  sheet.write(token === NO_TOKEN ? 0 : 1);
  sheet.write(used / 5);
}

const NO_PLAN: Plan = {
  work: 0,
  actions: 0,
  readiness: 0,
  crew: 0,
  equipment: 0,
  speed: 0,
  officials: 0,
  contracts: 0,
  held: 0,
  open: 0,
};

function seePlan(sheet: Sheet, plan = NO_PLAN): void {
  sheet.write(plan.work / 3);
  sheet.write(plan.actions / 3);
  sheet.write(plan.readiness);
  sheet.write(plan.crew / 5);
  sheet.write(plan.equipment / 5);
  sheet.write(plan.speed / 5);
  sheet.write(plan.officials / 5);
  sheet.write(plan.contracts / 5);
  sheet.write(plan.held / 3);
  sheet.write(plan.open / 3);
}

function seeYard(sheet: Sheet, { tables, owner, clutter }: Outlook): void {
  const hulls = hullsOf(tables, owner.yard);
  sheet.write(hulls.length);
  sheet.write(hulls.reduce((sum, { cards }) => sum + cards.length, 0) / 5);
  sheet.write(hulls.reduce((sum, { missing }) => sum + missing, 0) / 3);
  sheet.write(clutter / 3);
  sheet.writeAll(featuresOn(tables, owner.yard), 0.3);
}

function seeFleet(sheet: Sheet, { tables, owner: { fleet } }: Outlook): void {
  const cards = fleet.flatMap((ship) => ship.cards);
  sheet.writeAll(fittedOn(fleet), 0.3);
  sheet.writeAll(featuresOn(tables, cards), 0.2);
  sheet.write(fleet.length / 3);
  sheet.write(cards.length / 15);
}

function featuresOn({ cards: faces }: Tables, cards: readonly number[]): readonly number[] {
  const counts = FEATURES.map(() => 0);
  // An empty space shows nothing.
  for (const card of cards) if (card !== 0) addTo(counts, faces[card]!.features);
  return counts;
}

function fittedOn(fleet: readonly Ship[]): readonly number[] {
  const counts = PIECES.map(() => 0);
  for (const { fitted } of fleet) addTo(counts, fitted);
  return counts;
}

function addTo(counts: number[], more: readonly number[]): void {
  for (let index = 0; index < counts.length; index++) counts[index] = counts[index]! + more[index]!;
}
