import { isSeat, type Reason, type Seat, type Target } from '@riband/kernel';
import { cannotBid } from './decisions/bid.ts';
import { cannotLoad } from './decisions/load.ts';
import { cannotTake } from './decisions/take.ts';
import { reason } from './reasons.ts';
import { decisionOf } from './state.ts';
import { TABLES } from './tables.ts';
import { CARGOES, type Cargo, type Move, type State, type View } from './types.ts';

export function target(move: Move): Target {
  switch (move.kind) {
    case 'bid':
      return `bid:${move.coins}`;
    case 'take':
      return `quay:${move.place}`;
    case 'load':
      return `hand:${move.cargo}`;
    case 'done':
      return 'button:done';
    case 'fill':
    case 'draw':
    case 'reveal':
      return 'bag';
  }
}

/** Places of the quay, cargoes in hand, and the buttons of the decision at hand. */
export function targets(seen: View): readonly Target[] {
  const { viewer, hand } = seen;
  if (!isSeat(viewer) || hand === null) return [];
  const kind = seen.pending.at(-1)?.kind;
  return [
    ...(kind === 'bid' ? Array.from({ length: TABLES.highestBid + 1 }, (_, coins) => `bid:${coins}`) : []),
    ...seen.quay.map((_, place) => `quay:${place}`),
    ...CARGOES.filter((cargo) => hand[cargo] > 0).map((cargo) => `hand:${cargo}`),
    ...(kind === 'load' ? ['button:done'] : []),
  ];
}

/** The same checks that make the lists of moves, asked for one target; first whether its time has come at all. */
export function why(state: State, seat: Seat, clicked: Target): Reason | undefined {
  const [place = '', name = ''] = clicked.split(':');
  const kind = decisionOf(state)?.kind;
  switch (place) {
    case 'bid':
      return cannotBid(state, seat, Number(name));
    case 'quay':
      if (kind === 'bid') return reason('E-BID-1', { key: 'example.why.bidsFirst', params: {} });
      if (kind === 'load') return reason('E-TAKE-1', { key: 'example.why.oneCargo', params: {} });
      return cannotTake(state, seat, Number(name));
    case 'hand':
      if (kind === 'bid') return reason('E-BID-1', { key: 'example.why.bidsFirst', params: {} });
      if (kind === 'take') return reason('E-LOAD-1', { key: 'example.why.takeFirst', params: {} });
      return cannotLoad(state, seat, name as Cargo);
    default:
      return undefined;
  }
}
