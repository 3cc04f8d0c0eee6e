import type { Game, Seat } from '@riband/kernel';
import type { Decision, PlayerState, Shipyard, State } from '@riband/shipyard';
import { at, EMPLOYEES, has, scoreOf, type Tables } from '@riband/shipyard/analysis';
import { defineEvaluation, type Evaluation } from '../../evaluation.ts';
import { CAPTAIN } from './outfits.ts';
import { type Plan, plansOf } from './plans.ts';

interface Facts {
  readonly owner: PlayerState;
  readonly score: number;
  /** Own actions still to come, the final one included (S-END-2). */
  readonly actionsLeft: number;
  readonly plans: readonly Plan[];
}

const WEIGHTS = {
  points: 1,
  crew: 1,
  equipment: 1,
  speed: 1,
  officials: 1,
  contracts: 1,
  openPlaces: 0.35,
  heldSpeed: 0.5,
  captain: 1,
  spares: 0.5,
  canals: 0.8,
  employees: 1,
  money: 0.35,
  goods: 1.2,
};

/** What an employee is worth for every action still to come. */
const WORTH_PER_ACTION: Readonly<Record<(typeof EMPLOYEES)[number], number>> = {
  'engineer-sail': 0.17,
  'engineer-smokestack': 0.15,
  'engineer-cannon': 0.22,
  'engineer-crane': 0.22,
  'recruiter-captain': 0.2,
  'recruiter-businessman': 0.18,
  'recruiter-soldier': 0.18,
  'recruiter-drive': 0.1,
  'trader-coal-1': 0.05,
  'trader-coal-2': 0.05,
  'trader-cloth-1': 0.05,
  'trader-cloth-2': 0.05,
  'trader-grain-1': 0.05,
  'trader-grain-2': 0.05,
  'builder-businessman': 0.1,
  'builder-soldier': 0.1,
  'builder-officer': 0.08,
  'builder-cannon': 0.12,
  'builder-crane': 0.12,
  'builder-drive': 0.05,
  helmsman: 0.15,
  rigger: 0.1,
  accountant: 0.1,
  foreman: 0.05,
};

/** Beyond that, guilders are hardly of use. */
const ENOUGH_MONEY = 8;
const ENOUGH_GOODS = 2;
/** Over so many actions, what lies in store comes to use. */
const LONG = 6;

const sum = (plans: readonly Plan[], part: (plan: Plan) => number): number =>
  plans.reduce((total, plan) => total + plan.readiness * part(plan), 0);

const soon = (actionsLeft: number): number => Math.min(1, actionsLeft / LONG);

export const shipyard: Evaluation<Shipyard> = defineEvaluation<Shipyard, Facts, keyof typeof WEIGHTS>({
  measure,
  weights: WEIGHTS,
  terms: {
    points: ({ score }) => score,
    crew: ({ plans }) => sum(plans, ({ crew }) => crew),
    equipment: ({ plans }) => sum(plans, ({ equipment }) => equipment),
    speed: ({ plans }) => sum(plans, ({ speed }) => speed),
    officials: ({ plans }) => sum(plans, ({ officials }) => officials),
    contracts: ({ plans }) => sum(plans, ({ contracts }) => contracts),
    openPlaces: ({ plans, actionsLeft }) => soon(actionsLeft) * sum(plans, ({ open }) => open),
    heldSpeed: ({ plans, actionsLeft }) => soon(actionsLeft) * sum(plans, ({ held }) => held),
    captain: ({ owner, actionsLeft }) => soon(actionsLeft) * Math.min(2, at(owner.store, CAPTAIN)),
    spares: ({ owner, actionsLeft }) =>
      soon(actionsLeft) * owner.store.reduce((total, count, kind) => total + (kind === CAPTAIN ? 0 : count), 0),
    canals: ({ owner, actionsLeft }) => soon(actionsLeft) * Math.min(3, owner.canals.length),
    employees: ({ owner, actionsLeft }) =>
      actionsLeft *
      EMPLOYEES.reduce(
        (total, name, employee) => total + (has(owner.employees, employee) ? WORTH_PER_ACTION[name] : 0),
        0,
      ),
    money: ({ owner, actionsLeft }) =>
      soon(actionsLeft) * (Math.min(ENOUGH_MONEY, owner.money) + Math.max(0, owner.money - ENOUGH_MONEY) / 3) +
      owner.money / 1000,
    goods: ({ owner, actionsLeft }) =>
      soon(actionsLeft) *
      Math.min(
        ENOUGH_GOODS,
        owner.goods.reduce((total, count) => total + count, 0),
      ),
  },
  isHalfDone: ({ pending }) => HALF_DONE.has(pending.at(-1)?.kind),
  // A bonus action before the chosen one can as well come after it.
  isNeedless: ({ pending }, move) => move.kind === 'bonus' && pending.at(-1)?.kind !== 'bonus',
});

const HALF_DONE: ReadonlySet<Decision['kind'] | undefined> = new Set([
  'place',
  'finish',
  'lay',
  'rotate',
  'trade',
  'ring',
  'hire',
  'purchase',
  'rent',
  'exchange',
]);

function measure(game: Game<Shipyard>, state: State, seat: Seat): Facts {
  const tables = game.tables as Tables;
  const owner = at(state.players, seat);
  const actionsLeft = actionsLeftOf(game, tables, state, seat);
  return { owner, score: scoreOf({ tables }, owner), actionsLeft, plans: plansOf(tables, state, owner, actionsLeft) };
}

/** The regular turns that are still to come (the present one is over when it is judged), and the final action. */
function actionsLeftOf(game: Game<Shipyard>, { timing }: Tables, state: State, seat: Seat): number {
  if (state.phase === 'over' || state.phase === 'last') return 0;
  const seats = state.players.length;
  if (state.phase === 'final') return hasPassed(state, seat) ? 0 : 1;
  const hands = seats === 1 ? 3 : seats;
  const turns = game.id === 'shipyard-first' ? timing.first.turnsEach : timing.second.turnsEach;
  const rounds = Math.floor((state.turn - 1) / hands);
  const inRound = hasPassed(state, seat) ? 0 : 1;
  if (state.finishing) return inRound + 1;
  return Math.max(1, (turns[String(seats) as keyof typeof turns] ?? 0) - rounds - 1 + inRound + 1);
}

/** Whether the seat's turn of this round is over or at hand. */
function hasPassed({ start, active, players }: State, seat: Seat): boolean {
  const place = (one: number): number => (one - start + players.length) % players.length;
  return active >= players.length || place(seat) <= place(active);
}
