import { type Bot, findBot, type Thinking } from '@riband/bots';
import { findGame } from '@riband/catalog';
import type { Game, Move } from '@riband/kernel';
import { createTable, type Table, verify } from '@riband/table';
import { LANGUAGES, type Language, say } from '@riband/text';
import { describe, expect, test, vi } from 'vitest';
import { interrupted } from '../interrupt.ts';
import { luckOf } from '../luck.ts';
import type { Asker, Question } from './asker.ts';
import { Host } from './host.ts';

const game = findGame('example') as Game;
const random = findBot('random') as Bot;

const newTable = (): Table =>
  createTable(game, {
    table: '5',
    holders: [
      { kind: 'person', name: 'Anna' },
      { kind: 'bot', name: 'random' },
    ],
    options: { rounds: 2 },
  });

/** Plays with somebody who gives these answers, and then leaves; a function is asked what to answer. */
async function play(
  answers: readonly string[] | ((question: Question) => string),
  table = newTable(),
  language: Language = 'en',
  bot = random,
) {
  const said: string[] = [];
  const questions: Question[] = [];
  const waiting = typeof answers === 'function' ? [] : [...answers];
  const asker: Asker = {
    say: (text) => said.push(text),
    async ask(question) {
      questions.push(question);
      return typeof answers === 'function' ? answers(question) : waiting.shift();
    },
    interrupted: false,
    close: () => undefined,
  };
  const keeper = { file: 'game.json', keep: vi.fn(), keepIfNamed: vi.fn() };
  const end = await new Host(table, 0, {
    asker,
    draws: luckOf('5'),
    bots: new Map([[1, bot]]),
    language,
    keeper,
  }).play();
  return { end, table, said, questions, keeper, text: said.join('\n') };
}

const words = (question: Question | undefined) => question?.commands.map((item) => item.word);
const moves = (question: Question | undefined) => question?.choices.map((item) => item.word);

test('the first question has the legal moves with label and preview, and the commands that make sense', async () => {
  const { questions, text } = await play([]);
  expect(questions[0]?.choices[1]).toEqual({ word: 'bid 1', label: 'Bid 1 coin', hint: 'Anna bids 1 coin.' });
  expect(words(questions[0])).toEqual(['hint', 'why', 'view', 'log', 'score', 'save', 'quit']);
  expect(text).toContain('Anna draws');
  expect(text).toContain('random 2 draws a cargo in secret.');
});

test('a turn is made, taken back, made again, begun again and confirmed', async () => {
  const { questions, table, text } = await play(['bid 2', 'undo', 'redo', 'restart', 'bid 1', 'confirm']);
  expect(questions.map((question) => question.title)).toEqual([
    'Your turn',
    'End your turn?',
    'Your turn',
    'End your turn?',
    'Your turn',
    'End your turn?',
    'Your turn',
  ]);
  expect(words(questions[1])).toEqual(expect.arrayContaining(['confirm', 'undo', 'restart']));
  expect(words(questions[1])).not.toContain('redo');
  expect(words(questions[2])).toContain('redo');
  expect(table.entries.filter((entry) => entry.kind === 'confirm' && entry.seat === 0)).toHaveLength(1);
  expect(text).toContain('The bids are turned over: 1, ');
});

test('every change is kept where a file was named, and "save" says where', async () => {
  const { keeper, said } = await play(['bid 2', 'nonsense', 'save', 'undo', 'confirm']);
  expect(keeper.keepIfNamed).toHaveBeenCalledTimes(2);
  expect(keeper.keep).toHaveBeenCalledTimes(1);
  expect(said).toContain('Saved. Go on with: riband play --load game.json');
  expect(said).toContain('“nonsense” is no legal move, number or command here.');
});

test('what the table refuses is said in words', async () => {
  const { said } = await play(['confirm', 'undo', 'redo']);
  const refused = ['unfinished', 'nothingToUndo', 'nothingToRedo'];
  const sentences = refused.map((code) => say('en', { key: `table.refused.${code}`, params: {} }, []));
  expect(said.slice(-3)).toEqual(sentences);
});

