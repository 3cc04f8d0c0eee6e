import { ribandCoal } from './decisions/riband.ts';
import { contractsToReach } from './decisions/rondel.ts';
import { marketPrice } from './market.ts';
import { actionNoun, type CrossingOceansMessage, portName, regionNoun, tokenNoun } from './messages.ts';
import type { MoveOf } from './moves.ts';
import { active, decisionOf } from './state.ts';
import { RULES, type Tables } from './tables.ts';
import { priceOfToken } from './tokens.ts';
import { type Column, type Move, NONE, type Port, type Spot, type State, type Tile } from './types.ts';

/** What a move would do, for lists and screen readers. */
export function label(tables: Tables, state: State, move: Move): CrossingOceansMessage {
  if ('port' in move) return labelOfPort(tables, state, move);
  switch (move.kind) {
    case 'contract':
    case 'done':
    case 'decline':
      return { key: `crossing-oceans.label.${move.kind}`, params: {} };
    case 'sell':
      return { key: 'crossing-oceans.label.sell', params: { earned: RULES.contractPrice } };
    case 'place':
      return { key: 'crossing-oceans.label.place', params: { ship: tables.names[move.tile]! } };
    case 'go':
      return labelOfGoing(tables, state, move.spot);
    case 'market': {
      const price = marketPrice(tables, state, move.position);
      return labelOfPurchase(tables, state.market[move.position]!, price);
    }
    case 'dock': {
      const tile = state.docks[move.column]!;
      return labelOfPurchase(tables, tile, tables.price[tile]!);
    }
    case 'token':
      return labelOfToken(tables, state, move.column);
    case 'region':
      return { key: 'crossing-oceans.label.region', params: { region: regionNoun(move.region) } };
    case 'fill':
    case 'deal':
    case 'elder':
      return labelOfChance(tables, state, move);
  }
}

function labelOfPort(tables: Tables, state: State, move: Extract<Move, { port: Port }>): CrossingOceansMessage {
  const port = portName(tables, move.port);
  const tile = state.ships[move.port]!;
  const ship = tile === NONE ? '' : tables.names[tile]!;
  switch (move.kind) {
    case 'spot':
      return labelOfMooring(tables, state, move);
    case 'coal':
    case 'load':
      return { key: `crossing-oceans.label.${move.kind}`, params: { ship, port } };
    case 'open':
      return { key: 'crossing-oceans.label.open', params: { port, contracts: RULES.houseContracts } };
    case 'house':
      return { key: 'crossing-oceans.label.house', params: { port } };
    case 'cargo':
      return { key: 'crossing-oceans.label.cargo', params: { ship, earned: tables.cargo[tile]! } };
    case 'riband': {
      const params = { ship, earned: 2 * tables.income[tile]!, coal: ribandCoal(tables, state) };
      return { key: 'crossing-oceans.label.riband', params };
    }
  }
}

function labelOfMooring(tables: Tables, state: State, move: MoveOf<'spot'>): CrossingOceansMessage {
  const decision = decisionOf(state);
  const ship = decision?.kind === 'spot' ? tables.names[decision.tile]! : '';
  const port = portName(tables, move.port);
  const replaced = state.ships[move.port]!;
  return replaced === NONE
    ? { key: 'crossing-oceans.label.spot', params: { ship, port } }
    : { key: 'crossing-oceans.label.replace', params: { ship, port, replaced: tables.names[replaced]! } };
}

function labelOfGoing(tables: Tables, state: State, spot: Spot): CrossingOceansMessage {
  // C-RONDEL-1: two spots have the same name, so each has its number as well.
  const named = { spot: spot + 1, action: actionNoun(tables, spot) };
  const contracts = contractsToReach(tables, active(state).spot, spot);
  return contracts === 0
    ? { key: 'crossing-oceans.label.go', params: named }
    : { key: 'crossing-oceans.label.goFar', params: { ...named, contracts } };
}

function labelOfPurchase(tables: Tables, tile: Tile, price: number): CrossingOceansMessage {
  const name = tables.names[tile]!;
  return tables.token[tile]! === NONE
    ? { key: 'crossing-oceans.label.buy', params: { ship: name, price } }
    : { key: 'crossing-oceans.label.buyHeadquarters', params: { company: name, price } };
}

function labelOfToken(tables: Tables, state: State, column: Column): CrossingOceansMessage {
  const decision = decisionOf(state);
  const price = decision?.kind === 'token' ? priceOfToken(tables, active(state), column, decision.source) : 0;
  return { key: 'crossing-oceans.label.token', params: { token: tokenNoun(column), price } };
}

function labelOfChance(tables: Tables, state: State, move: MoveOf<'fill' | 'deal' | 'elder'>): CrossingOceansMessage {
  if (move.kind === 'elder') return { key: 'crossing-oceans.label.elder', params: { player: { seat: move.seat } } };
  const name = tables.names[move.tile]!;
  if (move.kind === 'fill')
    return tables.token[move.tile]! === NONE
      ? { key: 'crossing-oceans.label.fill', params: { ship: name } }
      : { key: 'crossing-oceans.label.fillHeadquarters', params: { company: name } };
  const decision = decisionOf(state);
  const player = { seat: decision?.kind === 'deal' ? decision.seat : 0 };
  return { key: 'crossing-oceans.label.deal', params: { player, ship: name } };
}
