// The arena as a program: workers, kills and interruptions.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Ended, inFolder, prepareProgram, riband, start } from '../../test/program.ts';

const EXAMPLE_BOT = fileURLToPath(new URL('../../../../examples/outside-bot.mjs', import.meta.url));

prepareProgram();

describe('arena', () => {
  const options = ['arena', '--game', 'example', '--seats', '3', '--bots', 'greedy,random', '--json'];
  const args = [...options, '--games', '90'];
  const withoutTimes = (json: string) => {
    const { bots, ...rest } = JSON.parse(json);
    return { ...rest, bots: bots.map(({ milliseconds: _, ...one }: { milliseconds: number }) => one) };
  };
  const linesOf = (name: string): number => {
    try {
      return readFileSync(inFolder(name), 'utf8').split('\n').length;
    } catch {
      return 0;
    }
  };
  let alone: Promise<Ended>;
  beforeAll(() => {
    alone = riband([...args, '--workers', '1']);
  });

  /** Starts it and waits until it has kept so many games. */
  async function startUntil(games: number, file: string, all: readonly string[]) {
    const child = start([...all, '--resume', file]);
    let out = '';
    child.stdout.on('data', (chunk) => (out += chunk));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (linesOf(file) <= games) await new Promise((resolve) => setTimeout(resolve, 5));
    return { child, ended, out: () => out };
  }

  test('one worker finds what two find', async () => {
    const one = await alone;
    const two = await riband([...args, '--workers', '2']);
    expect({ code: one.code, err: one.err }).toEqual({ code: 0, err: '' });
    expect(one.out.trimEnd()).not.toContain('\n');
    expect(withoutTimes(two.out)).toEqual(withoutTimes(one.out));
    expect(withoutTimes(one.out)).toMatchObject({ deals: 30, games: 90, test: { verdict: 'stronger' } });
  });

  test('killed in the middle and started again, it ends with the same figures', async () => {
    // One that was done before it could be killed is started anew.
    do {
      rmSync(inFolder('killed.jsonl'), { force: true });
      const { child, ended } = await startUntil(10, 'killed.jsonl', [...args, '--workers', '1']);
      child.kill('SIGKILL');
      await ended;
    } while (linesOf('killed.jsonl') >= 90);
    const again = await riband([...args, '--workers', '2', '--resume', 'killed.jsonl']);
    expect(linesOf('killed.jsonl')).toBe(92);
    expect(withoutTimes(again.out)).toEqual(withoutTimes((await alone).out));
    const other = await riband([...args, '--seed', '2', '--resume', 'killed.jsonl']);
    expect(other).toMatchObject({
      code: 2,
      err: expect.stringContaining('is of another arena: it has seed 1, not 2.'),
    });
  });

  test('Ctrl-C ends it with 130 and the figures so far', async () => {
    const { child, ended, out } = await startUntil(6, 'interrupted.jsonl', [...options, '--games', '1000000']);
    child.kill('SIGINT');
    expect(await ended).toBe(130);
    const figures = JSON.parse(out());
    expect(figures.deals).toBeGreaterThan(0);
    expect(figures.games).toBe(3 * figures.deals);
  });

  test('when its time is up it ends well, with the figures so far, or with none', async () => {
    const kept = [...options, '--resume', 'in-time.jsonl'];
    await riband([...kept, '--games', '9']);
    const { code, out } = await riband([...kept, '--games', '1000000', '--seconds', '1']);
    expect(code).toBe(0);
    const { deals } = JSON.parse(out);
    expect(deals).toBeGreaterThanOrEqual(3);
    expect(linesOf('in-time.jsonl') - 2).toBeGreaterThanOrEqual(3 * deals);
    const slow = ['arena', '--game', 'shipyard-second', '--bots', 'search:1000000,random', '--json', '--seconds', '1'];
    expect(await riband([...slow, '--report', 'none.html'])).toMatchObject({ code: 0, out: 'null\n' });
    expect(existsSync(inFolder('none.html'))).toBe(false);
  });

  test('a search can have as many iterations as one likes', async () => {
    const bots = 'search:300,search:1';
    const { code, out } = await riband(['arena', '--game', 'example', '--bots', bots, '--games', '20', '--json']);
    expect(code).toBe(0);
    const figures = JSON.parse(out) as { bots: { bot: string; score: { value: number } }[] };
    const points = new Map(figures.bots.map(({ bot, score }) => [bot, score.value]));
    expect(points.get('search:300')).toBeGreaterThan(points.get('search:1') as number);
  });

  test('the report is a page of its own; a bot of one’s own takes part', async () => {
    const bot = `exec:${process.execPath} ${EXAMPLE_BOT}`;
    const few = ['arena', '--game', 'example', '--bots', `${bot},random`, '--games', '20', '--workers', '2'];
    const { code, out, err } = await riband([...few, '--report', 'arena.html']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^20 games of example with 2 seats: 10 deals, each in 2 games, seed 1\n/);
    expect(readFileSync(inFolder('arena.html'), 'utf8')).toContain('outside-bot.mjs');
    const missing = await riband(['arena', '--game', 'example', '--bots', 'exec:./no-such-bot,random']);
    expect(missing).toMatchObject({
      code: 2,
      out: '',
      err: expect.stringMatching(/^The bot exec:\.\/no-such-bot cannot play: /),
    });
  });
});
