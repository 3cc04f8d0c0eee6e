import type { Seen } from '@riband/kernel';
import { actionNoun, type CrossingOceansMessage, portName, regionNoun, tokenNoun } from './messages.ts';
import type { Tables } from './tables.ts';
import { type Event, NONE, type Tile } from './types.ts';

type EventOf<Kind extends Event['kind']> = Extract<Seen<Event>, { kind: Kind }>;

/** The line of the log for an event. */
export function tell(tables: Tables, event: Seen<Event>): CrossingOceansMessage {
  switch (event.kind) {
    case 'filled':
    case 'docked':
    case 'scrapped':
      return tellOfMarket(tables, event);
    case 'bought':
      return tellOfPurchase(tables, event);
    case 'dealt':
    case 'clipper':
    case 'placed':
    case 'replaced':
    case 'lantern':
      return tellOfShip(tables, event);
    case 'coaled':
    case 'loaded':
      return {
        key: `crossing-oceans.log.${event.kind}`,
        params: { player: { seat: event.seat }, ship: tables.names[event.tile]!, coal: event.coal },
      };
    case 'earned':
      return tellOfEarning(tables, event);
    case 'contract':
      return { key: 'crossing-oceans.log.contract', params: { player: { seat: event.seat } } };
    case 'sold':
      return { key: 'crossing-oceans.log.sold', params: { player: { seat: event.seat }, earned: event.earned } };
    case 'went':
    case 'idle':
      return tellOfRondel(tables, event);
    case 'named': {
      const params = { player: { seat: event.seat }, region: regionNoun(event.region) };
      return { key: 'crossing-oceans.log.named', params };
    }
    case 'bonus': {
      const { seat, region, houses, earned } = event;
      const params = { player: { seat }, region: regionNoun(region), houses, earned };
      return { key: 'crossing-oceans.log.bonus', params };
    }
    case 'opened':
      return tellOfHouse(tables, event);
    case 'rent': {
      const params = { player: { seat: event.seat }, to: { seat: event.to }, paid: event.paid };
      return { key: 'crossing-oceans.log.rent', params };
    }
    case 'token': {
      const params = { player: { seat: event.seat }, token: tokenNoun(event.column), paid: event.paid };
      return { key: 'crossing-oceans.log.token', params };
    }
    case 'end':
      return { key: 'crossing-oceans.log.end', params: { lastRound: event.lastRound } };
  }
}

const isHeadquarters = (tables: Tables, tile: Tile): boolean => tables.token[tile]! !== NONE;

function tellOfMarket(
  tables: Tables,
  { kind, tile }: EventOf<'filled' | 'docked' | 'scrapped'>,
): CrossingOceansMessage {
  const name = tables.names[tile]!;
  return kind === 'filled' && isHeadquarters(tables, tile)
    ? { key: 'crossing-oceans.log.filledHeadquarters', params: { company: name } }
    : { key: `crossing-oceans.log.${kind}`, params: { ship: name } };
}

function tellOfPurchase(tables: Tables, { seat, tile, paid }: EventOf<'bought'>): CrossingOceansMessage {
  const player = { seat };
  const name = tables.names[tile]!;
  return isHeadquarters(tables, tile)
    ? { key: 'crossing-oceans.log.boughtHeadquarters', params: { player, company: name, paid } }
    : { key: 'crossing-oceans.log.bought', params: { player, ship: name, paid } };
}

function tellOfShip(
  tables: Tables,
  event: EventOf<'dealt' | 'clipper' | 'placed' | 'replaced' | 'lantern'>,
): CrossingOceansMessage {
  const ship = tables.names[event.tile]!;
  switch (event.kind) {
    case 'dealt':
      return { key: 'crossing-oceans.log.dealt', params: { player: { seat: event.seat }, ship } };
    case 'clipper':
    case 'placed': {
      const params = { player: { seat: event.seat }, ship, port: portName(tables, event.port) };
      return { key: `crossing-oceans.log.${event.kind}`, params };
    }
    case 'replaced':
      return event.owner === null
        ? { key: 'crossing-oceans.log.left', params: { ship } }
        : { key: 'crossing-oceans.log.returned', params: { player: { seat: event.owner }, ship } };
    case 'lantern':
      return { key: 'crossing-oceans.log.lantern', params: { region: regionNoun(event.region), ship } };
  }
}

function tellOfEarning(tables: Tables, { seat, tile, by, earned, coal }: EventOf<'earned'>): CrossingOceansMessage {
  const params = { player: { seat }, ship: tables.names[tile]!, earned };
  if (by === 'riband') return { key: 'crossing-oceans.log.riband', params: { ...params, coal } };
  return { key: `crossing-oceans.log.${by === 'cargo' ? 'cargo' : 'earned'}`, params };
}

function tellOfRondel(tables: Tables, event: EventOf<'went' | 'idle'>): CrossingOceansMessage {
  const player = { seat: event.seat };
  const action = actionNoun(tables, event.spot);
  if (event.kind === 'idle') return { key: 'crossing-oceans.log.idle', params: { player, action } };
  const { contracts } = event;
  return contracts === 0
    ? { key: 'crossing-oceans.log.went', params: { player, action } }
    : { key: 'crossing-oceans.log.wentFar', params: { player, action, contracts } };
}

function tellOfHouse(tables: Tables, event: EventOf<'opened'>): CrossingOceansMessage {
  const player = { seat: event.seat };
  const port = portName(tables, event.port);
  const { contracts } = event;
  return contracts === 0
    ? { key: 'crossing-oceans.log.opened', params: { player, port } }
    : { key: 'crossing-oceans.log.openedFor', params: { player, port, contracts } };
}
