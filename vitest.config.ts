import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const everywhere = ['packages/**', 'scripts', 'bench/src'];
const never = ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**'];

/** `npm run test:long` plays that many times as many games in each test. */
const games = Number(process.env['RIBAND_GAMES'] ?? 1);

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [svelte({ configFile: false, compilerOptions: { runes: true } })],
        test: {
          name: 'unit',
          include: everywhere.map((folder) => `${folder}/*.test.ts`),
          exclude: [...never, '**/*.laws.test.ts'],
          // A fresh set of modules for each file costs more than the tests. Nothing here keeps state in a module.
          isolate: false,
          // Slow machines are not wrong.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'laws',
          include: everywhere.map((folder) => `${folder}/*.laws.test.ts`),
          exclude: never,
          // They make states by the thousand and drop them at once: with more room for the young, a sixth of the time is saved.
          execArgv: ['--max-semi-space-size=32'],
          testTimeout: 900_000 * games,
          hookTimeout: 120_000,
        },
      },
    ],
    setupFiles: ['scripts/fixed-seed.setup.ts'],
    // The usual "one less than there are cores" leaves half of a small machine idle.
    maxWorkers: '100%',
    // What is waited for comes; a second is little where everything runs side by side.
    expect: { poll: { timeout: 60_000 } },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
