import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startPostgres, type TestPostgres } from '../../test/postgres.ts';

const SCRIPT = fileURLToPath(new URL('../../../../scripts/soak.mjs', import.meta.url));

let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 60_000);

afterAll(() => postgres.stop(), 60_000);

/** The real program, with real processes, threads, sockets and databases. */
async function soak(
  args: readonly string[],
  database: Record<string, string> = {},
): Promise<{ code: number | null; output: string }> {
  const { DATABASE_URL: _, ...env } = process.env;
  const program = spawn(process.execPath, [SCRIPT, ...args, '--times', '1', '--tables', '2'], {
    env: { ...env, ...database },
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve) => program.on('close', (code) => resolve({ code, output })));
}

test.each(['SQLite', 'PostgreSQL'])('a server on %s that is killed loses and doubles nothing', async (kind) => {
  const { code, output } = await soak(
    ['kill'],
    kind === 'SQLite' ? {} : { DATABASE_URL: await postgres.newDatabase() },
  );
  expect(output).toMatch(/^1 kills, \d+ games, [1-9]\d* moves acknowledged\n0 problems/m);
  expect(code).toBe(0);
});

test('of three servers one sleeps and wakes up, hints are lost, and there is one history of every table', async () => {
  const { code, output } = await soak(['pauses', '--seconds', '2'], { DATABASE_URL: await postgres.newDatabase() });
  expect(output).toMatch(/^1 pauses, \d+ games, [1-9]\d* moves acknowledged\n0 problems/m);
  expect(code).toBe(0);
});

test('a PostgreSQL that is killed, alone or with the server, loses and doubles nothing', async () => {
  const { code, output } = await soak(['kill-postgres']);
  expect(output).toMatch(/^1 kills, \d+ games, [1-9]\d* moves acknowledged\n0 problems/m);
  expect(code).toBe(0);
});
