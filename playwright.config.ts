import { rmSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

const port = Number(process.env['RIBAND_TEST_PORT'] ?? 4871);
/** Where the test about mail listens; for all others nobody does. */
const mailPort = Number(process.env['RIBAND_TEST_MAIL_PORT'] ?? 4872);
const executablePath = findChromium();

/** Every run begins with an empty server. Workers read this file too, when it has begun. */
const data = 'node_modules/.cache/riband/browser-tests';
if (process.env['TEST_WORKER_INDEX'] === undefined) rmSync(data, { recursive: true, force: true });

export default defineConfig({
  testDir: 'packages/web/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env['CI']),
  workers: 2,
  // Slow machines are not wrong.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  // Whoever waits for a change does not wait for the moods of a busy machine; `npm test` names every test that needed it, as a bug.
  retries: 1,
  reporter: 'list',
  use: {
    // It fetches everything for later, in every new browser: only who goes offline needs that.
    serviceWorkers: 'block',
    // Nobody sees it move, and what is on its way cannot be clicked before it is there; tests about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    baseURL: `http://localhost:${port}`,
    browserName: 'chromium',
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // A trace of every click takes longer than the click; a test that fails is run again with `--trace on`.
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      // Tests talk to this machine only; without these flags the browser looks for its maker's services first.
      args: [
        '--disable-gpu',
        // Letters are as wide as they are in a window, also in a browser that never has one.
        '--font-render-hinting=none',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `node scripts/start.mjs --port ${port}`,
    url: `http://localhost:${port}`,
    // It makes the builds first where there are none.
    timeout: 300_000,
    env: {
      RIBAND_DATA: data,
      RIBAND_CONTACT: 'mailto:push@riband.example',
      RIBAND_MAIL_URL: `smtp://127.0.0.1:${mailPort}?tls=never`,
      RIBAND_MAIL_FROM: 'turns@riband.example',
      // All browsers come from one address.
      RIBAND_LIMITS: JSON.stringify({ guests: { count: 1000, ms: 60_000 }, connectionsOfAddress: 1000 }),
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    stdout: 'pipe',
  },
});
