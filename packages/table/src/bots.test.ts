import { quayside } from '@riband/example';
import { expect, test } from 'vitest';
import { BOT, done, draws, moves, opened, people } from '../test/playing.ts';
import { type BotQuestion, letBotsMove } from './bots.ts';

const first = ({ moves: [move] }: BotQuestion) => move ?? { id: -1 };

test('bots play until a person is waited for', () => {
  const table = opened(quayside, [BOT, ...people(1), BOT]);
  letBotsMove(table, first, draws);
  expect(table.waiting()).toMatchObject({ toMove: [1], toConfirm: [] });
  expect(table.entries.filter((entry) => entry.kind === 'confirm').map(({ seat }) => seat)).toEqual([0, 2]);
});

test('bots alone play to the end', () => {
  const table = opened(quayside, [BOT, BOT]);
  letBotsMove(table, first, draws);
  expect(table.over).toBe(true);
});

test('a bot confirms what the person before it has moved', () => {
  const table = opened(quayside, people(2));
  done(table, moves(table, 0, ['bid 2']));
  done(table, { kind: 'seat', seat: 0, holder: BOT });
  letBotsMove(table, first, draws);
  expect(table.entries.at(-1)).toMatchObject({ kind: 'confirm', seat: 0 });
  expect(table.waiting()).toMatchObject({ toMove: [1], toConfirm: [] });
});

test('a bot is asked with what its seat may know', () => {
  const table = opened(quayside, [BOT, ...people(1)]);
  const asked: BotQuestion[] = [];
  const choose = (question: BotQuestion) => {
    asked.push(question);
    return first(question);
  };
  letBotsMove(table, choose, draws);
  expect(asked).toMatchObject([{ game: quayside, seat: 0 }]);
  expect(asked[0]?.view()).toMatchObject({ viewer: 0 });
});

test('a move that is none is an error, not a loop', () => {
  const table = opened(quayside, [BOT, ...people(1)]);
  const wrong = { kind: 'bid', coins: 9, id: 9 };
  expect(() => letBotsMove(table, () => wrong, draws)).toThrow('the table refused the bot of seat 0: illegal');
});
