// npm test: everything that must hold before a change is taken in.

import * as check from './checks.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';
import { setUpPackages } from './set-up.mjs';
import { setUpBrowser } from './set-up-browser.mjs';
import { runSteps } from './steps.mjs';

endChildrenToo();
await runMain(async () => {
  const [obstacle] = await Promise.all([setUpBrowser(), setUpPackages()]);
  // The compiler first, and beside it whatever needs none.
  const early = await runSteps(
    [
      check.compiledPackages,
      check.typesOfPages,
      check.builds,
      check.packageBoundaries,
      check.formatAndLint,
      check.deadCode,
      check.types,
      check.lockfile,
    ],
    2,
  );
  // The long ones first, so that the two lanes end at about the same time.
  const late = await runSteps([check.laws, check.browserTests(obstacle), check.unitTests], 2);
  const [passed, failed] = [early.passed + late.passed, early.failed + late.failed];
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
