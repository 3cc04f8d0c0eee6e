import { quayside } from '@riband/example';
import { drawAt } from '@riband/kernel';
import { bookmarkOf, createTable } from '@riband/table';
import { expect, test } from 'vitest';
import { firstTip, sealed, tipAfter } from './chain.ts';
import type { Fact } from './fact.ts';
import { lobbyOf } from './lobby.ts';
import { SNAPSHOT_FORMAT, snapshotIn, summaryIn, writeSnapshot } from './snapshot.ts';

const opened: Extract<Fact, { kind: 'opened' }> = {
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

/** The names of all that is inside, wherever it lies; of a list, those of all its items together. */
function namesIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return [...new Set(value.flatMap(namesIn))].sort();
  return Object.entries(value)
    .flatMap(([name, part]) => [name, ...namesIn(part).map((inside) => `${name}.${inside}`)])
    .sort();
}

/** Of a table at which everything has happened that leaves a trace. */
function eventfulLobby() {
  const table = createTable(quayside, { table: 't', holders });
  const facts: readonly Fact[] = [
    {
      ...opened,
      reserved: [null, { member: 'm1', quietHours: { from: 3, to: 4 } }],
      clock: { kind: 'hours', hours: 24, vacationDays: 7 },
    },
    { kind: 'sat', seat: 0, member: 'm0', quietHours: { from: 1, to: 2 }, contribution: 'c0' },
    { kind: 'filled', seat: 1, name: 'Ada', bot: 'greedy' },
    { kind: 'started', header: table.header, holders, now: { waits: [0, 1], turn: 1, left: [1, 1], answers: [1] } },
    { kind: 'vacation', seat: 0, until: 9 },
    { kind: 'repaired', repair: 'replaced', notice: 'n', seat: 0 },
    { kind: 'revealed', seed: 's', places: [1, 2] },
  ];
  return lobbyOf(facts.map((fact, at) => ({ fact, at })));
}

/** Of a turn in which one seat has moved, and another has taken its move back. */
function eventfulBookmark() {
  const table = createTable(quayside, { table: 't', holders });
  table.settleChance((ply) => drawAt(new Uint8Array(32), 't', ply));
  for (const seat of [0, 1])
    table.submit({ kind: 'move', id: `bid-${seat}`, seat, seen: table.length, turn: 1, texts: ['bid 0'] });
  table.submit({ kind: 'undo', seat: 1, seen: table.length });
  return bookmarkOf(table.position);
}

test('who gives lobbies or bookmarks other fields raises the format', () => {
  expect(SNAPSHOT_FORMAT).toBe(2);
  expect(namesIn(eventfulLobby()).join(' ')).toMatchInlineSnapshot(
    `"aside begun begun.at begun.header begun.header.components begun.header.format begun.header.game begun.header.options begun.header.options.rounds begun.header.rules begun.header.seats begun.header.table begun.holders begun.holders.kind begun.holders.name chairs chairs.bot chairs.contribution chairs.kind chairs.member chairs.name chairs.quietHours chairs.quietHours.from chairs.quietHours.to clock clock.hours clock.kind clock.vacationDays commitment end end.places end.seed entries game holders holders.kind holders.name host invitation limitDays listed now now.answers now.asked now.at now.left now.since now.turn now.waits options quiet rematch repairs repairs.at repairs.entry repairs.notice repairs.repair repairs.seat reserved reserved.member reserved.quietHours reserved.quietHours.from reserved.quietHours.to returned standIns vacations vacations.from vacations.seat vacations.to watching"`,
  );
  const { state: _, ...besides } = eventfulBookmark();
  expect(namesIn(besides).join(' ')).toMatchInlineSnapshot(
    `"confirmed length open open.command open.done open.events open.events.kind open.events.seat open.events.secret open.events.secret.fields open.events.secret.fields.coins open.events.secret.seats open.kind open.number open.seat open.seen open.text open.turn plies request rules settledAt since undone undone.command undone.done undone.events undone.events.kind undone.events.seat undone.events.secret undone.events.secret.fields undone.events.secret.fields.coins undone.events.secret.seats undone.kind undone.number undone.seat undone.seen undone.text undone.turn"`,
  );
});
