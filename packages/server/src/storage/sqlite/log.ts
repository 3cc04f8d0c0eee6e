import { Worker } from 'node:worker_threads';
import type Database from 'better-sqlite3';

/** Most pages are written again by the next moves: the longer they gather in the log, the fewer go to their places. */
const PAUSE_MS = 4000;
const MOST_ROUNDS = 10;

interface Found {
  /** Pages in the log, and how many of them are in their places too. */
  readonly log: number;
  readonly checkpointed: number;
}

/** Brings the log to its places, without stopping those who write. They leave a little behind, so it goes on until nothing is: then the log begins anew. */
export function writeBack(database: Database.Database): boolean {
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const [found] = database.pragma('wal_checkpoint(PASSIVE)') as [Found];
    if (found.checkpointed === found.log) return true;
  }
  return false;
}

export function writeBackAgainAndAgain(database: Database.Database): () => void {
  const timer = setInterval(() => writeBack(database), PAUSE_MS);
  return () => clearInterval(timer);
}

/**
 * Writes back in a thread of its own: every move waits for whoever waits for the disk in the main one. If it breaks, the main one does it, when the log has grown long.
 * Answers how to end it.
 */
export function writeBackBeside(file: string, warn: (problem: unknown) => void): () => Promise<void> {
  // The program lies beside this one once they are bundled.
  const worker = new Worker(new URL('./sqlite-log-thread.mjs', import.meta.url), { workerData: file });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  worker.on('error', warn);
  worker.unref();
  return async () => {
    worker.ref();
    worker.postMessage('end');
    await ended;
  };
}
