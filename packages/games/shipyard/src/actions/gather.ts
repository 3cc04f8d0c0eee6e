import type { Reason, Seat } from '@riband/kernel';
import { type ActionModule, type Edition, player, type SeatRule } from '../edition.ts';
import { indexOfName, PIECES } from '../lists.ts';
import { TAKES } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';
import { automaSteps } from './automa.ts';

export const RINGS = ['equipment', 'crew', 'employees', 'exchange'] as const;
const [EQUIPMENT_RING, CREW_RING] = [0, 1];
export const [EMPLOYEE_RING, EXCHANGE_RING] = [2, 3];

const SECTORS = 4;
export const FREE_SECTORS = 1; // S-RING-1
export const ACCOUNTANT_STEPS = 2; // S-RING-3

/** S-RING-1, S-RING-3: the price of stopping so many sectors on. */
export function priceOfSteps(edition: Edition, state: State, seat: Seat, steps: number): number {
  const accountant = (player(state, seat).employees & edition.tables.employees.accountant) !== 0;
  return Math.max(0, steps - FREE_SECTORS - (accountant ? ACCOUNTANT_STEPS : 0));
}

/** The steps of the marker to the sector of a piece: never none, but once round. */
export function stepsTo(edition: Edition, state: State, ring: number, piece: number): number {
  const sector = edition.tables.rings[ring]!.indexOf(piece);
  return ((sector - state.rings[ring]! + 2 * SECTORS - 1) % SECTORS) + 1;
}

/** Manufacture equipment and recruit crew: the same, on two rings. */
const takePiece: SeatRule<DecisionOf<'ring'>, MoveOf<'take'>> = {
  opens: () => true,
  moves(edition, state, { ring }, seat) {
    const { money } = player(state, seat);
    const moves: MoveOf<'take'>[] = [];
    for (let steps = 1; steps <= SECTORS && priceOfSteps(edition, state, seat, steps) <= money; steps++) {
      moves.push(TAKES[edition.tables.rings[ring]![(state.rings[ring]! + steps) % SECTORS]!]!);
    }
    return moves;
  },
  apply(edition, state, { ring }, seat, { piece }, emit) {
    state.pending.pop();
    const steps = stepsTo(edition, state, ring, piece);
    const paid = priceOfSteps(edition, state, seat, steps);
    const taker = player(state, seat);
    taker.money -= paid;
    state.rings[ring] = (state.rings[ring]! + steps) % SECTORS;
    taker.store[piece] = taker.store[piece]! + 1;
    const pieces = [PIECES[piece]! as string];
    // S-RING-2, S-EMP-4: engineers and recruiters always give theirs besides.
    for (const given of edition.tables.rings[ring]!) {
      if ((taker.employees & edition.tables.employees.giver[given]!) === 0) continue;
      taker.store[given] = taker.store[given]! + 1;
      if (emit !== undefined) pieces.push(PIECES[given]!);
    }
    emit?.({ kind: 'gathered', seat, ring: RINGS[ring]!, steps, paid, pieces });
  },
  why(edition, state, { ring }, seat, { place, names }): Reason | undefined {
    if (place !== 'ring') return undefined;
    const piece = indexOfName(PIECES, names[0]);
    if (!edition.tables.rings[ring]!.includes(piece))
      return reason('S-RING-1', { key: 'shipyard.why.otherRing', params: {} });
    const price = priceOfSteps(edition, state, seat, stepsTo(edition, state, ring, piece));
    return tooDear('S-RING-1', price, player(state, seat).money);
  },
};

function gathering(ring: number): ActionModule {
  return {
    price: () => 0,
    begin: (_, state, seat) => {
      state.pending.push({ kind: 'ring', seat, ring });
    },
    decisions: { ring: takePiece },
    automa(_, state, back, emit) {
      const steps = automaSteps(back);
      state.rings[ring] = (state.rings[ring]! + steps) % SECTORS;
      emit?.({ kind: 'automaMoved', ring: RINGS[ring]!, steps });
    },
  };
}

export const manufacture = gathering(EQUIPMENT_RING);
export const recruit = gathering(CREW_RING);
