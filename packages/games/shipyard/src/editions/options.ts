import type { OptionSpec } from '@riband/kernel';

/** S-SETUP-7. */
export const START: OptionSpec = {
  kind: 'choice',
  key: 'start',
  values: ['random', '1', '2', '3', '4'],
  standard: 'random',
  needs: { '3': 3, '4': 4 },
};

/** S-SETUP-5. */
export const beginnerLayout = (standard: boolean): OptionSpec => ({ kind: 'flag', key: 'beginnerLayout', standard });

/** S-SETUP-6. */
export const CONTRACTS_EACH: OptionSpec = { kind: 'number', key: 'contracts', min: 2, max: 3, standard: 2 };

/** N-SETUP-3. */
export const contractSets = (standard: boolean): OptionSpec => ({ kind: 'flag', key: 'contractSets', standard });
