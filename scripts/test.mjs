// npm test: everything that must hold before a change is taken in.

import * as check from './checks.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';
import { setUp } from './set-up.mjs';
import { setUpBrowser } from './set-up-browser.mjs';
import { runSteps } from './steps.mjs';

endChildrenToo();
await runMain(async () => {
  const [obstacle] = await Promise.all([setUpBrowser(), setUp()]);
  // The long ones first, so that the two lanes end at about the same time; the browser tests need the builds.
  const steps = [
    check.builds,
    check.laws,
    check.browserTests(obstacle),
    check.unitTests,
    check.typesOfPages,
    check.packageBoundaries,
    check.formatAndLint,
    check.deadCode,
    check.types,
    check.lockfile,
  ];
  const { passed, failed } = await runSteps(steps, 2);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
