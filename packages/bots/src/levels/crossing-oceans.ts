import type { Plan } from './plan.ts';

export const CROSSING_OCEANS: Plan = {
  settings: {
    curiosity: 0.5,
    caution: 5,
    patience: 100,
    doubt: 0.02,
    stakes: 20,
    rivalry: 0.6,
    habit: 90,
    skilful: false,
    horizon: 0,
    foresight: 0,
    worlds: 8,
  },
  own: { admiral: { horizon: 3 } },
  // It is for two or more.
  iterations: {
    // With more seats a short search gets worse sooner than greedy, whom it is to be a match for.
    apprentice: [20, 20, 100, 160],
    mate: [500, 500, 333, 250],
    captain: [14_000, 14_000, 9333, 7000],
    admiral: [240_000, 240_000, 170_000, 125_000],
  },
};
