// npm run soak: long trials of a real server in a process of its own. This program is both: who tries, and, with "serve", the server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from '../index.ts';
import { soakKills } from './kill.ts';

const MANY = { count: 1_000_000, ms: 1000 };
/** Nobody in a soak is a person: they come from one address, and are fast. */
const RAISED = { messages: MANY, guests: MANY, tickets: MANY, tables: MANY, connectionsOfAddress: 10_000 };

/** Returns whether all is well. */
export async function soak(options: {
  kills: number;
  tables: number;
  database?: string | undefined;
}): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'riband-soak-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const started = performance.now();
  const problems = await soakKills({
    ...{ kills: options.kills, tables: options.tables, port: await freePort(), say: console.log },
    database: options.database ?? join(folder, 'tables.db'),
    program: [process.execPath, fileURLToPath(import.meta.url), 'serve', folder],
  });
  for (const problem of problems.slice(0, 20)) console.log(problem);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${problems.length} problems (${seconds} s)${problems.length > 0 ? `; everything is in ${folder}` : ''}`);
  if (problems.length === 0) rmSync(folder, { recursive: true });
  return problems.length === 0;
}

const [role, folder = '', port, database = ''] = process.argv.slice(2);
if (role === 'serve') {
  // It does not outlive who tries it.
  process.stdin.on('end', () => process.exit()).resume();
  await startServer({
    ...{ host: 'localhost', port: Number(port), webFolder: folder, database, threads: 1, limits: RAISED },
    key: { file: join(folder, 'seeds.key') },
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, 'localhost', () => {
      const { port: taken } = probe.address() as AddressInfo;
      probe.close(() => resolve(taken));
    });
  });
}
