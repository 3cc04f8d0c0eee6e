// A server as a program: it serves, is copied while it runs, ends in order, and comes back elsewhere.
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { inFolder, prepareProgram, riband, start, TIMEOUT } from '../test/program.ts';

prepareProgram();

beforeAll(() => {
  mkdirSync(inFolder('pages'));
  writeFileSync(inFolder('pages/index.html'), '<!doctype html><title>Blue Riband</title>');
});

interface Serving {
  readonly url: string;
  /** Ends it as a service manager does, and tells its exit code. */
  end(): Promise<number | null>;
}

function serve(...args: string[]): Promise<Serving> {
  const child = start(['serve', '--port', '0', '--threads', '1', '--web', 'pages', ...args]);
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
  const end = (): Promise<number | null> => {
    child.kill('SIGTERM');
    return ended;
  };
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer): void => {
      said += chunk;
      const url = /at (http:\S+)/.exec(said)?.[1];
      if (url !== undefined) resolve({ url, end });
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    ended.then(() => reject(new Error(said)));
  });
}

/** The cookie of a new guest. */
async function arrive(url: string): Promise<string> {
  const headers = { 'content-type': 'application/json', origin: url, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${url}/api/guest`, { method: 'POST', headers, body: '{"name":"Anna"}' });
  expect(answer.status).toBe(201);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

const nameOf = async (url: string, cookie: string) => (await fetch(`${url}/api/me`, { headers: { cookie } })).json();

test(
  'it serves, is copied meanwhile, ends when it is told to, and is the same again elsewhere',
  async () => {
    mkdirSync(inFolder('pages'), { recursive: true });
    writeFileSync(inFolder('pages/index.html'), '<!doctype html><title>Blue Riband</title>');
    const first = await serve('--data', 'data');
    expect(await (await fetch(first.url)).text()).toContain('Blue Riband');
    expect(await (await fetch(`${first.url}/health`)).json()).toEqual({ status: 'ok' });
    const cookie = await arrive(first.url);
    expect(await riband(['backup', 'copy.db', '--data', 'data'])).toMatchObject({
      code: 0,
      out: 'The copy is in copy.db: 0 tables with 0 rows, 1 players. Every row was checked.\n',
    });
    expect(await riband(['reports', '--data', 'data'])).toMatchObject({
      code: 0,
      out: 'Nobody has reported anything.\n',
    });
    expect(await riband(['aside', '--data', 'data'])).toMatchObject({ code: 0, out: 'No table is set aside.\n' });
    expect(await first.end()).toBe(0);

    expect(await riband(['restore', 'copy.db', '--data', 'elsewhere'])).toMatchObject({ code: 0 });
    // Without the key of the tables there would be no going on with them.
    const other = ['serve', '--port', '0', '--web', 'pages', '--data', 'elsewhere'];
    const refused = { code: 2, err: expect.stringMatching(/^This is not the key [^\n]* --new-key[^\n]*\n$/) };
    expect(await riband(other)).toMatchObject(refused);
    copyFileSync(inFolder('data/seeds.key'), inFolder('elsewhere/seeds.key'));
    const second = await serve('--data', 'elsewhere');
    expect(await nameOf(second.url, cookie)).toMatchObject({ name: 'Anna' });
    expect(await second.end()).toBe(0);

    rmSync(inFolder('elsewhere/seeds.key'));
    const third = await serve('--data', 'elsewhere', '--new-key');
    expect(await third.end()).toBe(0);
    const fourth = await serve('--data', 'elsewhere');
    expect(await fourth.end()).toBe(0);
  },
  TIMEOUT,
);

test(
  'a port that is in use and a database that does not answer end it with a sentence',
  async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    // What is refused before anything is begun is in program.test.ts: here threads and connections are left behind.
    const refusals: readonly (readonly [readonly string[], string])[] = [
      [['serve', '--port', `${port}`, '--web', 'pages', '--data', 'd'], `Port ${port} is in use`],
      [['serve', '--web', 'pages', '--database', 'postgres://localhost:1/riband'], 'The database does not answer'],
    ];
    for (const [args, problem] of refusals) {
      const { code, err } = await riband(args);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(problem) });
      expect(err.trimEnd()).not.toContain('\n');
    }
  },
  TIMEOUT,
);
