import type { Seat } from '@riband/kernel';
import { EMPLOYEE_RING, RINGS } from './actions/gather.ts';
import { PER_SECTION, SECTIONS } from './actions/hire.ts';
import { NO_TOKEN } from './canals/packing.ts';
import { newSoloStack } from './chance/solo.ts';
import type { Edition } from './edition.ts';
import { ACTIONS, COLUMNS, EMPLOYEES, indexIn, PIECES, ROWS, SUITS } from './lists.ts';
import { clone } from './state.ts';
import { GOODS_STACK } from './tables/index.ts';
import type { Decision, Options, PlayerState, State } from './types.ts';
import { YARD } from './yard.ts';

const STARTING_MONEY = 6; // S-SETUP-6
const SUBSIDY = indexIn(ACTIONS, 'subsidy');
const SUBSIDY_PLACE = 2; // F-SETUP-1, N-SETUP-1: between the second tile and the third
const HANDS_WITH_SUBSIDY = 4;

const zeros = (count: number): number[] => Array.from({ length: count }, () => 0);
const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The states before anything is drawn, by seats and options: each is made once and copied for every game. */
export function setupOf(edition: Edition): (seats: number, options: Options) => State {
  const made = new Map<string, State>();
  const keys = edition.options.map(({ key }) => key);
  return (seats, options) => {
    const key = `${seats} ${keys.map((one) => options[one]).join(' ')}`;
    const known = made.get(key) ?? setup(edition, seats, options);
    made.set(key, known);
    return clone(known);
  };
}

/** Drawing comes in the order of the stack, the last first. */
function setup(edition: Edition, seats: number, options: Options): State {
  const { tables } = edition;
  const hands = seats + edition.automas;
  const state: State = {
    phase: 'setup',
    stage: 'pass',
    turn: 0,
    start: startingSeat(options, seats),
    active: 0,
    finishing: false,
    fixedSets: edition.deal.fixedSets(options),
    advanced: -1,
    chosen: -1,
    acted: false,
    bonus: -1,
    order: actionTiles(edition, hands),
    spaces: zeros(ACTIONS.length),
    guilders: zeros(ACTIONS.length),
    steps: 0,
    lapEnds: false,
    laps: 0,
    markers: Array.from({ length: 2 * hands }, () => -1),
    rings: RINGS.map((ring) => (ring === 'exchange' ? -1 : 0)),
    bag: tables.stacks.flatMap((stack) => stack.counts),
    sizes: tables.stacks.map((stack) => stack.counts.reduce((sum, count) => sum + count, 0)),
    spent: zeros(tables.names.length),
    spentSizes: [0, 0],
    gone: zeros(tables.names.length),
    market: zeros(COLUMNS.length * ROWS),
    layout: layout(edition, options),
    // S-SETUP-4.
    copies: Array.from({ length: EMPLOYEES.length }, () => (seats > 2 ? 2 : 1)),
    players: Array.from({ length: seats }, () => newPlayer(edition)),
    solo: null,
    pending: [],
  };
  state.solo = newSoloStack(edition, state);
  giveStartingGoods(edition, state);
  if (!state.order.includes(-1)) edition.track.lay(edition, state);
  state.pending.push(...draws(edition, state, options).reverse());
  return state;
}

/** S-SETUP-7; the option names a seat from 1 on, counted round the table if there are fewer. */
function startingSeat({ start }: Options, seats: number): Seat {
  return start === undefined || start === 'random' ? 0 : (Number(start) - 1) % seats;
}

function actionTiles({ tables }: Edition, hands: number): number[] {
  const order = tables.actionTiles.slice();
  if (hands === HANDS_WITH_SUBSIDY) order.splice(SUBSIDY_PLACE, 0, SUBSIDY);
  return order;
}

/** S-SETUP-5: what lies on the employee track before the rest is drawn. */
function layout(edition: Edition, { beginnerLayout }: Options): number[] {
  const spaces = Array.from({ length: SECTIONS * PER_SECTION }, () => -1);
  if (beginnerLayout !== true || edition.beginnersDrawn) return spaces;
  for (const [section, employee] of edition.tables.employees.beginnerLayout.entries())
    spaces[section * PER_SECTION] = employee;
  return spaces;
}

function newPlayer({ tables }: Edition): PlayerState {
  return {
    money: STARTING_MONEY,
    points: 0,
    used: 0,
    employees: 0,
    contracts: 0,
    discarded: 0,
    store: zeros(PIECES.length),
    yard: zeros(YARD),
    goods: zeros(tables.goods.length),
    canals: [],
    token: NO_TOKEN,
    fleet: [],
  };
}

/** S-SETUP-6, S-SETUP-8: a starting tile for each seat; the others stay in the stack. */
function giveStartingGoods({ tables }: Edition, state: State): void {
  const place = tables.stacks[GOODS_STACK]!.from + tables.startingGoods;
  for (const { goods } of state.players) goods[tables.startingGoods] = 1;
  state.bag[place] = state.bag[place]! - state.players.length;
  state.sizes[GOODS_STACK] = state.sizes[GOODS_STACK]! - state.players.length;
}

/** Everything that chance decides before the first turn, in order. */
function draws(edition: Edition, state: State, options: Options): Decision[] {
  return [
    ...(options['start'] === 'random' ? [{ kind: 'start' } as const] : []),
    ...state.order.flatMap((action, place): Decision[] => (action < 0 ? [{ kind: 'tile', place }] : [])),
    ...numbers(EMPLOYEE_RING + 1).map((ring): Decision => ({ kind: 'marker', ring })),
    ...employeeDraws(edition, state, options),
    ...state.players.flatMap((_, seat) => contractDraws(edition, seat, options)),
    { kind: 'fill' },
    ...(state.solo === null ? [] : [{ kind: 'back' } as const]),
  ];
}

function employeeDraws(edition: Edition, state: State, { beginnerLayout }: Options): Decision[] {
  const all = 2 ** EMPLOYEES.length - 1;
  const { beginners } = edition.tables.employees;
  return state.layout.flatMap((employee, space): Decision[] => {
    if (employee >= 0) return [];
    const others = beginnerLayout === true ? all & ~beginners : all;
    const isBeginner = beginnerLayout === true && space % PER_SECTION === 0;
    return [{ kind: 'employee', space, among: isBeginner ? beginners : others }];
  });
}

/** S-SETUP-6, N-SETUP-3. */
function contractDraws(edition: Edition, seat: Seat, options: Options): Decision[] {
  if (edition.deal.fixedSets(options)) return [{ kind: 'set', seat }];
  const each = edition.deal.contractsEach(options);
  return SUITS.flatMap((_, suit) => numbers(each).map((): Decision => ({ kind: 'deal', seat, suit })));
}
