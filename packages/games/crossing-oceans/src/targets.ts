import { isSeat, type Reason, type Seat, type Target } from '@riband/kernel';
import { cannotLoad } from './decisions/coal.ts';
import { cannotCoal, cannotOpenForContracts, cannotSell } from './decisions/contracts.ts';
import { cannotCarry } from './decisions/earn.ts';
import { cannotHouse } from './decisions/house.ts';
import { cannotMoor, cannotPlace } from './decisions/place.ts';
import { cannotRace } from './decisions/riband.ts';
import { cannotGo } from './decisions/rondel.ts';
import { cannotBuyFromDocks, cannotBuyFromMarket } from './decisions/ships.ts';
import { cannotTake } from './decisions/token.ts';
import { reason } from './reasons.ts';
import { decisionOf } from './state.ts';
import type { Tables } from './tables.ts';
import { mayDecline } from './tokens.ts';
import { COLUMNS, type ColumnId, type Decision, REGIONS, type State, type View } from './types.ts';

/** Own ships; the spots of ships and the ports of the open regions; rondel, regions, columns, market, docks; the buttons at hand. */
export function targets(tables: Tables, seen: View): readonly Target[] {
  if (!isSeat(seen.viewer)) return [];
  const regions = tables.openRegions[seen.players.length]!;
  const ports = [...tables.portIds.keys()].filter((port) => regions.includes(tables.regionOf[port]!));
  const decision = seen.pending.at(-1);
  return [
    ...seen.players[seen.viewer]!.supply.map((tile) => `ship:${tables.ids[tile]!}`),
    ...ports.map((port) => `spot:${tables.portIds[port]!}`),
    ...ports.map((port) => `port:${tables.portIds[port]!}`),
    ...regions.map((region) => `region:${REGIONS[region]!}`),
    ...tables.spotIds.map((spot) => `rondel:${spot}`),
    ...seen.market.flatMap((tile, position) => (tile === null ? [] : [`market:${position + 1}`])),
    ...COLUMNS.filter((_, column) => seen.docks[column] !== null).map((column) => `docks:${column}`),
    ...COLUMNS.map((column) => `column:${column}`),
    ...(decision === undefined ? [] : buttonsFor(decision)),
  ];
}

function buttonsFor(decision: Readonly<Decision>): readonly Target[] {
  switch (decision.kind) {
    case 'place':
      return ['button:contract'];
    case 'rondel':
      return ['button:sell'];
    case 'buy':
      return ['button:done'];
    case 'token':
      return mayDecline(decision.source) ? ['button:decline'] : [];
    default:
      return [];
  }
}

/** The checks of the decision at hand, asked for one target; whatever it does not ask for has to wait. */
export function why(tables: Tables, state: State, _: Seat, clicked: Target): Reason | undefined {
  const decision = decisionOf(state);
  if (decision === undefined) return undefined;
  const [place = '', name = ''] = clicked.split(':');
  if (place === 'button') return name === 'sell' ? cannotSell(state) : undefined;
  const port = tables.portIds.indexOf(name);
  switch (`${decision.kind} ${place}`) {
    case 'place ship':
      return cannotPlace(tables, state, tables.ids.indexOf(name));
    case 'rondel spot':
      return cannotCoal(tables, state, port);
    case 'rondel port':
      return cannotOpenForContracts(tables, state, port);
    case 'rondel rondel':
      return cannotGo(tables, state, tables.spotIds.indexOf(name));
    case 'buy market':
      return cannotBuyFromMarket(tables, state, Number(name) - 1);
    case 'buy docks':
      return cannotBuyFromDocks(tables, state, columnNamed(name));
    case 'region region':
      return undefined;
    case 'cargo spot':
      return cannotCarry(tables, state, port);
    case 'riband spot':
      return cannotRace(tables, state, port);
    case 'house port':
      return cannotHouse(tables, state, port);
  }
  if (decision.kind === 'spot' && place === 'spot') return cannotMoor(tables, state, decision.tile, port);
  if (decision.kind === 'token' && place === 'column')
    return cannotTake(tables, state, decision.source, columnNamed(name));
  if (decision.kind === 'load' && place === 'spot') return cannotLoad(tables, state, decision, port);
  return notNow(tables, decision);
}

const columnNamed = (name: string): number => COLUMNS.indexOf(name as ColumnId);

/** What is asked instead. */
function notNow(tables: Tables, decision: Decision): Reason | undefined {
  switch (decision.kind) {
    case 'place':
    case 'rondel':
      return reason('C-TURN-1', { key: `crossing-oceans.why.now.${decision.kind}`, params: {} });
    case 'spot':
      return reason('C-PLACE-1', {
        key: 'crossing-oceans.why.now.spot',
        params: { ship: tables.names[decision.tile]! },
      });
    case 'buy':
      return reason('C-SHIPS-1', { key: 'crossing-oceans.why.now.buy', params: {} });
    case 'region':
      return reason('C-REGION-1', { key: 'crossing-oceans.why.now.region', params: {} });
    case 'cargo':
      return reason('C-CARGO-1', { key: 'crossing-oceans.why.now.cargo', params: {} });
    case 'riband':
      return reason('C-RIBAND-2', { key: 'crossing-oceans.why.now.riband', params: {} });
    case 'house':
      return reason('C-HOUSE-1', { key: 'crossing-oceans.why.now.house', params: {} });
    case 'token':
      return reason('C-RONDEL-4', { key: 'crossing-oceans.why.now.token', params: {} });
    case 'load':
      return reason('C-COAL-3', { key: 'crossing-oceans.why.now.load', params: {} });
    default:
      return undefined;
  }
}
