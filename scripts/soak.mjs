// npm run soak -- NAME [--times N] [--tables 8] [--seconds 60]: tries a real server while games are played, and looks what became of every move.
//   kill      kills the server, 200 times
//   cuts      cuts connections in the middle of messages, 10,000 times
//   pauses    of three servers on the PostgreSQL of DATABASE_URL one sleeps for up to 60 s, 100 times
//   nonsense  sends a million malformed messages and a million that are not allowed
// With DATABASE_URL the tables lie in that PostgreSQL, otherwise in a SQLite file of its own.
import { parseArgs } from 'node:util';
import { ensureBuilt, soakBundle } from './builds.mjs';
import { importFromCheckout } from './checkout.mjs';
import { PlainError, runMain } from './program.mjs';
import { setUp } from './set-up.mjs';

/** @typedef {(name: string, options: { times: number, tables: number, longestMs: number, database: string | undefined }) => Promise<boolean>} Soak */

/** How often, unless somebody says otherwise. @type {Readonly<Record<string, number>>} */
const TIMES = { kill: 200, cuts: 10_000, pauses: 100, nonsense: 1_000_000 };

await runMain(async () => {
  const { name, ...plan } = readPlan();
  await setUp();
  await ensureBuilt('server');
  process.setSourceMapsEnabled(true);
  const soak = /** @type {Soak} */ ((await importFromCheckout(soakBundle))['soak']);
  const allIsWell = await soak(name, { ...plan, database: process.env['DATABASE_URL'] });
  process.exit(allIsWell ? 0 : 1);
});

function readPlan() {
  const { values, positionals } = parseArgs({
    options: {
      times: { type: 'string' },
      tables: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '60' },
    },
    allowPositionals: true,
  });
  const name = positionals.join();
  const standard = Object.hasOwn(TIMES, name) ? TIMES[name] : undefined;
  if (standard === undefined) throw new PlainError(`Which soak? Say one of: ${Object.keys(TIMES).join(', ')}`, 2);
  const [times, tables, seconds] = [values.times ?? standard, values.tables, values.seconds].map(Number);
  return { name, times: times ?? 0, tables: tables ?? 0, longestMs: 1000 * (seconds ?? 0) };
}
