// npm run balance -- --minutes 60 [--deals 200] [--workers N]: bots play against their like, and docs/balance.md says how good a game the components make.
import { playCells, readPlan } from './arena-cells.mjs';
import { BALANCE_CELLS, balancePage } from './balance-page.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';

endChildrenToo();
await runMain(async () => {
  await playCells({ name: 'balance', cells: BALANCE_CELLS, page: 'docs/balance.md', write: balancePage }, readPlan({}));
});
