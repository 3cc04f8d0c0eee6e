import type { Player, Seen } from '@riband/kernel';
import type { Edition } from './edition.ts';
import type { Event } from './events.ts';
import { featureNouns, goodNouns, ringNoun } from './labels.ts';
import { type ActionName, PARTS, type Part } from './lists.ts';
import { actionNoun, type PieceNoun, partNoun, type ShipyardMessage } from './messages.ts';

type SeenEvent = Seen<Event>;

const player = (seat: number): Player => ({ seat });
// Events carry names of the lists; their types are the wider `string`, so that events stay plain to read.
const action = (name: string) => actionNoun(name as ActionName);
const part = (name: string) => partNoun(name as Part);

/** The line of the log for an event, if it is worth one. */
export function tell(edition: Edition, event: SeenEvent): ShipyardMessage | undefined {
  switch (event.kind) {
    case 'starts':
      return { key: 'shipyard.log.starts', params: { player: player(event.seat) } };
    case 'dealt':
    case 'discarded':
      return tellSecret(edition, event);
    case 'jumped':
      return { key: 'shipyard.log.jumped', params: { action: action(event.action) } };
    case 'chose': {
      const income = event.ahead + event.gap + event.lying;
      return {
        key: 'shipyard.log.chose',
        params: { player: player(event.seat), action: action(event.action), income },
      };
    }
    case 'bonus': {
      const { seat, paid } = event;
      return { key: 'shipyard.log.bonus', params: { player: player(seat), action: action(event.action), paid } };
    }
    case 'lapsed':
      return { key: 'shipyard.log.lapsed', params: { player: player(event.seat), action: action(event.action) } };
    case 'finalAction':
      return event.action === null
        ? { key: 'shipyard.log.finalPass', params: { player: player(event.seat) } }
        : { key: 'shipyard.log.finalAction', params: { player: player(event.seat), action: action(event.action) } };
    case 'lap':
      return { key: 'shipyard.log.lap', params: { lap: event.lap, of: event.of } };
    case 'guilder':
      return { key: 'shipyard.log.guilder', params: { action: action(event.action), lying: event.lying } };
    case 'finishing':
      return event.reason === 'laps'
        ? { key: 'shipyard.log.finishingLaps', params: {} }
        : { key: 'shipyard.log.finishingCards', params: { part: part(event.reason) } };
    case 'phase':
      return { key: event.phase === 'final' ? 'shipyard.log.phaseFinal' : 'shipyard.log.phaseLast', params: {} };
    case 'contractScored': {
      const contract = edition.nouns.contract(event.contract);
      return {
        key: 'shipyard.log.contractScored',
        params: { player: player(event.seat), contract, points: event.points },
      };
    }
    case 'tradersScored':
      return event.points === 0
        ? undefined
        : { key: 'shipyard.log.tradersScored', params: { player: player(event.seat), points: event.points } };
    default:
      return tellAction(edition, event);
  }
}

function tellSecret(edition: Edition, event: Extract<SeenEvent, { kind: 'dealt' | 'discarded' }>): ShipyardMessage {
  const { seat, contracts } = event;
  const nouns = contracts?.map(edition.nouns.contract);
  if (event.kind === 'dealt') {
    return nouns === undefined
      ? { key: 'shipyard.log.dealtHidden', params: { player: player(seat) } }
      : { key: 'shipyard.log.dealt', params: { player: player(seat), contracts: nouns } };
  }
  return nouns === undefined
    ? {
        key: 'shipyard.log.discardedHidden',
        params: { player: player(seat), suit: edition.nouns.suit(event.suit) },
      }
    : { key: 'shipyard.log.discarded', params: { player: player(seat), contracts: nouns } };
}

function tellAction(edition: Edition, event: SeenEvent): ShipyardMessage | undefined {
  const { nouns } = edition;
  switch (event.kind) {
    case 'bought':
      return tellBought(edition, event);
    case 'rented':
      return { key: 'shipyard.log.rented', params: { player: player(event.seat), paid: event.paid } };
    case 'purchased': {
      const goods = goodNouns(edition, event.goods);
      return { key: 'shipyard.log.purchased', params: { player: player(event.seat), goods, paid: event.paid } };
    }
    case 'gathered': {
      const pieces = event.pieces.map(nouns.piece);
      return { key: 'shipyard.log.gathered', params: { player: player(event.seat), pieces, paid: event.paid } };
    }
    case 'hired': {
      const employee = nouns.employee(event.employee);
      return { key: 'shipyard.log.hired', params: { player: player(event.seat), employee, paid: event.paid } };
    }
    case 'exchanged':
      return {
        key: 'shipyard.log.exchanged',
        params: { player: player(event.seat), goods: goodNouns(edition, event.goods) },
      };
    case 'sold': {
      const { seat, count, earned } = event;
      return {
        key: 'shipyard.log.sold',
        params: { player: player(seat), good: nouns.good(event.good), count, earned },
      };
    }
    case 'swapped':
      return {
        key: 'shipyard.log.swapped',
        params: { player: player(event.seat), good: nouns.good(event.good), piece: nouns.piece(event.piece) },
      };
    case 'subsidy':
      return { key: 'shipyard.log.subsidy', params: { player: player(event.seat), earned: event.earned } };
    case 'cruise':
      return tellCruise(edition, event);
    case 'shipLost':
      return { key: LOST[event.reason], params: { player: player(event.seat) } };
    default:
      return tellAutoma(event);
  }
}

const LOST = {
  captain: 'shipyard.log.lostCaptain',
  canal: 'shipyard.log.lostCanal',
  scrapped: 'shipyard.log.scrapped',
} as const;

function tellBought(edition: Edition, event: Extract<SeenEvent, { kind: 'bought' }>): ShipyardMessage {
  const name = PARTS.find((one) => event.card.startsWith(one)) ?? 'bow';
  if (event.row < 0)
    return { key: 'shipyard.log.boughtBlank', params: { player: player(event.seat), part: part(name) } };
  const features = featureNouns(edition, edition.tables.names.indexOf(event.card));
  return {
    key: 'shipyard.log.bought',
    params: { player: player(event.seat), part: part(name), features, paid: event.paid },
  };
}

function tellCruise(edition: Edition, event: Extract<SeenEvent, { kind: 'cruise' }>): ShipyardMessage {
  const { ship, crew, equipment, speed, officials, riband, total } = event;
  const pieces = Object.entries(ship.fitted).flatMap(([piece, count]) =>
    Array.from({ length: count }, (): PieceNoun => edition.nouns.piece(piece)),
  );
  return {
    key: 'shipyard.log.cruise',
    params: {
      player: player(event.seat),
      length: ship.cards.length,
      pieces,
      total,
      crew,
      equipment,
      speed,
      officials,
      riband,
    },
  };
}

function tellAutoma(event: SeenEvent): ShipyardMessage | undefined {
  switch (event.kind) {
    case 'flipped': {
      const automa = event.hand + 1;
      return event.taken === null
        ? { key: 'shipyard.log.flippedInVain', params: { automa } }
        : { key: 'shipyard.log.flipped', params: { automa, action: action(event.taken) } };
    }
    case 'automaMoved':
      return event.ring === 'exchange'
        ? { key: 'shipyard.log.exchangeMoved', params: {} }
        : { key: 'shipyard.log.automaMoved', params: { ring: ringNoun(event.ring), steps: event.steps } };
    case 'automaRemoved':
      return { key: 'shipyard.log.automaRemoved', params: { count: event.things.length } };
    default:
      return undefined;
  }
}
