import { type Bot, findBot } from '@riband/bots';
import { findGame } from '@riband/catalog';
import { commitmentTo, drawAt, drawKey, type Game, seeded, seedFrom } from '@riband/kernel';
import { createTable, type Draws, letBotsMove, type Pledges } from '@riband/table';
import { describe, expect, test } from 'vitest';
import { checkSaved, verdictText } from './verdict.ts';

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');

const contributionOf = (name: string): Uint8Array => seedFrom(name).slice(0, 16);

/** A game as a server plays it, and what it follows from. */
function played(words = 'a server', names: readonly string[] = ['Anna', 'Ben']) {
  const seed = seedFrom(words);
  const contributions = names.map(contributionOf);
  const key = drawKey(seed, contributions);
  const draws: Draws = (ply) => drawAt(key, 'table-7', ply);
  const bot = { kind: 'bot', name: 'random' } as const;
  const table = createTable(findGame('example') as Game, { table: 'table-7', holders: [bot, bot] });
  table.settleChance(draws);
  const random = findBot('random') as Bot;
  const moves = seeded('moves');
  letBotsMove(table, (question) => random.sit().choose(question, moves).move, draws);
  const fairness = { commitment: commitmentTo(seed), contributions: contributions.map(hex), seed: hex(seed) };
  return { ...table.save(), fairness };
}

test('the draws of a game from a server are held against what was committed to', () => {
  const save = played();
  const right = checkSaved(JSON.stringify(save));
  const { fairness } = save;
  expect(right).toMatchObject({ ok: true, checked: { commitment: fairness.commitment, compared: [] } });
  const text = verdictText('game.json', right);
  expect(text).toContain('every draw follows from the seed and from what the players have added');
  expect(text).toContain(fairness.commitment);
  expect(text).toContain('not compared with what you have kept: --commitment, --contribution');
  const wrong = (changed: Partial<typeof fairness>) =>
    checkSaved(JSON.stringify({ ...save, fairness: { ...fairness, ...changed } })).problems;
  expect(wrong({ contributions: fairness.contributions.toReversed() })).toEqual([
    expect.stringMatching(/^the draw of entry \d+ does not follow from the seed$/),
  ]);
  expect(wrong({ seed: fairness.commitment })).toEqual(['the seed is not the one that was committed to']);
  expect(checkSaved(JSON.stringify({ ...save, table: 'table-8' })).ok).toBe(false);
});

describe('a server that was dishonest from the beginning makes files that agree with themselves', () => {
  const kept = { commitment: commitmentTo(seedFrom('a server')), contribution: hex(contributionOf('Anna')) };
  const check = (save: object, pledges: Pledges = kept) => checkSaved(JSON.stringify(save), pledges);

  test('an honest one agrees with what was kept, too', () => {
    const verdict = check(played());
    expect(verdict).toMatchObject({ ok: true, checked: { compared: ['commitment', 'contribution'] } });
    const text = verdictText('game.json', verdict);
    expect(text).toContain('the same as you have kept: commitment, contribution');
    expect(text).not.toContain('not compared');
  });

  test('a seed that was swapped after the contributions were in is found by the commitment', () => {
    const save = played('a better seed');
    expect(check(save, {}).ok).toBe(true);
    expect(check(save).problems).toEqual(['the commitment in the file is not the one that you have kept']);
  });

  test('a contribution that was replaced is found by whose it was', () => {
    const save = played('a server', ['somebody else', 'Ben']);
    expect(check(save, {}).ok).toBe(true);
    expect(check(save).problems).toEqual(['the contribution that you have kept is not among those in the file']);
  });

  test('a file that does not tell what its draws follow from cannot be compared, and says so', () => {
    const { fairness: _, ...save } = played();
    expect(check(save, {}).ok).toBe(true);
    expect(check(save).problems).toEqual([expect.stringContaining('does not tell what the draws follow from')]);
  });
});
