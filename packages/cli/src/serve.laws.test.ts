// A server as a program: it serves, is copied while it runs, ends in order, and comes back elsewhere.
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
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
  'what cannot be done is told in a sentence, and changes nothing',
  async () => {
    const other = createServer();
    await new Promise<void>((listening) => other.listen(0, 'localhost', listening));
    onTestFinished(() => void other.close());
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const refusals: readonly (readonly [readonly string[], string])[] = [
      [['serve', '--port', `${port}`, '--web', 'pages', '--data', 'd'], `Port ${port} is in use`],
      [['serve', '--origin', 'riband.example'], 'is no address of a site'],
      [['serve', '--origin', 'https://riband.example/pages'], 'is no address of a site'],
      [['serve', '--metrics', '9100'], 'is no host and port'],
      [['serve', '--mail-from', 'turns@riband.example'], 'Say who brings the mail'],
      [['serve', '--web', 'pages', '--database', 'mysql://db/riband'], 'cannot be kept in a database at mysql://'],
      [['serve', '--web', 'pages', '--database', 'postgres://localhost:1/riband'], 'The database does not answer'],
      [['backup', 'none.db', '--database', 'mysql://db/riband'], 'cannot be kept in a database at mysql://'],
      [['backup', 'none.db', '--data', 'nowhere'], 'There is no database'],
      [['table', 'none', '--data', 'nowhere'], 'There is no database'],
      [['table', 'none', '--data', 'nowhere', '--end'], 'Say why with --notice'],
      [['table', 'none', '--verify', '--end'], 'One thing at a time: --verify or --end.'],
      [['reports', '--data', 'nowhere'], 'There is no database'],
      [['aside', '--data', 'nowhere'], 'There is no database'],
      [['restore', 'none.db', '--data', 'nowhere'], 'There is no file "none.db"'],
    ];
    for (const [args, problem] of refusals) {
      const { code, err } = await riband(args);
      expect({ code, err }).toEqual({ code: 2, err: expect.stringContaining(problem) });
      expect(err.trimEnd()).not.toContain('\n');
    }
    expect(existsSync(inFolder('none.db'))).toBe(false);
    expect(existsSync(inFolder('nowhere'))).toBe(false);
    expect(existsSync(inFolder('mysql:'))).toBe(false);
  },
  TIMEOUT,
);
