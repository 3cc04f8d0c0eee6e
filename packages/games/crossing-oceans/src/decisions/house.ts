import type { Emit, Reason } from '@riband/kernel';
import { earnIncome, isReady } from '../map.ts';
import { portName } from '../messages.ts';
import type { MoveOf } from '../moves.ts';
import { notOwn, reason, tooDear } from '../reasons.ts';
import { active, player } from '../state.ts';
import { RULES, type Tables } from '../tables.ts';
import { askForToken, cheapestTradeToken } from '../tokens.ts';
import type { Event, Move, Port, State } from '../types.ts';
import type { DecisionOf, Rule } from './decision.ts';

/** C-HOUSE-1: the port of the House action. */
export const house: Rule<DecisionOf<'house'>, MoveOf<'house'>> = {
  moves(tables, state) {
    const moves: Move[] = [];
    addSites(tables, state, tables.moves.house, true, moves);
    return moves;
  },
  apply(tables, state, _, { port }, emit) {
    state.pending.pop();
    if (isReady(tables, state, port)) earnIncome(tables, state, port, 'house', emit);
    openHouse(tables, state, port, 0, emit);
  },
};

/** C-HOUSE-1, C-HOUSE-5: the ports where a house can be opened and paid, with or without the income of the ship. */
export function addSites(
  tables: Tables,
  state: State,
  moveByPort: readonly Move[],
  withIncome: boolean,
  moves: Move[],
): void {
  const { houses, money } = active(state);
  if (houses.length >= RULES.houses) return;
  const token = cheapestTradeToken(tables, active(state));
  for (let port = 0; port < state.ships.length; port++) {
    if (!isSite(state, port)) continue;
    const means = withIncome ? moneyAfterIncome(tables, state, port) : money;
    if (rents(state, port) + token <= means) moves.push(moveByPort[port]!);
  }
}

/** C-HOUSE-2: what the active player has after step 1. */
function moneyAfterIncome(tables: Tables, state: State, port: Port): number {
  const { money } = active(state);
  return isReady(tables, state, port) ? money + tables.income[state.ships[port]!]! : money;
}

/** C-HOUSE-1: an own ship and no own house. */
function isSite(state: State, port: Port): boolean {
  return state.owners[port] === state.seat && !active(state).houses.includes(port);
}

/** C-HOUSE-3: what is paid to the others. */
function rents(state: State, port: Port): number {
  let sum = 0;
  for (const other of state.players) if (other.houses.includes(port)) sum += RULES.houseRent;
  return sum;
}

/** C-HOUSE-3, C-HOUSE-4. */
export function openHouse(tables: Tables, state: State, port: Port, contracts: number, emit?: Emit<Event>): void {
  const { seat } = state;
  const builder = active(state);
  emit?.({ kind: 'opened', seat, port, contracts });
  for (let other = 0; other < state.players.length; other++) {
    const owner = player(state, other);
    if (!owner.houses.includes(port)) continue;
    builder.money -= RULES.houseRent;
    owner.money += RULES.houseRent;
    emit?.({ kind: 'rent', seat, to: other, paid: RULES.houseRent });
  }
  builder.houses.push(port);
  askForToken(tables, state, 'house', emit);
}

export function cannotHouse(tables: Tables, state: State, port: Port): Reason | undefined {
  return cannotOpen(tables, state, port, moneyAfterIncome(tables, state, port));
}

/** C-HOUSE-5: why no house can be opened in a port with this much money. */
export function cannotOpen(tables: Tables, state: State, port: Port, money: number): Reason | undefined {
  const notYours = notOwn('C-HOUSE-1', tables, state, port);
  if (notYours !== undefined) return notYours;
  const { houses } = active(state);
  if (houses.includes(port))
    return reason('C-HOUSE-1', { key: 'crossing-oceans.why.ownHouse', params: { port: portName(tables, port) } });
  if (houses.length >= RULES.houses) return reason('C-HOUSE-1', { key: 'crossing-oceans.why.noHouses', params: {} });
  return tooDear('C-HOUSE-5', rents(state, port) + cheapestTradeToken(tables, active(state)), money);
}
