import type { Cargo, PlayerState, Quayside, Tables } from '@riband/example';
import { defineEvaluation, type Evaluation } from '../evaluation.ts';

interface Facts {
  readonly tables: Tables;
  readonly owner: PlayerState;
  /** After this one. */
  readonly roundsLeft: number;
}

export const WEIGHTS = {
  voyages: 1,
  coins: 1 / 3,
  bid: -1 / 3,
  firstTurn: 0.25,
  hold: 0.75,
  hand: 0.2,
};

export const quayside: Evaluation<Quayside> = defineEvaluation<Quayside, Facts, keyof typeof WEIGHTS>({
  family: 'example',
  measure: (game, state, seat) => ({
    // What the game calls its tables is not known to those who play any game.
    tables: game.tables as Tables,
    owner: state.players[seat]!,
    roundsLeft: state.rounds - state.round,
  }),
  weights: WEIGHTS,
  terms: {
    voyages: ({ owner }) => owner.points,
    coins: ({ owner }) => owner.coins,
    /** Still to be paid (E-BID-2). */
    bid: ({ owner }) => owner.bid ?? 0,
    /** The smallest bid outbids those who bid nothing; more is seldom needed. */
    firstTurn: ({ owner }) => Math.min(1, owner.bid ?? 0),
    /** What the voyage that is being loaded will bring if nothing better comes. */
    hold: ({ owner, tables, roundsLeft }) => (roundsLeft > 0 ? promiseOf(tables, owner.hold) : 0),
    /** Cargoes in hand like those in the hold go on the same voyage. */
    hand: ({ owner, roundsLeft }) => (roundsLeft > 0 ? owner.hold.filter((cargo) => owner.hand[cargo] > 0).length : 0),
  },
});

/** E-SAIL-1, as far as the cargoes on board allow. */
function promiseOf({ voyagePoints, holdSize }: Tables, hold: readonly Cargo[]): number {
  const kinds = new Set(hold).size;
  const points = kinds < 2 ? voyagePoints.same : voyagePoints.different;
  return (points * hold.length) / holdSize;
}
