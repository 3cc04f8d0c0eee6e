import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const everywhere = ['packages/**', 'scripts'];
const never = ['**/node_modules/**', '**/dist/**', 'packages/web/e2e/**'];

export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        plugins: [svelte({ configFile: false })],
        test: {
          name: 'unit',
          include: everywhere.map((folder) => `${folder}/*.test.ts`),
          exclude: [...never, '**/*.laws.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'laws',
          include: everywhere.map((folder) => `${folder}/*.laws.test.ts`),
          exclude: never,
          testTimeout: 300_000,
        },
      },
    ],
    setupFiles: ['scripts/fixed-seed.setup.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
  },
});
