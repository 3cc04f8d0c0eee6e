// What the program prints, and how it ends.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { inFolder, PROGRAM, prepareProgram, riband, start, TIMEOUT } from '../test/program.ts';

prepareProgram();

describe('the program as a process', { timeout: TIMEOUT }, () => {
  test.concurrent('help goes to standard output and is exit code 0', async () => {
    const { code, out, err } = await riband(['serve', '--help']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('Usage: riband serve');
  });

  test.concurrent('bad input is one sentence on standard error and exit code 2', async () => {
    const { code, out, err } = await riband(['games', '--colour']);
    expect({ code, out, err }).toEqual({
      code: 2,
      out: '',
      err: 'games has no option --colour; known: --all, --json.\n',
    });
  });
});

describe('games', { timeout: TIMEOUT }, () => {
  test.concurrent('lists the listed ones; all of them with --all', async () => {
    const [listed, all] = await Promise.all([riband(['games']), riband(['games', '--all'])]);
    expect(listed.out).not.toContain('example ');
    expect(all.out).toMatch(/^example +Quayside +2 to 4 +rounds=4 \(2 to 6\) +\d+$/m);
  });

  test.concurrent('--json is one line', async () => {
    const { out } = await riband(['games', '--all', '--json']);
    expect(out.trim()).not.toContain('\n');
    expect(JSON.parse(out)).toContainEqual(
      expect.objectContaining({ id: 'example', title: 'Quayside', seats: { min: 2, max: 4 }, listed: false }),
    );
  });
});

describe('simulate', { timeout: TIMEOUT }, () => {
  const args = ['simulate', '--game', 'example', '--seats', '3', '--games', '30', '--bots', 'random', '--seed', '5'];
  const withoutTimes = (json: string) => {
    const { seconds: _, gamesPerSecond: __, decisionsPerSecond: ___, ...rest } = JSON.parse(json);
    return rest;
  };

  test.concurrent('same seed, same scores; --json prints one line and nothing else', async () => {
    const [one, two, other] = await Promise.all([
      riband([...args, '--json']),
      riband([...args, '--json']),
      riband([...args.slice(0, -1), '6', '--json']),
    ]);
    expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' });
    expect(one.out.trimEnd()).not.toContain('\n');
    expect(withoutTimes(one.out)).toEqual(withoutTimes(two.out));
    expect(withoutTimes(one.out).scores).not.toEqual(withoutTimes(other.out).scores);
    expect(withoutTimes(one.out)).toMatchObject({ game: 'example', seats: 3, seed: 5, games: 30 });
  });

  test.concurrent('the report is for reading', async () => {
    const { out } = await riband([...args, '--option', 'rounds=2']);
    expect(out).toMatch(/^30 games of example with 3 seats, rounds 2, seed 5\n/);
    expect(out).toMatch(/^seat 2 +random/m);
  });

  test.concurrent('Ctrl-C ends it quietly with 130', async () => {
    // As at a terminal, where it shows that it is at work.
    const atTerminal = ['--import', 'data:text/javascript,process.stderr.isTTY=true'];
    const child = start(['simulate', '--game', 'example', '--games', '100000000'], PROGRAM, atTerminal);
    let err = '';
    child.stderr.on('data', (chunk) => (err += chunk));
    const ended = new Promise((resolve) => child.on('close', resolve));
    await new Promise((resolve) => child.stderr.once('data', resolve));
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const [before, ...bars] = err.split('\r\x1b[K');
    expect(before).toBe('');
    for (const bar of bars) expect(bar).toMatch(/^Games \[\S+\] \d+\/100000000, .* left$/);
  });
});

describe('engine', { timeout: TIMEOUT }, () => {
  test.concurrent('answers every line, garbage too, and ends with its input', async () => {
    const lines = ['{"id":1,"do":"new","game":"example","seats":2,"seed":7}', '', '\u0000\ufffd{{{', '{"do":"save"}'];
    const { code, out, err } = await riband(['engine'], `${lines.join('\n')}`);
    const answers = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(answers.map((answer) => answer.ok)).toEqual([true, false, true]);
    expect(answers[0].id).toBe(1);
    expect(answers[2].text).toMatch(/^riband 1\ngame example\n/);
  });

  test.concurrent('a closed input is no error', async () => {
    expect(await riband(['engine'])).toEqual({ code: 0, out: '', err: '' });
  });

  test.concurrent('quit ends it while its input is still open', async () => {
    const child = start(['engine']);
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.stdin.write('{"do":"quit"}\n');
    expect(await ended).toBe(0);
  });

  test.concurrent('it answers at once, without waiting for more', async () => {
    const child = start(['engine']);
    child.stdin.write('{"id":1,"do":"games"}\n');
    const first = await new Promise<string>((resolve) => child.stdout.once('data', (chunk) => resolve(String(chunk))));
    expect(JSON.parse(first)).toMatchObject({ id: 1, ok: true });
    child.stdin.end();
  });

  test.concurrent('it ends quietly when nobody reads its answers any more', async () => {
    const child = start(['engine']);
    let err = '';
    child.stderr.on('data', (chunk) => (err += chunk));
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.stdin.on('error', () => undefined);
    child.stdin.write('{"do":"games"}\n');
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.stdout.destroy();
    const more = setInterval(() => child.stdin.write('{"do":"games"}\n'), 20);
    expect({ code: await ended, err }).toEqual({ code: 0, err: '' });
    clearInterval(more);
  });
});

/** The components of Crossing Oceans, as JSON that a test may change. */
const ownFile = () =>
  JSON.parse(readFileSync(new URL('../../games/crossing-oceans/data/components-1.json', import.meta.url), 'utf8')) as {
    ports: { region: string; name: string }[];
  };

describe('components that somebody brings', { timeout: TIMEOUT }, () => {
  beforeAll(() => {
    const brought = ownFile();
    brought.ports[0]!.name = 'Nieuw Amsterdam';
    writeFileSync(inFolder('mine.json'), JSON.stringify(brought));
    brought.ports[0]!.region = 'moon';
    writeFileSync(inFolder('wrong-parts.json'), JSON.stringify(brought));
  });

  test('a right file is named, a wrong one refused with the place and the reason', async () => {
    const right = await riband(['components', 'check', 'mine.json', '--json']);
    expect(right).toMatchObject({ code: 0, err: '' });
    expect(JSON.parse(right.out)).toEqual({
      file: 'mine.json',
      ok: true,
      components: expect.stringMatching(/^own-[0-9a-f]{16}$/),
      games: ['crossing-oceans'],
    });
    const wrong = await riband(['components', 'check', 'wrong-parts.json']);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toMatch(
      /^wrong-parts\.json is no right component file: components\.ports\[new-york\]\.region: expected one of .*, found "moon"\.\n$/,
    );
  });

  test('games are played with it, and their records keep it', async () => {
    const args = ['--game', 'crossing-oceans', '--components', 'mine.json', '--seed', '1'];
    expect(await riband(['simulate', ...args, '--games', '2', '--json'])).toMatchObject({ code: 0, err: '' });
    expect(await riband(['play', ...args, '--save', 'brought.json'], 'quit\n')).toMatchObject({ code: 0, err: '' });
    rmSync(inFolder('mine.json'));
    expect(await riband(['verify', 'brought.json'])).toMatchObject({ code: 0, err: '' });
    const other = await riband(['simulate', '--game', 'shipyard-solo', '--components', 'brought.json']);
    expect(other).toMatchObject({ code: 2, out: '' });
  });
});

describe('play and verify', { timeout: TIMEOUT }, () => {
  /** First choices and confirmations, more than a game can need. */
  const toTheEnd = 'confirm\n1\n'.repeat(60);

  test.concurrent('a game is left, kept, gone on with, finished and verified', async () => {
    const begun = await riband(
      ['play', '--game', 'example', '--seed', '5', '--save', 'game.json'],
      '2\nconfirm\nquit\n',
    );
    expect({ code: begun.code, err: begun.err }).toEqual({ code: 0, err: '' });
    expect(begun.out).toContain('Saved. Go on with: riband play --load game.json');
    expect(await riband(['verify', 'game.json'])).toMatchObject({ code: 0, err: '' });

    const done = await riband(['play', '--load', 'game.json', '--language', 'fr'], toTheEnd);
    expect(done.out).toContain('La partie est terminée.');
    const verified = await riband(['verify', 'game.json', '--json']);
    expect(JSON.parse(verified.out)).toMatchObject({ file: 'game.json', ok: true, checked: { over: true } });
  });

  test.concurrent('a saved game gets advice, until it is over', async () => {
    await riband(['play', '--game', 'example', '--seed', '9', '--save', 'advised.json'], '2\nconfirm\nquit\n');
    const [french, json, again, second, both] = await Promise.all([
      riband(['hint', 'advised.json', '--bot', 'greedy', '--language', 'fr']),
      riband(['hint', 'advised.json', '--iterations', '50', '--json']),
      riband(['hint', 'advised.json', '--iterations', '50', '--json']),
      riband(['hint', 'advised.json', '--seat', '1']),
      riband(['hint', 'advised.json', '--time', '1', '--iterations', '50']),
    ]);
    expect(french).toMatchObject({ code: 0, err: '' });
    expect(french.out).toMatch(/^Conseil pour .+ — bot glouton\s:\n {2}Coup +Gain attendu\n( {2}.+\[.+\].*\n)+.+\.\n$/);
    expect(JSON.parse(json.out)).toMatchObject({ file: 'advised.json', game: 'example', seat: 0, bot: 'search' });
    expect(again).toEqual(json);
    expect(second).toMatchObject({ code: 2, err: 'Seat 1 has nothing to decide now; seat 0 has.\n' });
    expect(both).toMatchObject({ code: 2, err: '--time and --iterations exclude each other.\n' });
    await riband(['play', '--load', 'advised.json'], toTheEnd);
    expect(await riband(['hint', 'advised.json'])).toMatchObject({
      code: 2,
      err: 'The game is over: there is nothing to decide.\n',
    });
  });

  test.concurrent('quit ends it while the input is still open', async () => {
    const child = start(['play', '--game', 'example']);
    const ended = new Promise((resolve) => child.on('close', resolve));
    child.stdin.write('quit\n');
    expect(await ended).toBe(0);
  });

  test.concurrent('the end of the input keeps the game under a name of its own', async () => {
    const { code, out } = await riband(['play', '--game', 'example', '--seed', '77'], '1\n');
    expect(code).toBe(0);
    expect(out).toContain('--load riband-example-77.json');
    expect(JSON.parse(readFileSync(inFolder('riband-example-77.json'), 'utf8'))).toMatchObject({ table: '77' });
  });

  test.concurrent('a game that is not right is exit code 1, and what is no game 2', async () => {
    const text = 'riband 1\ngame example\nrules 1\ncomponents none\nseats 2\ndeal draw 1 coal\n';
    writeFileSync(inFolder('wrong.txt'), text);
    writeFileSync(inFolder('other.txt'), 'hello');
    writeFileSync(inFolder('other.json'), '{"format":1}');
    const [wrong, json, other, otherJson] = await Promise.all([
      riband(['verify', 'wrong.txt']),
      riband(['verify', 'wrong.txt', '--json']),
      riband(['verify', 'other.txt']),
      riband(['verify', 'other.json']),
    ]);
    expect(wrong).toMatchObject({ code: 1, err: '' });
    expect(wrong.out).toMatch(/^wrong\.txt is not right:\n/);
    expect(JSON.parse(json.out)).toMatchObject({ ok: false, format: 'text', checked: null });
    expect(other).toMatchObject({ code: 2, out: '' });
    expect(other.err).toMatch(/^other\.txt is no saved game: .*\n$/);
    expect(otherJson).toMatchObject({ code: 2, out: '' });
  });
});
