import type { GameTypes } from '@riband/kernel';
import { defineEvaluation, type Evaluation } from '../evaluation.ts';

export const WEIGHTS = { points: 1, rival: -0.5 };

/** For games that have no evaluation of their own: the points so far, and how far the best of the others is behind. */
export const scores: Evaluation = defineEvaluation<GameTypes, { own: number; rival: number }, keyof typeof WEIGHTS>({
  family: 'any',
  measure(game, state, seat) {
    const points = game.scores(state);
    const rivals = points.filter((_, other) => other !== seat);
    return { own: points[seat] ?? 0, rival: Math.max(0, ...rivals) };
  },
  terms: { points: ({ own }) => own, rival: ({ rival }) => rival },
  weights: WEIGHTS,
});
