import { quayside } from '@riband/example';
import { bookmarkOf, createTable } from '@riband/table';
import { expect, test } from 'vitest';
import { firstTip, sealed, tipAfter } from './chain.ts';
import type { Fact } from './fact.ts';
import { lobbyOf } from './lobby.ts';
import { SNAPSHOT_FORMAT, snapshotIn, summaryIn, writeSnapshot } from './snapshot.ts';

const opened: Fact = {
  ...{ kind: 'opened', by: 'm', game: 'example', options: {}, seats: 2, listed: false, watching: 'nobody' },
  ...{ clock: null, limitDays: 60, commitment: 'c', invitation: 'i' },
};
const rows = sealed(
  firstTip('t'),
  ['a', 'b', 'c'].map((text) => ({ text, at: 1, command: null })),
);
const lobby = lobbyOf([{ fact: opened, at: 1 }]);
const holders = [0, 1].map((seat) => ({ kind: 'person', name: `m${seat}` }) as const);
const bookmark = bookmarkOf(createTable(quayside, { table: 't', holders }).position);
const snapshot = writeSnapshot(tipAfter(firstTip('t'), rows.slice(0, 2)), lobby, JSON.stringify(bookmark));
const stored = { sealedSeed: '', members: [], snapshot, rows };

test('a snapshot says what it was told, to who has all rows and to who has only the last ones', () => {
  expect(summaryIn(stored)).toMatchObject({ lobby, bookmark });
  expect(summaryIn({ ...stored, rows: rows.slice(1) })).toMatchObject({ lobby, bookmark });
  expect(snapshotIn(stored)).toEqual({ entries: 0, state: bookmark.state });
});

test('no letter of it can be changed, nor the row that it follows', () => {
  const { text } = snapshot;
  for (let index = 0; index < text.length; index++) {
    const other = text.slice(0, index) + (text[index] === '0' ? '1' : '0') + text.slice(index + 1);
    expect(summaryIn({ ...stored, snapshot: { ...snapshot, text: other } })).toBeUndefined();
  }
  expect(summaryIn({ ...stored, snapshot: { ...snapshot, rows: 3 } })).toBeUndefined();
  expect(summaryIn({ ...stored, rows: rows.slice(0, 1) })).toBeUndefined();
  expect(summaryIn({ ...stored, rows: rows.with(1, { ...rows[1]!, hash: rows[2]!.hash }) })).toBeUndefined();
});

test('one from before there were seals is a state and nothing else', () => {
  const old = { ...stored, snapshot: { rows: 2, text: '{"entries":1,"state":{"a":1}}' } };
  expect(summaryIn(old)).toBeUndefined();
  expect(snapshotIn(old)).toEqual({ entries: 1, state: { a: 1 } });
  expect(snapshotIn({ ...stored, snapshot: null })).toBeUndefined();
});

test('who gives lobbies or bookmarks other fields raises the format', () => {
  expect(SNAPSHOT_FORMAT).toBe(1);
  expect(Object.keys(lobby).sort().join(' ')).toBe(
    'aside begun chairs clock commitment end entries game holders host invitation limitDays listed now options quiet rematch repairs standIns vacations watching',
  );
  expect(Object.keys(bookmark).sort().join(' ')).toBe(
    'confirmed length open plies request rules settledAt since state undone',
  );
});
