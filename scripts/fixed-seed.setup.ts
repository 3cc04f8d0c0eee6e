// Every test run repeats the same property tests; `npm run test:long` gives each round another seed.
import { configureGlobal } from 'fast-check';

const FIXED_SEED = 1838;
const seed = Number(process.env['RIBAND_SEED'] ?? FIXED_SEED);

// The laws also take words as seeds, and fast-check does not.
configureGlobal({ seed: Number.isSafeInteger(seed) ? seed : FIXED_SEED });
