// npm run test:quick: what can be known in seconds, for use while writing.
import { formatAndLint, types, unitTests } from './checks.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';
import { setUp } from './set-up.mjs';
import { runSteps } from './steps.mjs';

endChildrenToo();
await runMain(async () => {
  await setUp();
  const { passed, failed } = await runSteps([types, formatAndLint, unitTests], 2);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
});
