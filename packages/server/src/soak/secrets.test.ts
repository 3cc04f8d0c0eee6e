import { randomBytes } from 'node:crypto';
import { findGame } from '@riband/catalog';
import { seeded } from '@riband/kernel';
import { createTable } from '@riband/table';
import { describe, expect, test } from 'vitest';
import type { Page } from './page.ts';
import { foundInLog, foundMarks, foundWords, type Heard } from './recording.ts';
import { formsOf, hiddenIn } from './secrets.ts';

/** Contracts are dealt, which are for the eyes of their owners. */
function dealt() {
  const holders = ['Anna', 'Ben'].map((name) => ({ kind: 'person' as const, name }));
  const table = createTable(findGame('shipyard-second')!, { table: 't', options: {}, holders });
  const random = seeded('contracts');
  table.settleChance(() => random);
  return table;
}

const [ANNA, BEN, ONLOOKER] = ['Anna', 'Ben', 'Onlooker'].map((name) => ({ name }) as Page) as [Page, Page, Page];
const viewerOf = (page: Page) => (page === ANNA ? 0 : page === BEN ? 1 : ('spectator' as const));
const heard = (page: Page, sent: object, entry = 0): Heard => ({ page, entry, text: JSON.stringify(sent) });

describe('leaks that were planted are found', () => {
  const table = dealt();
  const hidden = hiddenIn(table);
  const entry = table.entries.length;
  /** The moment after the last of them: entries count from 0. */
  const moment = { entry: entry - 1 };
  const view = (viewer: 0 | 1 | 'spectator') => table.tableView(viewer).view;
  const secret = [...hidden(1, entry)].find((word) => !hidden(0, entry).has(word)) ?? '';
  const found = (one: Heard) => foundWords([one], hidden, viewerOf);

  test('what everybody may see is no leak', () => {
    expect(secret).not.toBe('');
    for (const [page, viewer] of [
      [ANNA, 0],
      [BEN, 1],
      [ONLOOKER, 'spectator'],
    ] as const)
      expect(found(heard(page, { news: { entry, view: view(viewer) } }))).toEqual([]);
    expect(found(heard(ANNA, { news: { entry, log: [secret] } }))).toEqual([]);
    expect(found(heard(BEN, { news: { entry, tables: { contracts: [secret] } } }))).toEqual([]);
  });

  test.each([
    ['the view of somebody else', { news: { entry, view: table.tableView(0).view } }],
    ['a line of the log', { number: 1, answer: { kind: 'table', state: { entry, log: [{ messages: [secret] }] } } }],
    ['the name of a field', { news: { entry, targets: { [secret]: 1 } } }],
    ['a reason', { number: 1, answer: { kind: 'why', reason: { noun: secret } } }],
    ['a moment of a history', { number: 1, answer: { kind: 'history', moments: [{ ...moment, view: [secret] }] } }],
    [
      'a moment that was looked at',
      { number: 1, answer: { kind: 'moment', moment: { ...moment, standing: [secret] } } },
    ],
  ])('%s', (_, sent) => {
    for (const page of [BEN, ONLOOKER]) expect(found(heard(page, sent, entry))).not.toEqual([]);
  });

  test('a mark, in whichever form', () => {
    const seed = randomBytes(32);
    for (const text of formsOf(seed)) {
      const mark = { what: 'the seed', text, mayHear: (page: Page) => page === ANNA };
      const said = [ANNA, BEN].map((page) => ({ page, entry: 0, text: `{"more":"${text}"}` }));
      expect(foundMarks(said, [mark])).toEqual([expect.stringContaining('Ben got the seed')]);
    }
  });

  test('a mark, or a hidden word, in the log', () => {
    const marks = [{ what: 'the seed', text: 'c0ffee' }];
    const words = new Set([secret]);
    expect(foundInLog('{"warning":"a bot could not move","table":"t"}\n', marks, words)).toEqual([]);
    expect(foundInLog('{"problem":"0xc0ffee"}\n', marks, words)).toEqual(['the log of the server has the seed']);
    const leak = `{"problem":"entries[3]: \\"take ${secret}\\" is not legal"}\n`;
    expect(foundInLog(leak, marks, words)).toEqual([`the log of the server has "${secret}"`]);
  });
});
