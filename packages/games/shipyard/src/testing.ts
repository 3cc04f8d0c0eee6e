import { type Random, type Seat, type Shortage, shuffle, type TestHooks, type Viewer } from '@riband/kernel';
import { canalOf } from './canals/packing.ts';
import { type Edition, player } from './edition.ts';
import { EMPLOYEES, SUITS } from './lists.ts';
import { clone } from './state.ts';
import { bit, has, membersOf, sizeOfSet } from './tables/employees.ts';
import type { Shipyard, State } from './types.ts';

/** What the laws need to know, written from the clauses. */
export function testingOf(edition: Edition): TestHooks<Shipyard> {
  return {
    imbalance: (state) => miscounted(edition, state) ?? mislaid(state) ?? indebted(state) ?? dealtTwice(state),
    scramble: (state, viewer, random) =>
      state.fixedSets ? scrambleSets(edition, state, viewer, random) : scramble(edition, state, viewer, random),
    grant(state, seat: Seat, shortage: Shortage) {
      player(state, seat).money += shortage.amount;
    },
    turned,
  };
}

/** While it is set up, draws name their seats; alone there is no other seat. */
function turned(state: State): State | undefined {
  if (state.phase === 'setup' || state.solo !== null) return undefined;
  const seats = state.players.length;
  const further = (seat: number): number => (seat + 1) % seats;
  const copy = clone(state);
  copy.start = further(state.start);
  copy.active = further(state.active);
  copy.players.unshift(...copy.players.splice(-1));
  // Each hand has two markers.
  copy.markers.unshift(...copy.markers.splice(-2));
  copy.pending = state.pending.map((one) => ('seat' in one ? { ...one, seat: further(one.seat) } : one));
  return copy;
}

/** S-PIECE-1, S-PIECE-3: cards, commodity tiles and canals, wherever they are. */
function miscounted({ tables }: Edition, state: State): string | undefined {
  const found = tables.names.map((_, thing) => state.spent[thing]! + state.gone[thing]!);
  const add = (thing: number, count = 1): void => {
    found[thing] = found[thing]! + count;
  };
  for (const { from, things } of tables.stacks)
    for (const [index, thing] of things.entries()) add(thing, state.bag[from + index]!);
  for (const thing of state.market) add(thing);
  for (const { yard, fleet, goods, canals } of state.players) {
    for (const card of [yard, ...fleet.map((ship) => ship.cards)].flat()) add(card);
    for (const [face, count] of goods.entries()) add(tables.goodsFrom + face, count);
    for (const laid of canals) add(tables.canalsFrom + canalOf(laid));
  }
  for (const decision of state.pending) {
    if ('card' in decision) add(decision.card);
    if ('canal' in decision) add(tables.canalsFrom + decision.canal);
  }
  const wrong = tables.total.findIndex((total, thing) => {
    const isBlank = tables.blanks.includes(thing);
    return thing > 0 && !isBlank && found[thing] !== total;
  });
  if (wrong >= 0) return `${found[wrong]} of ${tables.names[wrong]}, not ${tables.total[wrong]}`;
  for (const { index, from, things } of tables.stacks) {
    const size = things.reduce((sum, _, place) => sum + state.bag[from + place]!, 0);
    if (size !== state.sizes[index]!) return `stack ${index} has ${size} things, not ${state.sizes[index]}`;
  }
  const spent = (from: number, to?: number): number => state.spent.slice(from, to).reduce((sum, one) => sum + one, 0);
  const sums = [spent(tables.goodsFrom, tables.canalsFrom), spent(tables.canalsFrom)];
  return sums.join() === state.spentSizes.join()
    ? undefined
    : `${sums} tiles beside the stacks, not ${state.spentSizes}`;
}

/** S-SETUP-4, S-HIRE-3: each employee once for every player up to its copies. */
function mislaid(state: State): string | undefined {
  const copies = state.players.length > 2 ? 2 : 1;
  for (const [space, employee] of state.layout.entries()) {
    if (employee < 0) continue;
    const count = state.copies[space]! + state.players.filter((one) => has(one.employees, employee)).length;
    if (count !== copies) return `${count} copies of ${EMPLOYEES[employee]}, not ${copies}`;
  }
  return undefined;
}

function indebted(state: State): string | undefined {
  const seat = state.players.findIndex((one) => one.money < 0 || one.store.some((count) => count < 0));
  return seat < 0
    ? undefined
    : `seat ${seat} has ${state.players[seat]?.money} guilders and ${state.players[seat]?.store}`;
}

function dealtTwice(state: State): string | undefined {
  let dealt = 0;
  for (const { contracts, discarded } of state.players) {
    if ((contracts & discarded) !== 0 || (dealt & (contracts | discarded)) !== 0) return 'a contract was dealt twice';
    dealt |= contracts | discarded;
  }
  return undefined;
}

/** S-LAP-5, S-END-4: others' contracts until they are revealed, what they discarded for ever, and those that nobody got. */
function scramble(edition: Edition, state: State, viewer: Viewer, random: Random): void {
  const others = state.players.filter((_, seat) => seat !== viewer);
  const isOver = state.phase === 'over';
  for (const [suit] of SUITS.entries()) {
    const all = edition.tables.contracts.suits[suit]!;
    const seen = state.players
      .filter((one) => !others.includes(one))
      .reduce((set, one) => set | one.contracts | one.discarded, isOver ? heldBy(others) : 0);
    const unseen = shuffle(random, membersOf(all & ~seen));
    const draw = (count: number): number => unseen.splice(0, count).reduce((set, one) => set | bit(one), 0);
    for (const one of others) {
      if (!isOver) one.contracts = (one.contracts & ~all) | draw(sizeOfSet(one.contracts & all));
      one.discarded = (one.discarded & ~all) | draw(sizeOfSet(one.discarded & all));
    }
  }
}

const heldBy = (players: State['players']): number => players.reduce((set, one) => set | one.contracts, 0);

/** N-SETUP-3: others may have any other sets, and may have discarded the other half of them. */
function scrambleSets(edition: Edition, state: State, viewer: Viewer, random: Random): void {
  if (state.phase === 'over') return;
  const { sets, suits } = edition.tables.contracts;
  const own = state.players
    .filter((_, seat) => seat === viewer)
    .reduce((set, one) => set | one.contracts | one.discarded, 0);
  const free = shuffle(
    random,
    sets.filter((set) => (set & own) === 0),
  );
  for (const [seat, one] of state.players.entries()) {
    if (seat === viewer || one.contracts === 0) continue;
    const set = free.pop() ?? 0;
    let held = 0;
    for (const suit of suits) {
      const count = sizeOfSet(one.contracts & suit);
      for (const contract of shuffle(random, membersOf(set & suit)).slice(0, count)) held |= bit(contract);
    }
    one.contracts = held;
    one.discarded = set & ~held;
  }
}
