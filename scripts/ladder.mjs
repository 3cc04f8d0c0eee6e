// npm run ladder -- --minutes 60 [--deals 200] [--workers N] [--bots captain,greedy] [--game ID] [--seats 4]: goes on with the ladder of the bots, and writes docs/ladder.md anew.
import { playCells, readPlan } from './arena-cells.mjs';
import { CELLS, ladderPage } from './ladder-page.mjs';
import { runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';

endChildrenToo();
await runMain(async () => {
  const plan = readPlan({ bots: '', game: '', seats: '' });
  const isWanted = (/** @type {string} */ name, /** @type {string} */ value) => ['', value].includes(plan[name] ?? '');
  await playCells(
    {
      name: 'ladder',
      cells: CELLS,
      wanted: ({ bots, game, seats }) =>
        isWanted('bots', bots.join(',')) && isWanted('game', game) && isWanted('seats', `${seats}`),
      page: 'docs/ladder.md',
      games: 'docs/ladder',
      write: ladderPage,
    },
    plan,
  );
});
