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
    foresight: 0,
    worlds: 8,
  },
  iterations: { apprentice: 24, mate: 1000, captain: 28_000, admiral: 168_000 },
};
