// npm run ladder -- --minutes 60 [--deals 200] [--workers N] [--bots captain,greedy]: goes on with the ladder of the bots, and writes docs/ladder.md anew.
import { playCells, readPlan } from './arena-cells.mjs';
import { CELLS, ladderPage } from './ladder-page.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';

endChildrenToo();
await runMain(async () => {
  const plan = readPlan({ bots: '' });
  await playCells(
    {
      name: 'ladder',
      cells: CELLS,
      wanted: ({ bots }) => plan['bots'] === '' || bots.join(',') === plan['bots'],
      page: 'docs/ladder.md',
      write: ladderPage,
    },
    plan,
  );
});
