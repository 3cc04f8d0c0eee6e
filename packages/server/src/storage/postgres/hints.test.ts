import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { PATIENCE_MS } from '../../../test/databases.ts';
import { startPostgres, type TestPostgres } from '../../../test/postgres.ts';
import { wayTo } from '../../../test/way.ts';
import { Hints, SESSIONS } from './hints.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
}, PATIENCE_MS);
afterAll(() => postgres.stop(), PATIENCE_MS);

test('a connection that falls silent without an end is found out, and hints are heard again over another', async () => {
  const address = await postgres.newDatabase();
  const way = await wayTo(address);
  const hints = new Hints(way.address, { askMs: 300, answerMs: 200 });
  onTestFinished(() => hints.close());
  const heard: string[] = [];
  hints.add(SESSIONS, (word) => heard.push(word));
  const teller = new pg.Client({ connectionString: address });
  await teller.connect();
  onTestFinished(() => teller.end());
  const isHeard = (word: string) => async () => {
    await teller.query('SELECT pg_notify($1, $2)', [SESSIONS, word]);
    return heard.includes(word);
  };
  await expect.poll(isHeard('first')).toBe(true);
  expect(way.connections()).toBe(1);
  way.fallSilent();
  await expect.poll(isHeard('again'), { timeout: 10_000 }).toBe(true);
  expect(way.connections()).toBe(2);
});
