// npm run balance -- --minutes 60 [--deals 200] [--workers N] [--bot greedy]: bots play against their like, and docs/balance.md says how good a game the components make.
import { playCells, readPlan } from './arena-cells.mjs';
import { balanceCells, balancePage } from './balance-page.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';

endChildrenToo();
await runMain(async () => {
  const plan = readPlan({ bot: 'greedy' });
  const cells = balanceCells(plan['bot'] ?? '');
  await playCells(
    { name: 'balance', cells, page: 'docs/balance.md', write: (known) => balancePage(cells, known) },
    plan,
  );
});
