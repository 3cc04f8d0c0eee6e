// npm run balance -- --minutes 60 [--deals 200] [--workers N] [--bot mate] [--game ID] [--seats 4]: bots play against their like, and docs/balance.md says how good a game the components make.
import { playCells, readPlan, wantedBy } from './arena-cells.mjs';
import { CELLS } from './balance-cells.mjs';
import { balancePage } from './balance-page.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';

endChildrenToo();
await runMain(async () => {
  const plan = readPlan({ bot: '', game: '', seats: '' });
  const wanted = wantedBy({ ...plan, bots: plan['bot'] ?? '' });
  await playCells({ name: 'balance', cells: CELLS, wanted, page: 'docs/balance.md', write: balancePage }, plan);
});
