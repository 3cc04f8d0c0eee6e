import type { Plan } from './plan.ts';

/** For games that nobody has measured anything for. */
export const ANY: Plan = {
  settings: {
    curiosity: 0.5,
    caution: 0,
    patience: 100,
    doubt: 0,
    stakes: 5,
    rivalry: 0.5,
    habit: 80,
    skilful: false,
    empathic: false,
    horizon: 0,
    foresight: 8,
    worlds: 64,
  },
  iterations: {
    apprentice: [200, 100, 67, 50],
    mate: [1000, 500, 333, 250],
    captain: [6000, 3000, 2000, 1500],
    admiral: [36_000, 18_000, 12_000, 9000],
  },
};
