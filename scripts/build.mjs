// npm run build: makes the builds that are out of date, and only those.
import { ensureBuilt } from './builds.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';
import { setUpPackages } from './set-up.mjs';

endChildrenToo();
await runMain(async () => {
  await setUpPackages();
  await ensureBuilt('web');
  await ensureBuilt('server');
  await ensureBuilt('cli');
});
