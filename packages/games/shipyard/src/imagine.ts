import { type Random, shuffle } from '@riband/kernel';
import { cellAt, NO_TOKEN, packCanal, packToken } from './canals/packing.ts';
import type { Edition } from './edition.ts';
import { ACTIONS, type ActionName, COLUMNS, CONTRACTS, EMPLOYEES, indexIn, PIECES, SPACES, SUITS } from './lists.ts';
import { SPENT_CANALS, SPENT_GOODS } from './market.ts';
import { OUTSIDE } from './tables/canals.ts';
import { bit, membersOf } from './tables/employees.ts';
import type { Tables } from './tables/index.ts';
import type { PlayerState, Ship, SoloStack, State, View } from './types.ts';
import type { PlayerView, ShipView, SoloView, TokenView } from './view-types.ts';

/** A full state that fits a view: everything as it is seen, and unseen contracts dealt at random. */
export function imagine(edition: Edition, seen: View, random: Random): State {
  const thing = thingsByName(edition.tables);
  const state: State = {
    phase: seen.phase,
    stage: seen.stage,
    turn: seen.turn,
    start: seen.start,
    active: seen.active,
    finishing: seen.finishing,
    fixedSets: seen.fixedSets,
    advanced: action(seen.advanced),
    chosen: action(seen.chosen),
    acted: seen.acted,
    bonus: action(seen.bonus),
    order: seen.track.map((tile) => action(tile.action)),
    spaces: byAction(seen, 'space'),
    guilders: byAction(seen, 'guilders'),
    steps: seen.steps,
    lapEnds: seen.lapEnds,
    laps: seen.laps,
    markers: seen.markers.map(action),
    rings: [seen.rings.equipment, seen.rings.crew, seen.rings.employees, seen.rings.exchange],
    ...stacksOf(edition.tables, seen),
    market: COLUMNS.flatMap((column) => seen.market[column].map((name) => numberOf(thing, name))),
    layout: seen.employees.map(({ employee }) => (employee === null ? -1 : indexIn(EMPLOYEES, employee))),
    copies: seen.employees.map(({ copies }) => copies),
    players: seen.players.map((player) => playerOf(edition, player, thing)),
    solo: seen.solo === null ? null : soloOf(edition, seen.solo),
    pending: seen.pending.slice(),
  };
  if (state.fixedSets) dealSets(edition, seen, state, random);
  else dealUnseen(edition, seen, state, random);
  return state;
}

const action = (name: ActionName | null): number => (name === null ? -1 : indexIn(ACTIONS, name));

function byAction(seen: View, field: 'space' | 'guilders'): number[] {
  const values = ACTIONS.map(() => 0);
  for (const tile of seen.track) if (tile.action !== null) values[action(tile.action)] = tile[field];
  return values;
}

/** What is in the stacks, beside them and out of the game. */
function stacksOf(tables: Tables, seen: View): Pick<State, 'bag' | 'sizes' | 'spent' | 'spentSizes' | 'gone'> {
  const spent = tables.names.map((name) => seen.spent[name] ?? 0);
  const spentOf = (from: number, to: number): number => spent.slice(from, to).reduce((total, one) => total + one, 0);
  const spentSizes: number[] = [];
  spentSizes[SPENT_GOODS] = spentOf(tables.goodsFrom, tables.canalsFrom);
  spentSizes[SPENT_CANALS] = spentOf(tables.canalsFrom, spent.length);
  return {
    bag: tables.stacks.flatMap(({ things }, stack) =>
      things.map((one) => seen.stacks[stack]![tables.names[one]!] ?? 0),
    ),
    sizes: seen.stacks.map(sum),
    spent,
    spentSizes,
    gone: tables.names.map((name) => seen.gone[name] ?? 0),
  };
}

type Things = ReadonlyMap<string, number>;
const numberOf = (thing: Things, name: string | null): number => (name === null ? 0 : (thing.get(name) ?? 0));

const sum = (counts: Readonly<Record<string, number>>): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

const THINGS = new WeakMap<Tables, Things>();

function thingsByName(tables: Tables): Things {
  const known = THINGS.get(tables) ?? new Map(tables.names.map((name, thing) => [name, thing]));
  THINGS.set(tables, known);
  return known;
}

