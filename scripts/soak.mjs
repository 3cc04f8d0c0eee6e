// npm run soak -- kill [--kills 200] [--tables 8]: kills a real server while games are played, and looks what became of every move.
// With DATABASE_URL the tables lie in that PostgreSQL, otherwise in a SQLite file of its own.
import { parseArgs } from 'node:util';
import { ensureBuilt, soakBundle } from './builds.mjs';
import { importFromCheckout } from './checkout.mjs';
import { PlainError, runMain } from './program.mjs';
import { setUp } from './set-up.mjs';

/** @typedef {(options: { kills: number, tables: number, database: string | undefined }) => Promise<boolean>} Soak */

await runMain(async () => {
  const { kills, tables } = readPlan();
  await setUp();
  await ensureBuilt('server');
  process.setSourceMapsEnabled(true);
  const soak = /** @type {Soak} */ ((await importFromCheckout(soakBundle))['soak']);
  const allIsWell = await soak({ kills, tables, database: process.env['DATABASE_URL'] });
  process.exit(allIsWell ? 0 : 1);
});

function readPlan() {
  const { values, positionals } = parseArgs({
    options: { kills: { type: 'string', default: '200' }, tables: { type: 'string', default: '8' } },
    allowPositionals: true,
  });
  if (positionals.join() !== 'kill') throw new PlainError('Which soak? Say: npm run soak -- kill', 2);
  return { kills: Number(values.kills), tables: Number(values.tables) };
}
