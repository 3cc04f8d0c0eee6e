import type { Game, Seat } from '@riband/kernel';
import type { Decision, Shipyard, State } from '@riband/shipyard';
import { CAPTAIN, EMPLOYEES, membersOf, scoreOf, type Tables } from '@riband/shipyard/analysis';
import { defineEvaluation, type Evaluation } from '../../evaluation.ts';
import { Fingerprint } from '../memo.ts';
import { printHulls } from './hulls.ts';
import { plansOf } from './plans.ts';
import { NUMBERS, type Outlook, see } from './sight.ts';
import { type Term, WEIGHTS } from './weights.ts';

type Weights = Readonly<typeof WEIGHTS>;

interface Facts extends Outlook {
  readonly expected: Weights;
  /** Own actions still to come, the final one included (S-END-2). */
  readonly actionsLeft: number;
  readonly spares: readonly number[];
}

const sum = (plans: Facts['plans'], part: (plan: Facts['plans'][number]) => number): number =>
  plans.reduce((total, plan) => total + plan.readiness * part(plan), 0);

/** What is in store now comes to use only while there are actions left for it. */
const soon = ({ actionsLeft, expected }: Facts): number => Math.min(1, actionsLeft / expected.actionsAhead);

export const shipyard: Evaluation<Shipyard> = defineEvaluation<Shipyard, Facts, Term, keyof Weights>({
  family: 'shipyard',
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
    openPlaces: (facts) => soon(facts) * sum(facts.plans, ({ open }) => open),
    heldSpeed: (facts) => soon(facts) * sum(facts.plans, ({ held }) => held),
    clutter: ({ clutter }) => clutter,
    laterShips: ({ plans, actionsLeft }) => Math.max(0, actionsLeft - (plans.at(-1)?.work ?? 0)),
    captain: (facts) => soon(facts) * Math.min(2, facts.owner.store[CAPTAIN]!),
    spares: (facts) =>
      soon(facts) * facts.spares.reduce((total, count) => total + Math.min(facts.expected.enoughSpares, count), 0),
    canals: (facts) => soon(facts) * Math.min(facts.expected.enoughCanals, facts.owner.canals.length),
    employees: ({ owner, actionsLeft, expected }) => actionsLeft * worthOf(owner.employees, expected),
    money: (facts) => {
      const { money } = facts.owner;
      const { enoughMoney } = facts.expected;
      return soon(facts) * (Math.min(enoughMoney, money) + Math.max(0, money - enoughMoney) / 3) + money / 1000;
    },
    goods: (facts) => {
      const goods = facts.owner.goods.reduce((total, count) => total + count, 0);
      return soon(facts) * Math.min(facts.expected.enoughGoods, goods);
    },
  },
  sight: {
    numbers: NUMBERS,
    see: (sheet, _, state, facts, terms) => see(sheet, state, facts, terms),
    points: ({ score }) => score,
  },
  isOpening: ({ pending }) => OPENING.has(pending.at(-1)?.kind),
  isHalfDone: ({ pending }) => HALF_DONE.has(pending.at(-1)?.kind),
  // A bonus action before the chosen one can as well come after it.
  isNeedless: ({ pending }, move) => move.kind === 'bonus' && pending.at(-1)?.kind !== 'bonus',
});

type Kinds = ReadonlySet<Decision['kind'] | undefined>;

const OPENING: Kinds = new Set(['choose', 'bonus', 'final']);

const HALF_DONE: Kinds = new Set([
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

function worthOf(employees: number, expected: Weights): number {
  let worth = 0;
  for (const employee of membersOf(employees)) worth += expected[EMPLOYEES[employee]!];
  return worth;
}

function measure(game: Game<Shipyard>, state: State, seat: Seat, expected: Weights): Facts {
  const tables = game.tables as Tables;
  const owner = state.players[seat]!;
  const actionsLeft = actionsLeftOf(game, tables, state, seat);
  const score = scoreOf({ tables }, owner);
  const { ships: plans, spares, clutter } = plansOf(tables, state, owner, score, actionsLeft, expected);
  const isFirstEdition = game.id === 'shipyard-first';
  return { tables, isFirstEdition, expected, owner, score, actionsLeft, plans, spares, clutter };
}

const PRINT = new Fingerprint();

/** All that `measure` and `see` read. A ship on its way out is seldom looked at, and takes many numbers to name. */
function fingerprint(game: Game<Shipyard>, state: State, seat: Seat): number | undefined {
  const decision = state.pending.at(-1);
  if (decision !== undefined && 'outfit' in decision) return undefined;
  const tables = game.tables as Tables;
  const owner = state.players[seat]!;
  PRINT.begin()
    .add(actionsLeftOf(game, tables, state, seat))
    .add(state.players.length);
  PRINT.add(owner.money).add(owner.points).add(owner.used).add(owner.employees).add(owner.contracts).add(owner.token);
  printHulls(PRINT, tables, owner.yard);
  PRINT.addAll(owner.store).addAll(owner.goods).addAll(owner.canals).add(owner.fleet.length);
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
