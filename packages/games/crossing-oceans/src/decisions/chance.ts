import type { Emit, Seat } from '@riband/kernel';
import { add, insert, remove } from '../arrays.ts';
import { beginFirstTurn, triggerEnd } from '../flow.ts';
import { fillMarket } from '../market.ts';
import type { MoveOf } from '../moves.ts';
import { player } from '../state.ts';
import type { Tables } from '../tables.ts';
import { type Event, type Move, MULTI, NONE, type State, type Tile } from '../types.ts';
import type { ChanceRule, DecisionOf } from './decision.ts';

/** C-SETUP-2, C-SHIPS-5: any tile of the topmost stack may be the next one. */
export const fill: ChanceRule<DecisionOf<'fill'>, MoveOf<'fill'>> = {
  moves: (tables, state) => state.stack.slice(0, topStackSize(tables, state)).map((tile) => tables.moves.fill[tile]!),
  sample: (tables, state, _, random) => tables.moves.fill[state.stack[random.below(topStackSize(tables, state))]!]!,
  apply(_, state, { left }, { tile }, emit) {
    remove(state.stack, tile);
    fillMarket(state, tile);
    emit?.({ kind: 'filled', tile });
    state.pending.pop();
    if (left > 1) state.pending.push({ kind: 'fill', left: left - 1 });
    // C-SHIPS-6, unless this is the setup, in which deals are still waiting.
    else if (state.stack.length === 0 && state.pending.length === 0) triggerEnd(state, emit);
  },
};

function topStackSize(tables: Tables, state: State): number {
  const top = tables.stack[state.stack[0]!];
  let size = 1;
  while (size < state.stack.length && tables.stack[state.stack[size]!] === top) size += 1;
  return size;
}

/** C-SETUP-3: what is not dealt out of stack 0 stays in the docks. */
export const deal: ChanceRule<DecisionOf<'deal'>, MoveOf<'deal'>> = {
  moves: dealable,
  sample(tables, state, _, random) {
    const moves = dealable(tables, state);
    return moves[random.below(moves.length)]!;
  },
  apply(tables, state, { seat }, { tile }, emit) {
    const flag = tables.flag[tile]!;
    state.docks[flag] = NONE;
    const owner = player(state, seat);
    insert(owner.supply, tile);
    add(owner.flags, flag, 1);
    emit?.({ kind: 'dealt', seat, tile });
    state.pending.pop();
    if (state.pending.length === 0) giveClippers(tables, state, emit);
  },
};

function dealable(tables: Tables, state: State): readonly Move[] {
  return state.docks.filter((tile) => tile !== NONE).map((tile) => tables.moves.deal[tile]!);
}

/** C-SETUP-4: where two drew ships of the same year, chance says which counts as older. */
export const elder: ChanceRule<DecisionOf<'elder'>, MoveOf<'elder'>> = {
  moves: (tables, state) => eldest(tables, state).map((seat) => tables.moves.elder[seat]!),
  sample(tables, state, _, random) {
    const seats = eldest(tables, state);
    return tables.moves.elder[seats[random.below(seats.length)]!]!;
  },
  apply(tables, state, _, { seat }, emit) {
    state.pending.pop();
    giveClipper(tables, state, seat, emit);
    giveClippers(tables, state, emit);
  },
};

/** C-SETUP-4, C-SETUP-6: the youngest clipper to the owner of the oldest ship, and so on; then the first of them begins. */
function giveClippers(tables: Tables, state: State, emit?: Emit<Event>): void {
  for (;;) {
    const seats = eldest(tables, state);
    if (seats.length === 0) {
      beginFirstTurn(state, ownerOf(state, openClippers(tables, state)[0]!));
      return;
    }
    if (seats.length > 1) {
      state.pending.push({ kind: 'elder' });
      return;
    }
    giveClipper(tables, state, seats[0]!, emit);
  }
}

/** Those without a clipper whose drawn ship is the oldest of theirs. */
function eldest(tables: Tables, state: State): readonly Seat[] {
  const without = [...state.players.keys()].filter((seat) => player(state, seat).flags[MULTI]! === 0);
  const yearOf = (seat: Seat): number => tables.year[player(state, seat).supply[0]!]!;
  const oldest = Math.min(...without.map(yearOf));
  return without.filter((seat) => yearOf(seat) === oldest);
}

function giveClipper(tables: Tables, state: State, seat: Seat, emit?: Emit<Event>): void {
  const tile = openClippers(tables, state).find((clipper) => ownerOf(state, clipper) === NONE);
  if (tile === undefined) throw new RangeError('more players than clippers');
  const port = state.ships.indexOf(tile);
  const owner = player(state, seat);
  state.owners[port] = seat;
  owner.captains -= 1;
  add(owner.flags, MULTI, 1);
  emit?.({ kind: 'clipper', seat, tile, port });
}

function openClippers(tables: Tables, state: State): readonly Tile[] {
  return tables.clippers.filter((tile) => state.ships.includes(tile));
}

function ownerOf(state: State, tile: Tile): Seat {
  return state.owners[state.ships.indexOf(tile)]!;
}
