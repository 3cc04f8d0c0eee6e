import { type Bot, findBot, searchingFor } from '@riband/bots';
import { findGame } from '@riband/catalog';
import type { Game } from '@riband/kernel';
import { createTable } from '@riband/table';
import { expect, test, vi } from 'vitest';
import { advise, hintText } from './hint.ts';
import { luckOf } from './luck.ts';
import { Progress } from './progress.ts';

const table = createTable(findGame('example') as Game, {
  table: '5',
  holders: ['Anna', 'Ben'].map((name) => ({ kind: 'person', name }) as const),
  options: {},
});
table.settleChance(luckOf('5'));
const endless = searchingFor('endless', () => 1_000_000_000);

test('the same table gives the same advice: legal moves, the best first', async () => {
  const bot = findBot('apprentice') as Bot;
  const motive = await advise(table, 1, { bot });
  expect(await advise(table, 1, { bot })).toEqual(motive);
  expect(motive.options.map(({ text }) => text)).toSatisfy((texts) =>
    texts.every((text: string) => /^bid \d/.test(text)),
  );
  const shares = motive.options.map(({ share }) => share ?? 0);
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
});

test('who thinks for a time is stopped when it is over, and shows how far it is', async () => {
  const drawn: string[] = [];
  const screen = { isTTY: true, write: (text: string) => drawn.push(text) };
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 50));
  await advise(table, 0, { bot: endless, milliseconds: 1500 }, new Progress('Thinking', 100, screen));
  expect(clock).toBeGreaterThanOrEqual(1500);
  expect(drawn.join('')).toMatch(/Thinking \[#+\.*\] \d+\/100/);
});

test('who is hurried answers with the best so far', async () => {
  let asked = 0;
  const { options } = await advise(table, 0, { bot: endless, isHurried: () => ++asked > 3 });
  expect(options.length).toBeGreaterThan(0);
  expect(asked).toBe(4);
});

test('a bot that weighs nothing only names its move', async () => {
  const motive = await advise(table, 0, { bot: findBot('random') as Bot });
  expect(hintText(motive, 'en', [])).toMatch(/^ {2}Bid .+ {2}\[bid \d\]\nIt was drawn by lot\.$/);
});
