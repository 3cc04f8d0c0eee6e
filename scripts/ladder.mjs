// npm run ladder -- --minutes 60 [--deals 200] [--rows all] [--workers N] [--bots captain,greedy] [--game ID] [--seats 4]: goes on with the ladder of the bots, and writes docs/ladder.md anew. Rows whose claim is settled wait for --rows all.
import { playCells, readPlan, wantedBy } from './arena-cells.mjs';
import { isSettled } from './ladder-claims.mjs';
import { CELLS, ladderPage } from './ladder-page.mjs';
import { PlainError, runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';

endChildrenToo();
await runMain(async () => {
  const plan = readPlan({ bots: '', game: '', seats: '', rows: 'open' });
  if (!['open', 'all'].includes(plan['rows'] ?? '')) throw new PlainError('--rows must be open or all.', 2);
  await playCells(
    {
      name: 'ladder',
      cells: CELLS,
      wanted: wantedBy(plan),
      ...(plan['rows'] === 'open' ? { enough: isSettled } : {}),
      page: 'docs/ladder.md',
      games: 'docs/ladder',
      write: ladderPage,
    },
    plan,
  );
});
