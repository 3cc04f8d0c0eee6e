import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../src/index.ts';
import type { Limits } from '../src/wire/limits.ts';

/** Everything here comes from one address, and more often than any person could. */
const RAISED = { guests: { count: 1000, ms: 60_000 }, connectionsOfAddress: 1000 };

/** Servers on real sockets, one after the other or at once, with one database for all tests of a file. */
export function realServers() {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'riband-servers-'));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Blue Riband</title>');
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  const start = (limits: Partial<Limits> = {}, changed: Partial<ServerOptions> = {}): Promise<RunningServer> =>
    startServer({
      ...{ host: '127.0.0.1', port: 0, threads: 0, webFolder: folder, database: join(folder, 'tables.db') },
      key: { file: join(folder, 'seeds.key') },
      limits: { ...RAISED, ...limits },
      ...changed,
    });
  return { folder: () => folder, start };
}
