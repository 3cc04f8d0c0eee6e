import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBot } from '@riband/bots';
import { type ArenaGame, type Entrant, playMatch } from '@riband/bots/arena';
import { findGame } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { OutsideBot } from './outside-bot.ts';

const game = findGame('example') as Game;
const random = findBot('random') as Entrant;
const EXAMPLE = fileURLToPath(new URL('../../../../examples/outside-bot.mjs', import.meta.url));

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'riband-bots-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const bots: OutsideBot[] = [];
afterEach(() => {
  for (const bot of bots.splice(0)) bot.end();
});

function outside(commandLine: string, milliseconds = 60_000): OutsideBot {
  const bot = new OutsideBot(`exec:${commandLine}`, milliseconds);
  bots.push(bot);
  return bot;
}

/** A program that runs a line of JavaScript for every question; it knows the question, and how many it was asked before. */
function scripted(script: string, milliseconds?: number): OutsideBot {
  const file = join(folder, 'bot.mjs');
  const loop = `let asked = 0; for await (const line of createInterface({ input: process.stdin })) {
    const question = JSON.parse(line); const say = (text) => process.stdout.write(text + '\\n'); ${script}; asked++; }`;
  writeFileSync(
    file,
    `import { createInterface } from 'node:readline'; import { writeFileSync } from 'node:fs'; ${loop}`,
  );
  return outside(`${process.execPath} ${file}`, milliseconds);
}

const play = (bot: OutsideBot, deal = 0): Promise<ArenaGame> =>
  playMatch({
    setting: { game, options: { rounds: 2 }, seats: 2 },
    seed: 1,
    deal,
    rotation: 0,
    entrants: [bot, random],
    now: () => performance.now(),
  });

describe('an outside bot', () => {
  test('plays like any other; the example of the documentation beats a random bot', async () => {
    const bot = outside(`${process.execPath} ${EXAMPLE}`);
    const games = [await play(bot, 0), await play(bot, 1), await play(bot, 2), await play(bot, 3)];
    for (const one of games) expect(one).toHaveProperty('scores');
    expect(games.filter(({ places }) => places[0] === 1).length).toBeGreaterThan(2);
  });

  test('may lie in a folder with a space in its name, in quotes', async () => {
    const own = mkdtempSync(join(folder, 'my bots '));
    writeFileSync(join(own, 'bot.mjs'), readFileSync(EXAMPLE));
    for (const quote of ['"', "'"])
      expect(await play(outside(`${process.execPath} ${quote}${join(own, 'bot.mjs')}${quote}`))).toHaveProperty(
        'scores',
      );
  });

  test('is asked with the view of its seat, the moves and its time, and nothing else', async () => {
    const file = join(folder, 'question.json');
    await play(scripted(`writeFileSync(${JSON.stringify(file)}, line); say(question.moves[0])`, 61_234));
    const question = JSON.parse(readFileSync(file, 'utf8'));
    expect(Object.keys(question)).toEqual(['game', 'view', 'moves', 'budget']);
    expect(question).toMatchObject({ game: 'example', view: { viewer: 0 }, budget: { milliseconds: 61_234 } });
    expect(question.moves.length).toBeGreaterThan(1);
  });

  const TWO_MOVES = 'if (asked < 2) say(question.moves[0])';

  test.each([
    [`${TWO_MOVES}; else say('castle')`, 'it answered "castle", which is no legal move; it must print one line'],
    [
      "say(question.moves[0] + '\\nI am sure of it')",
      'it printed "I am sure of it" without being asked; it must print one line for each question and nothing else',
    ],
    [
      "if (asked > 0) say('late'); say(question.moves[0])",
      'it answered "late", which is no legal move; it must print one line for each question and nothing else',
    ],
    [
      `${TWO_MOVES}; else { console.error('out of ideas'); process.exit(3); }`,
      'it ended with exit code 3, having said: out of ideas',
    ],
  ])('loses the game if it goes wrong, and may try again in the next: %s', async (script, reason) => {
    const bot = scripted(script);
    for (const deal of [0, 1]) {
      const lost = await play(bot, deal);
      expect(lost).toMatchObject({ places: [2, 1], fault: { seat: 0, reason: expect.stringMatching(reason) } });
    }
  });

  test('loses the game if it does not answer in time', async () => {
    expect(await play(scripted(TWO_MOVES, 4000))).toMatchObject({
      places: [2, 1],
      fault: { seat: 0, reason: 'it gave no answer in 5000 ms' },
    });
  });

  test.each([
    ["say('castle')", 'it answered "castle", which is no legal move; it must print one line for each question'],
    ['process.exit(0)', 'it ended with exit code 0.'],
  ])('that never made a legal move is refused: %s', async (script, reason) => {
    await expect(play(scripted(script))).rejects.toThrow(reason);
  });

  test('that is not there is refused', async () => {
    await expect(play(outside('./no-such-bot'))).rejects.toThrow(
      /^The bot exec:\.\/no-such-bot cannot play: it cannot be started: /,
    );
  });
});
