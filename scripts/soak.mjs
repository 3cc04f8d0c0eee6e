// npm run soak -- NAME [--times N] [--tables N] [--seconds N] [--rate 250] [--game shipyard-second]: tries a real server while games are played, and looks what became of every move.
//   kill      kills the server, 200 times
//   kill-postgres  kills the server, a PostgreSQL of its own, or both, 50 times
//   cuts      cuts connections in the middle of messages, 10,000 times
//   pauses    of three servers on the PostgreSQL of DATABASE_URL one sleeps for up to 60 s, 100 times
//   nonsense  sends a million malformed messages and a million that are not allowed
//   canaries  200 whole games of every entry of the catalog, in which everything that anybody gets is searched for secrets
//   load      500 tables for four, 250 moves a second for 300 s; --rate 1000 --seconds 60 for the peak
//   open      a server that has just started opens tables with 100 to 10,000 entries, 20 times each
// With DATABASE_URL the tables lie in that PostgreSQL, otherwise in a SQLite file of its own.
import { parseArgs } from 'node:util';
import { ensureBuilt, soakBundle } from './builds.mjs';
import { importFromCheckout } from './checkout.mjs';
import { PlainError, plainly, runMain } from './program.mjs';
import { setUp } from './set-up.mjs';

/** @typedef {Awaited<ReturnType<typeof import('./own-postgres.mjs').ownPostgres>>} Victim */
/** @typedef {{ times: number, tables: number, seconds: number }} Size */
/** @typedef {(name: string, options: Size & { rate: number, game: string, database: string | undefined, victim?: Victim | undefined }) => Promise<boolean>} Soak */

const KILL_POSTGRES = 'kill-postgres';
const USUAL = { times: 0, tables: 8, seconds: 60 };

/** How large, unless somebody says otherwise. @type {Readonly<Record<string, Size>>} */
const SIZES = {
  kill: { ...USUAL, times: 200 },
  [KILL_POSTGRES]: { ...USUAL, times: 50 },
  cuts: { ...USUAL, times: 10_000 },
  pauses: { ...USUAL, times: 100 },
  nonsense: { ...USUAL, times: 1_000_000 },
  canaries: { ...USUAL, times: 200 },
  load: { ...USUAL, tables: 500, seconds: 300 },
  open: { ...USUAL, times: 20 },
};

await runMain(async () => {
  const { name, ...plan } = readPlan();
  await setUp();
  await ensureBuilt('server');
  process.setSourceMapsEnabled(true);
  const soak = /** @type {Soak} */ ((await importFromCheckout(soakBundle))['soak']);
  if (name !== KILL_POSTGRES) {
    const allIsWell = await soak(name, { ...plan, database: process.env['DATABASE_URL'] });
    process.exit(allIsWell ? 0 : 1);
  }
  const { ownPostgres } = await import('./own-postgres.mjs');
  const victim = await ownPostgres();
  const allIsWell = await soak('kill', { ...plan, victim, database: victim.address }).finally(() => victim.remove());
  process.exit(allIsWell ? 0 : 1);
});

function readPlan() {
  const { values, positionals } = plainly(() =>
    parseArgs({
      options: {
        times: { type: 'string' },
        tables: { type: 'string' },
        seconds: { type: 'string' },
        rate: { type: 'string', default: '250' },
        game: { type: 'string', default: 'shipyard-second' },
      },
      allowPositionals: true,
    }),
  );
  const name = positionals.join();
  const size = Object.hasOwn(SIZES, name) ? SIZES[name] : undefined;
  if (size === undefined) throw new PlainError(`Which soak? Say one of: ${Object.keys(SIZES).join(', ')}`, 2);
  const { times = size.times, tables = size.tables, seconds = size.seconds, rate, game } = values;
  return { name, times: Number(times), tables: Number(tables), seconds: Number(seconds), rate: Number(rate), game };
}
