// npm run bench: sets up and bundles what is missing, like `riband`, and measures.
import { join } from 'node:path';
import { benchBundle, ensureBuilt } from '../scripts/builds.mjs';
import { checkout, importFromCheckout } from '../scripts/checkout.mjs';
import { runMain } from '../scripts/program.mjs';
import { ensureInstalled, setUp } from '../scripts/set-up.mjs';

await runMain(async () => {
  await setUp();
  await ensureBuilt('bench');
  if (process.argv.includes('--compare')) {
    await ensureInstalled(join(checkout, 'bench/boardgame-io'), 'Installing boardgame.io, to compare with');
  }
  process.setSourceMapsEnabled(true);
  await importFromCheckout(benchBundle);
});