test('"why" answers with the reason and its clause, asks if nothing was named, and knows what is possible', async () => {
  const { said, questions } = await play(['why quay:0', 'why', 'hand:coal', 'why bid:1', 'why moon', 'why', '']);
  expect(said.slice(-5)).toEqual([
    'First everybody bids. (E-BID-1)',
    'First everybody bids. (E-BID-1)',
    'That is possible.',
    'There is no such thing to choose here. (K-TARGET-1)',
    'There is no such thing to choose here. (K-TARGET-1)',
  ]);
  expect(moves(questions[2])).toEqual(['quay:0', 'quay:1', 'quay:2', 'hand:coal', 'hand:steel']);
});

test('a hint names the best moves with what is expected of them, and why', async () => {
  const before = (await play([])).said.length;
  const { said, questions } = await play(['hint', 'bid 1', 'hint']);
  const [hint, ...rest] = said.slice(before);
  expect(hint).toMatch(/^ {2}Move +Expected gain +Thought given to it\n( {2}Bid .+%\n)+.+\.$/);
  expect(words(questions[2])).not.toContain('hint');
  // Where there is nothing to choose, there is nothing to advise.
  expect(rest).toEqual(['Anna bids 1 coin.']);
});

test('view, log and score tell how it stands, and an empty answer nothing', async () => {
  const before = (await play([])).said.length;
  const { said } = await play(['view', 'score', 'log', '']);
  const [view, score, log, ...rest] = said.slice(before);
  expect(view).toContain('round: 1');
  expect(score).toMatch(/^Anna 1 \(Voyages 0, For 5 coins 1\)\nrandom 2 1 /);
  expect(log).toContain('random 2 bids in secret.');
  expect(rest).toEqual([]);
});

test('a whole game ends with the result, and its record is right', async () => {
  const { table, said } = await play((question) => question.choices[0]?.word ?? 'confirm');
  expect(table.over).toBe(true);
  expect(said.at(-1)).toMatch(/^The game is over\.\n1st place: .+\n2nd place: .+/);
  expect(verify(table).map((stretch) => stretch.verdict)).toEqual(['right']);
});

test('the same seed and the same answers give the same game', async () => {
  const first = (question: Question) => question.choices[0]?.word ?? 'confirm';
  const [a, b] = [await play(first), await play(first)];
  expect(a.table.record()).toEqual(b.table.record());
});

test('who interrupts bots that think has left at once, and what they would have done is not in the game', async () => {
  function* endless({ moves: [move] }: { readonly moves: readonly Move[] }): Thinking {
    interrupted();
    while (yield 0);
    return { move: move as Move, weighed: [] };
  }
  const bot: Bot = { name: 'endless', sit: () => ({ ...random.sit(), think: endless }) };
  const { end, table, questions } = await play(['bid 1', 'confirm'], newTable(), 'en', bot);
  expect(end).toBe('interrupted');
  expect(questions).toEqual([]);
  expect(table.entries.filter(({ kind }) => kind === 'move')).toEqual([]);
  expect((await play([], table)).end).toBe('left');
});

test('a loaded game tells its last entries again and goes on', async () => {
  const { table } = await play(['bid 1', 'confirm', 'take 0']);
  const { said, questions } = await play([], table);
  expect(said.join('\n')).toContain('The bids are turned over');
  expect(words(questions[0])).toContain('undo');
});

describe.each(LANGUAGES)('%s', (language) => {
  test('everything can be said', async () => {
    const first = (question: Question) => question.choices[0]?.word ?? 'confirm';
    const { text, questions } = await play(first, newTable(), language);
    const { text: more } = await play(
      ['why quay:0', 'why bid:1', 'why moon', 'x', 'save', 'score'],
      newTable(),
      language,
    );
    expect(`${text}\n${more}`).not.toMatch(/undefined|\[object|example\.|table\.|cli\./);
    for (const { commands } of questions) for (const item of commands) expect(item.label).toMatch(/\p{L}/u);
  });
});
