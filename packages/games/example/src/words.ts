import type { Actor, Seen, Viewer } from '@riband/kernel';
import { priceOf } from './decisions/take.ts';
import { cargoNoun, type QuaysideMessage } from './messages.ts';
import { TABLES } from './tables.ts';
import type { Event, Move, State } from './types.ts';

/** The notation: `take 1`, `load coal`. Hidden draws and bids are `?` to those who may not know. */
export function write(move: Move, actor: Actor, viewer?: Viewer): string {
  switch (move.kind) {
    case 'bid':
      return `bid ${viewer === undefined || viewer === actor ? move.coins : '?'}`;
    case 'take':
      return `take ${move.place}`;
    case 'load':
    case 'fill':
      return `${move.kind} ${move.cargo}`;
    case 'draw':
      return `draw ${move.seat} ${viewer === undefined || viewer === move.seat ? move.cargo : '?'}`;
    case 'done':
    case 'reveal':
      return move.kind;
  }
}

export function label(state: State, _: Actor, move: Move): QuaysideMessage {
  switch (move.kind) {
    case 'bid':
      return { key: 'example.label.bid', params: { coins: move.coins } };
    case 'take':
      return {
        key: 'example.label.take',
        params: {
          place: move.place + 1,
          cargo: cargoNoun(state.quay[move.place]!),
          price: priceOf(move.place),
        },
      };
    case 'load':
      return { key: 'example.label.load', params: { cargo: cargoNoun(move.cargo), price: TABLES.loadPrice } };
    case 'done':
      return { key: 'example.label.done', params: {} };
    case 'fill':
      return { key: 'example.label.fill', params: { cargo: cargoNoun(move.cargo) } };
    case 'draw':
      return { key: 'example.label.draw', params: { player: { seat: move.seat }, cargo: cargoNoun(move.cargo) } };
    case 'reveal':
      return { key: 'example.label.reveal', params: {} };
  }
}

export function tell(event: Seen<Event>): QuaysideMessage {
  switch (event.kind) {
    case 'filled':
      return { key: 'example.log.filled', params: { cargo: cargoNoun(event.cargo) } };
    case 'drew': {
      const player = { seat: event.seat };
      return event.cargo === undefined
        ? { key: 'example.log.drewHidden', params: { player } }
        : { key: 'example.log.drew', params: { player, cargo: cargoNoun(event.cargo) } };
    }
    case 'bid': {
      const player = { seat: event.seat };
      return event.coins === undefined
        ? { key: 'example.log.bidHidden', params: { player } }
        : { key: 'example.log.bid', params: { player, coins: event.coins } };
    }
    case 'revealed':
      return {
        key: 'example.log.revealed',
        params: { bids: event.bids.join(', '), first: { seat: event.order[0] ?? 0 } },
      };
    case 'took':
    case 'loaded':
      return {
        key: `example.log.${event.kind}`,
        params: { player: { seat: event.seat }, cargo: cargoNoun(event.cargo), paid: event.paid },
      };
    case 'sailed': {
      const { seat, cargoes, points, earned } = event;
      return {
        key: 'example.log.sailed',
        params: { player: { seat }, cargoes: cargoes.map(cargoNoun), points, earned },
      };
    }
    case 'income':
      return { key: 'example.log.income', params: { coins: event.coins } };
  }
}
