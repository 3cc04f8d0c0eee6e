import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { KeptGames } from './kept-games.mjs';

const HEADER = '{"format":"riband arena 1"}';
const game = (deal: number): object => ({
  ...{ deal, rotation: 0, bots: ['a', 'b'], places: [1, 2], decisions: [3, 4], milliseconds: [1.25, 2] },
  ...{ scores: [7, 5], turns: 9, moves: 20, points: [{ crew: 7 }, { crew: 5 }], counts: [{ hired: { cook: 1 } }, {}] },
});

function place() {
  const folder = mkdtempSync(join(tmpdir(), 'riband-kept-games-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'arena.jsonl');
  const play = (...deals: number[]): void =>
    writeFileSync(file, `${[HEADER, ...deals.map((deal) => JSON.stringify(game(deal)))].join('\n')}\n`);
  return { folder: join(folder, 'kept'), file, play };
}

test('another machine goes on with what is kept, while the bots play the same', () => {
  const { folder, file, play } = place();
  play(0, 1);
  new KeptGames(folder).keep('cell', 'this way', file, '2026-01-31');
  const elsewhere = join(folder, 'elsewhere.jsonl');
  new KeptGames(folder).bring('cell', 'another way', elsewhere);
  expect(existsSync(elsewhere)).toBe(false);
  new KeptGames(folder).bring('cell', 'this way', elsewhere);
  const [header = '', ...lines] = readFileSync(elsewhere, 'utf8').trimEnd().split('\n');
  expect(header).toBe(HEADER);
  const slim = { milliseconds: [1, 2], points: [{}, {}], counts: [{}, {}] };
  expect(lines.map((line) => JSON.parse(line))).toEqual([0, 1].map((deal) => ({ ...game(deal), ...slim })));
});

test('what was kept elsewhere counts more than fewer games here', () => {
  const { folder, file, play } = place();
  play(0, 1);
  new KeptGames(folder).keep('cell', 'this way', file, '2026-01-31');
  play(0);
  new KeptGames(folder).bring('cell', 'this way', file);
  expect(readFileSync(file, 'utf8')).toContain('"deal":1');
});

test('what is there already is left alone, and only more games have a new date', () => {
  const { folder, file, play } = place();
  const kept = new KeptGames(folder);
  play(0);
  expect(kept.keep('cell', 'this way', file, '2026-01-31')).toBe('2026-01-31');
  play(0, 1);
  kept.bring('cell', 'this way', file);
  expect(readFileSync(file, 'utf8')).toContain('"deal":1');
  expect(kept.keep('cell', 'this way', file, '2026-02-01')).toBe('2026-02-01');
  expect(new KeptGames(folder).keep('cell', 'this way', file, '2026-02-02')).toBe('2026-02-01');
});

test('a file that somebody has deleted is not kept: its games are played and kept again', () => {
  const { folder, file, play } = place();
  play(0);
  new KeptGames(folder).keep('cell', 'this way', file, '2026-01-31');
  rmSync(join(folder, 'cell.jsonl'));
  rmSync(file);
  new KeptGames(folder).bring('cell', 'this way', file);
  expect(existsSync(file)).toBe(false);
  play(0);
  expect(new KeptGames(folder).keep('cell', 'this way', file, '2026-02-01')).toBe('2026-02-01');
  expect(existsSync(join(folder, 'cell.jsonl'))).toBe(true);
});
