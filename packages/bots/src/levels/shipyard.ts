import type { Plan } from './plan.ts';

export const SHIPYARD: Plan = {
  settings: {
    curiosity: 0.2,
    caution: 1,
    patience: 100,
    doubt: 0.02,
    stakes: 12,
    rivalry: 0.2,
    habit: 90,
    skilful: true,
    empathic: false,
    horizon: 0,
    foresight: 2,
    worlds: 32,
  },
  iterations: {
    apprentice: [64, 32, 21, 16],
    mate: [600, 300, 200, 150],
    captain: [9000, 4500, 3000, 2250],
    admiral: [54_000, 45_000, 36_000, 28_000],
  },
};

/** As all of them, but that who thinks longest thinks for the others too: each of those iterations takes longer, so there are fewer. */
export const SECOND_EDITION: Plan = {
  ...SHIPYARD,
  own: { admiral: { empathic: true } },
  iterations: { ...SHIPYARD.iterations, admiral: [38_000, 38_000, 28_000, 17_000] },
};
