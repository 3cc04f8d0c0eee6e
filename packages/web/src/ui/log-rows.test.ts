import type { LogLine } from '@riband/protocol';
import { expect, test } from 'vitest';
import { rowsOf, rowsWith } from './log-rows.ts';

const line = (number: number, turn: number, ...words: string[]): LogLine => ({
  number,
  turn,
  messages: words.map((word) => ({ key: 'said', params: { word } })),
});
const told = (...log: LogLine[]) =>
  rowsOf(log).map(({ begins, message, times }) => [begins?.turn ?? null, message.params['word'], times]);

test('every turn begins once, with its first sentence', () => {
  expect(told(line(1, 1, 'a', 'b'), line(2, 1, 'c'), line(4, 2, 'd'))).toEqual([
    [1, 'a', 1],
    [null, 'b', 1],
    [null, 'c', 1],
    [2, 'd', 1],
  ]);
});

test('the same sentence several times one after the other is counted', () => {
  expect(told(line(1, 1, 'a'), line(2, 1, 'a', 'a'), line(3, 1, 'b'), line(4, 1, 'a'))).toEqual([
    [1, 'a', 3],
    [null, 'b', 1],
    [null, 'a', 1],
  ]);
});

test('not from one turn into the next', () => {
  expect(told(line(1, 1, 'a'), line(2, 2, 'a'))).toEqual([
    [1, 'a', 1],
    [2, 'a', 1],
  ]);
});

test('a row leads to the board after it, and after the last of several times', () => {
  const rows = rowsOf([line(1, 1, 'a', 'b'), line(2, 1, 'b'), line(3, 1, 'c')]);
  expect(rows.map(({ entry }) => entry)).toEqual([1, 2, 3]);
});

test('a row keeps its key while the log grows', () => {
  const log = [line(1, 1, 'a', 'b'), line(2, 1, 'b')];
  expect(rowsOf(log).map(({ key }) => key)).toEqual(rowsOf([...log, line(3, 1, 'b')]).map(({ key }) => key));
});

test('what happened to the table itself stands between what was played before and after it', () => {
  const remark = (entry: number, word: string) => ({ entry, message: { key: 'remark', params: { word } } });
  const log = [line(0, 1, 'a'), line(1, 1, 'b'), line(2, 2, 'c')];
  const told = rowsWith(log, [remark(0, 'opened'), remark(2, 'aside'), remark(2, 'back'), remark(3, 'ended')]);
  expect(told.map(({ message }) => message.params['word'])).toEqual([
    'opened',
    'a',
    'b',
    'aside',
    'back',
    'c',
    'ended',
  ]);
  expect(new Set(told.map(({ key }) => key)).size).toBe(told.length);
});

const by = (number: number, turn: number, seat: number, ...about: number[]): LogLine => ({
  number,
  turn,
  by: seat,
  messages: about.map((seat) => ({ key: `did ${number}`, params: { player: { seat } } })),
});
const heads = (...log: LogLine[]) =>
  rowsOf(log).map(({ begins, actor, follows }) => [begins?.actor ?? null, actor, follows]);

test('a turn is headed by who moves in it, whomever its sentences name; what follows from something is told apart', () => {
  expect(heads(by(1, 1, 0, 0, 1), by(2, 1, 0, 1), by(3, 2, 1, 1))).toEqual([
    [0, null, false],
    [null, null, true],
    [null, null, false],
    [1, null, false],
  ]);
});

test('where all choose at once the turn is nobody’s, and each says whose it is', () => {
  expect(heads(by(1, 1, 0, 0), by(2, 1, 1, 1))).toEqual([
    [null, 0, false],
    [null, 1, false],
  ]);
});

test('what luck does to somebody is not their doing', () => {
  const dealt = { number: 1, turn: 0, messages: [{ key: 'dealt', params: { player: { seat: 0 } } }] };
  expect(heads(dealt)).toEqual([[null, null, false]]);
});
