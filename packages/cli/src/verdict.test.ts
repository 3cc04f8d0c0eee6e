import { type Bot, findBot } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { commitmentTo, drawAt, drawKey, type Game, seedFrom } from '@riband/kernel';
import { createTable, type Draws, letBotsMove } from '@riband/table';
import { expect, test } from 'vitest';
import { choiceOf } from './play/bots.ts';
import { checkSaved, verdictText } from './verdict.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

/** A game as a server plays it, and what it follows from. */
function played() {
  const seed = seedFrom('a server');
  const contributions = ['Anna', 'Ben'].map((name) => seedFrom(name).slice(0, 16));
  const key = drawKey(seed, contributions);
  const draws: Draws = (ply) => drawAt(key, 'table-7', ply);
  const bot = { kind: 'bot', name: 'random' } as const;
  const table = createTable(findGame('example') as Game, { table: 'table-7', holders: [bot, bot] });
  table.settleChance(draws);
  const random = findBot('random') as Bot;
  letBotsMove(table, choiceOf(new Map([0, 1].map((seat) => [seat, random])), table), draws);
  const fairness = { commitment: commitmentTo(seed), contributions: contributions.map(hex), seed: hex(seed) };
  return { ...table.save(), fairness };
}

test('the draws of a game from a server are held against what was committed to', () => {
  const save = played();
  const right = checkSaved(JSON.stringify(save));
  expect(right).toMatchObject({ ok: true, checked: { committed: true } });
  expect(verdictText('game.json', right)).toContain('every draw follows from the seed that was committed to');
  const { fairness } = save;
  const wrong = (changed: Partial<typeof fairness>) =>
    checkSaved(JSON.stringify({ ...save, fairness: { ...fairness, ...changed } })).problems;
  expect(wrong({ contributions: fairness.contributions.toReversed() })).toEqual([
    expect.stringMatching(/^the draw of entry \d+ does not follow from the seed$/),
  ]);
  expect(wrong({ seed: fairness.commitment })).toEqual(['the seed is not the one that was committed to']);
  expect(checkSaved(JSON.stringify({ ...save, table: 'table-8' })).ok).toBe(false);
});
