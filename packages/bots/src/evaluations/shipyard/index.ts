import type { Game, Seat } from '@riband/kernel';
import type { Decision, PlayerState, Shipyard, State } from '@riband/shipyard';
import { at, CAPTAIN, EMPLOYEES, has, scoreOf, type Tables } from '@riband/shipyard/analysis';
import { defineEvaluation, type Evaluation } from '../../evaluation.ts';
import { Fingerprint } from '../memo.ts';
import { type Plan, plansOf } from './plans.ts';
import { EMPLOYEE_WORTH, EXPECTED, WEIGHTS } from './weights.ts';

interface Facts {
  readonly owner: PlayerState;
  readonly score: number;
  /** Own actions still to come, the final one included (S-END-2). */
  readonly actionsLeft: number;
  readonly plans: readonly Plan[];
  readonly spares: readonly number[];
  readonly clutter: number;
}

const sum = (plans: readonly Plan[], part: (plan: Plan) => number): number =>
  plans.reduce((total, plan) => total + plan.readiness * part(plan), 0);

const soon = (actionsLeft: number): number => Math.min(1, actionsLeft / EXPECTED.actionsAhead);

export const shipyard: Evaluation<Shipyard> = defineEvaluation<Shipyard, Facts, keyof typeof WEIGHTS>({
  measure,
  fingerprint,
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
    clutter: ({ clutter }) => clutter,
    laterShips: ({ plans, actionsLeft }) => Math.max(0, actionsLeft - (plans.at(-1)?.work ?? 0)),
    captain: ({ owner, actionsLeft }) => soon(actionsLeft) * Math.min(2, at(owner.store, CAPTAIN)),
    spares: ({ spares, actionsLeft }) =>
      soon(actionsLeft) * spares.reduce((total, count) => total + Math.min(EXPECTED.spares, count), 0),
    canals: ({ owner, actionsLeft }) => soon(actionsLeft) * Math.min(EXPECTED.canals, owner.canals.length),
    employees: ({ owner, actionsLeft }) =>
      actionsLeft *
      EMPLOYEES.reduce(
        (total, name, employee) => total + (has(owner.employees, employee) ? EMPLOYEE_WORTH[name] : 0),
        0,
      ),
    money: ({ owner, actionsLeft }) =>
      soon(actionsLeft) * (Math.min(EXPECTED.money, owner.money) + Math.max(0, owner.money - EXPECTED.money) / 3) +
      owner.money / 1000,
    goods: ({ owner, actionsLeft }) =>
      soon(actionsLeft) *
      Math.min(
        EXPECTED.goods,
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
  const { ships: plans, spares, clutter } = plansOf(tables, state, owner, actionsLeft);
  return { owner, score: scoreOf({ tables }, owner), actionsLeft, plans, spares, clutter };
}

const PRINT = new Fingerprint();

/** All that `measure` reads. A ship on its way out is seldom looked at, and takes many numbers to name. */
function fingerprint(game: Game<Shipyard>, state: State, seat: Seat): number | undefined {
  const decision = state.pending.at(-1);
  if (decision !== undefined && 'outfit' in decision) return undefined;
  const owner = at(state.players, seat);
  PRINT.begin().add(actionsLeftOf(game, game.tables as Tables, state, seat));
  PRINT.add(owner.money).add(owner.points).add(owner.used).add(owner.employees).add(owner.contracts).add(owner.token);
  PRINT.addAll(owner.store).addAll(owner.yard).addAll(owner.goods).addAll(owner.canals).add(owner.fleet.length);
  for (const { cards, fitted, speed } of owner.fleet) PRINT.addAll(cards).addAll(fitted).add(speed);
  return PRINT.end();
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
