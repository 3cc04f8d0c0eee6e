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
    empathic: false,
    horizon: 3,
    foresight: 0,
    worlds: 8,
  },
  // Who thinks longer looks further ahead: at the end of the third turn there is little left to find for it.
  own: { admiral: { horizon: 5 } },
  // It is for two or more.
  iterations: {
    // With more seats a short search gets worse sooner than greedy, whom it is to be a match for.
    apprentice: [20, 20, 100, 80],
    mate: [500, 500, 333, 250],
    captain: [20_000, 20_000, 16_000, 12_000],
    admiral: [95_000, 95_000, 75_000, 65_000],
  },
};