const setOf = (list: readonly string[], names: readonly string[]): number =>
  names.reduce((set, name) => set | bit(list.indexOf(name)), 0);

function playerOf({ tables }: Edition, seen: PlayerView, thing: Things): PlayerState {
  const goods = tables.goods.map(({ name }) => seen.goods.filter((one) => one === name).length);
  return {
    money: seen.money,
    points: seen.points,
    used: seen.usedCanals,
    employees: setOf(EMPLOYEES, seen.employees),
    contracts: setOf(CONTRACTS, seen.contracts ?? []),
    discarded: setOf(CONTRACTS, seen.discarded ?? []),
    store: PIECES.map((piece) => seen.store[piece]),
    yard: seen.yard.map((name) => numberOf(thing, name)),
    goods,
    canals: seen.canals.map(({ x, y, canal, turn }) =>
      packCanal(cellAt(x, y), (thing.get(canal) ?? 0) - tables.canalsFrom, turn),
    ),
    token: tokenOf(seen.token),
    fleet: seen.fleet.map((ship) => shipOf(ship, thing)),
  };
}

function tokenOf(token: TokenView | null): number {
  if (token === null) return NO_TOKEN;
  const behind = token.behind === 'outside' ? OUTSIDE : indexIn(SPACES, token.behind);
  return packToken(cellAt(token.x, token.y), indexIn(SPACES, token.space), behind);
}

function shipOf({ cards, fitted, speed, points }: ShipView, thing: Things): Ship {
  return {
    cards: cards.map((name) => thing.get(name) ?? 0),
    fitted: PIECES.map((piece) => fitted[piece] ?? 0),
    speed,
    points: points.slice(),
  };
}

function soloOf({ tables, moves }: Edition, { left, back, isNew }: SoloView): SoloStack {
  return {
    left: left.map((name) => tables.solo.actions.findIndex((action) => (ACTIONS[action] ?? 'last-of-row') === name)),
    back: moves.backs.find(({ name }) => name === back)?.back ?? -1,
    isNew,
  };
}

/** Deals the contracts that the viewer has not seen: to the others' hands, to what they discarded, and out of the game. */
function dealUnseen(edition: Edition, seen: View, state: State, random: Random): void {
  const { suits } = edition.tables.contracts;
  let known = 0;
  for (const { contracts, discarded } of state.players) known |= contracts | discarded;
  for (const [suit, name] of SUITS.entries()) {
    const unseen = shuffle(random, membersOf(suits[suit]! & ~known));
    for (const [seat, owner] of state.players.entries()) {
      const { contracts, discarded, held, dropped } = seen.players[seat]!;
      if (contracts === null) owner.contracts |= bits(unseen.splice(0, held[name]));
      if (discarded === null) owner.discarded |= bits(unseen.splice(0, dropped[name]));
    }
  }
}

/** N-SETUP-3: whoever has contracts has one of the sets, or what is left of it. */
function dealSets(edition: Edition, seen: View, state: State, random: Random): void {
  const { sets, suits } = edition.tables.contracts;
  const known = (seat: number): number => state.players[seat]!.contracts | state.players[seat]!.discarded;
  const free = shuffle(
    random,
    sets.filter((set) => !state.players.some((_, seat) => (set & known(seat)) !== 0)),
  );
  for (const [seat, owner] of state.players.entries()) {
    const { contracts, discarded, held, dropped } = seen.players[seat]!;
    if (discarded !== null || held.blue + held.other + dropped.blue + dropped.other === 0) continue;
    const set = contracts === null ? (free.pop() ?? 0) : (sets.find((one) => (one & owner.contracts) !== 0) ?? 0);
    for (const [suit, name] of SUITS.entries()) {
      const unseen = shuffle(random, membersOf(set & suits[suit]! & ~owner.contracts));
      if (contracts === null) owner.contracts |= bits(unseen.splice(0, held[name]));
    }
    owner.discarded = set & ~owner.contracts;
  }
}

const bits = (contracts: readonly number[]): number => contracts.reduce((set, contract) => set | bit(contract), 0);
