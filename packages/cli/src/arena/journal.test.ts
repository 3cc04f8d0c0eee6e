import { appendFileSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ArenaGame } from '@riband/bots/arena';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Journal } from './journal.ts';
import { type ArenaHeader, FORMAT } from './plan.ts';

const HEADER: ArenaHeader = {
  format: FORMAT,
  game: 'example',
  rules: 1,
  components: 'none',
  options: { rounds: 4 },
  seats: 2,
  bots: ['greedy', 'random'],
  seed: 1,
  milliseconds: 10_000,
};

const game = (deal: number): ArenaGame => ({
  deal,
  rotation: 0,
  bots: ['greedy', 'random'],
  places: [1, 2],
  decisions: [3, 4],
  milliseconds: [1.5, 0.002],
  scores: [9, -1],
  turns: 8,
  moves: 30,
  points: [{ voyages: 9 }, { coins: -1 }],
  counts: [{ bids: { '0': 2 } }, {}],
});
const forfeited: ArenaGame = {
  deal: 7,
  rotation: 1,
  bots: ['greedy', 'random'],
  places: [2, 1],
  decisions: [0, 0],
  milliseconds: [0, 0],
  fault: { seat: 0, reason: 'it ended with exit code 1' },
};

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'riband-arena-'));
  file = join(folder, 'runs.jsonl');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Opens the file, adds some games, and closes it. */
function keep(games: readonly ArenaGame[], header = HEADER): readonly ArenaGame[] {
  const journal = new Journal(file, header);
  for (const one of games) journal.add(one);
  journal.close();
  return journal.games;
}

describe('the file of games', () => {
  test('gives back what was written, also after several runs', () => {
    expect(keep([game(0), forfeited])).toEqual([]);
    expect(keep([game(1)])).toEqual([game(0), forfeited]);
    expect(keep([])).toEqual([game(0), forfeited, game(1)]);
    expect(readFileSync(file, 'utf8').split('\n')).toHaveLength(5);
  });

  test('has games that say in which order the seats had their turns, and older ones that do not', () => {
    const told = { ...game(1), order: [1, 0] };
    keep([game(0), told]);
    expect(keep([])).toEqual([game(0), told]);
  });

  test('drops half a line, wherever the writing was cut off, and goes on behind the last whole one', () => {
    keep([game(0), game(1)]);
    const text = readFileSync(file, 'utf8');
    const whole = text.indexOf('\n', text.indexOf('\n') + 1) + 1;
    for (const length of [whole, whole + 1, text.length - 20, text.length - 1]) {
      writeFileSync(file, text);
      truncateSync(file, length);
      expect(keep([game(1)])).toEqual([game(0)]);
      expect(readFileSync(file, 'utf8')).toBe(text);
    }
  });

  test('begins anew if not even the header was written whole', () => {
    writeFileSync(file, '{"format":"riba');
    expect(keep([game(0)])).toEqual([]);
    expect(keep([])).toEqual([game(0)]);
  });

  test.each([
    [{ seed: 2 }, 'it has seed 1, not 2'],
    [{ bots: ['random', 'greedy'] }, 'it has bots ["greedy","random"], not ["random","greedy"]'],
    [{ seats: 3 }, 'it has seats 2, not 3'],
    [{ rules: 2 }, 'it has rules 1, not 2'],
    [{ options: { rounds: 5 } }, 'it has options {"rounds":4}, not {"rounds":5}'],
    [{ components: 'own-1' }, 'it has components "none", not "own-1"'],
  ])('is refused for another arena: %j', (change, reason) => {
    keep([game(0)]);
    const before = readFileSync(file, 'utf8');
    expect(() => keep([], { ...HEADER, ...change })).toThrow(`${file} is of another arena: ${reason}.`);
    expect(readFileSync(file, 'utf8')).toBe(before);
  });

  test.each(['my diary\n', 'my diary', '\n', '{}', '{"format":"riband arena 1","game":"shipyard'])(
    'is left alone if it is something else: %j',
    (text) => {
      writeFileSync(file, text);
      expect(() => keep([])).toThrow('is no file of an arena');
      expect(readFileSync(file, 'utf8')).toBe(text);
    },
  );

  test.each([
    ['{"deal":', 'line 3: expected an object'],
    [JSON.stringify({ ...game(1), places: undefined }), 'line 3.places: is missing'],
    [JSON.stringify({ ...game(1), scores: [1, 2, 3] }), 'line 3: it is no game of 2 seats'],
    [JSON.stringify({ ...game(1), turns: 'many' }), 'line 3.turns: expected a whole number'],
    [JSON.stringify({ ...game(1), order: [0, 0] }), 'line 3.order: expected each of 2 seats once'],
    [JSON.stringify({ ...game(1), order: [0] }), 'line 3.order: expected each of 2 seats once'],
  ])('says which line is damaged: %s', (line, reason) => {
    keep([game(0)]);
    appendFileSync(file, `${line}\n${JSON.stringify(game(2))}\n`);
    expect(() => keep([])).toThrow(reason);
  });

  test('says so if it cannot be written', () => {
    expect(() => new Journal(join(folder, 'no', 'such.jsonl'), HEADER)).toThrow('cannot be written');
  });
});
