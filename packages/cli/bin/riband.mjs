#!/usr/bin/env node
// Starts the command line from its source: sets a fresh clone up, bundles what has changed, and runs the bundle.
import { cliBundle, ensureBuilt } from '../../../scripts/builds.mjs';
import { importFromCheckout } from '../../../scripts/checkout.mjs';
import { runMain } from '../../../scripts/program.mjs';
import { setUp } from '../../../scripts/set-up.mjs';

await runMain(async () => {
  await setUp();
  if (process.argv[2] === 'serve') await ensureBuilt('web');
  await ensureBuilt('cli');
  process.setSourceMapsEnabled(true);
  await importFromCheckout(cliBundle);
});
