// npm run ladder -- --minutes 60 [--deals 200] [--rows all] [--workers N] [--bots captain,greedy] [--game ID] [--seats 4]: goes on with the ladder of the bots, and writes docs/ladder.md anew. Rows whose claim is settled wait for --rows all.
import { playCells, readPlan } from './arena-cells.mjs';
import { isSettled } from './ladder-claims.mjs';
import { CELLS, ladderPage } from './ladder-page.mjs';
import { PlainError, runMain } from './program.mjs';
import { endChildrenToo } from './run-command.mjs';

endChildrenToo();
await runMain(async () => {
  const plan = readPlan({ bots: '', game: '', seats: '', rows: 'open' });
  if (!['open', 'all'].includes(plan['rows'] ?? '')) throw new PlainError('--rows must be open or all.', 2);
  const isWanted = (/** @type {string} */ name, /** @type {string} */ value) => ['', value].includes(plan[name] ?? '');
  await playCells(
    {
      name: 'ladder',
      cells: CELLS,
      wanted: ({ bots, game, seats }) =>
        isWanted('bots', bots.join(',')) && isWanted('game', game) && isWanted('seats', `${seats}`),
      ...(plan['rows'] === 'open' ? { enough: isSettled } : {}),
      page: 'docs/ladder.md',
      games: 'docs/ladder',
      write: ladderPage,
    },
    plan,
  );
});
