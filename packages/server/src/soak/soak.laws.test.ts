import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../index.ts';
import { openStorage } from '../storage/open.ts';
import { soakCuts } from './cuts.ts';
import { soakNonsense } from './nonsense.ts';
import { BadNetwork } from './proxy.ts';
import { RAISED } from './raised.ts';

/** A real server on real sockets and a real file, found under that address. */
async function serve(origin?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'riband-soak-'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const database = join(folder, 'tables.db');
  const server = await startServer({
    ...{ host: 'localhost', port: 0, webFolder: folder, database, threads: 0, limits: RAISED },
    key: { file: join(folder, 'seeds.key') },
    ...(origin === undefined ? {} : { origins: [origin] }),
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });
  return { url: server.url, storage: () => openStorage(database) };
}

test('over a network that cuts connections in the middle of messages nothing is lost or doubled, and all come back', async () => {
  const network = await BadNetwork.open();
  onTestFinished(() => network.close());
  const { url, storage } = await serve(network.url);
  network.target = Number(new URL(url).port);
  const said: string[] = [];
  // How soon is measured by the long ones, on a machine that does nothing else.
  const plan = { cuts: 5, tables: 2, longest: Number.POSITIVE_INFINITY };
  expect(await soakCuts({ ...plan, network, storage, say: (line) => said.push(line) })).toEqual([]);
  expect(said.join('\n')).toMatch(/^\d+ cuts, [1-9]\d* moves acknowledged\nin step again after/);
});

test('whatever makes no sense or is not allowed changes nothing, and those who play go on', async () => {
  const { url, storage } = await serve();
  const said: string[] = [];
  const plan = { messages: 100, tables: 1, url, slowdown: Number.POSITIVE_INFINITY, storage };
  expect(await soakNonsense({ ...plan, say: (line) => said.push(line) })).toEqual([]);
  expect(said.join('\n')).toMatch(/^200 messages; answers took/);
});
