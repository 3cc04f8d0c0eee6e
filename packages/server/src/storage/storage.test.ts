import Database from 'better-sqlite3';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { BESIDE_GAMES } from '../../test/beside-storage.ts';
import { PLACES, realDatabases } from '../../test/databases.ts';
import { withSetting } from '../../test/postgres.ts';
import { testSnapshots } from '../../test/snapshot-storage.ts';
import { wayTo } from '../../test/way.ts';
import { checkedTip, firstTip, type Row, sealed, tipAfter } from '../record/chain.ts';
import { openPostgres } from './postgres/postgres.ts';
import { MIGRATIONS } from './sql/schema.ts';
import { openSqlite } from './sqlite/sqlite.ts';
import { type Append, type Storage, UnsafeStorage } from './storage.ts';

const { newFile, newDatabase, newPlace } = realDatabases();

const founding = { sealedSeed: 'sealed' };
const listing = { shown: false, changed: 0, due: null, text: '{}' };

function rowsOf(table: string, texts: readonly string[], command: string | null = null, before: readonly Row[] = []) {
  const unsealed = texts.map((text, index) => ({ text, at: 1_800_000_000_000, command: index === 0 ? command : null }));
  return sealed(tipAfter(firstTip(table), before), unsealed) as readonly [Row, ...Row[]];
}

describe.each(PLACES)('%s', (kind) => {
  const opened: Storage[] = [];
  let place: () => Promise<Storage>;

  beforeEach(async () => {
    place = await newPlace(kind);
  });

  afterEach(async () => {
    await Promise.all(opened.splice(0).map((storage) => storage.close()));
  });

  async function open(): Promise<Storage> {
    const storage = await place();
    opened.push(storage);
    return storage;
  }

  const first: Append = { table: 't', founding, listing, rows: rowsOf('t', ['a', 'b'], 'c1') };
  const after = (command: string, text = command): Append => ({
    table: 't',
    listing,
    rows: rowsOf('t', [text], command, first.rows),
  });

  for (const suite of [...BESIDE_GAMES, testSnapshots]) suite(open, first);

  test('what was written is there after a restart, letter by letter', async () => {
    const storage = await place();
    const text = JSON.stringify({ name: `Zoë ⚓ \u0000"\\` });
    const rows = rowsOf('t', [text, 'b'], 'c1');
    const snapshot = { rows: 2, text: '{"state":1}' };
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    const members = [{ member: 'm1', player: 'anna', name: 'Anna' }];
    expect(await storage.write([{ table: 't', founding, listing, rows, snapshot, members }])).toEqual(['stored']);
    await storage.close();
    const again = await open();
    expect(await again.table('t')).toEqual({ sealedSeed: 'sealed', rows, snapshot, members });
  });

  test('rows are read from any number on, and a missing table has none', async () => {
    const storage = await open();
    await storage.write([first]);
    expect(await storage.rows('t', 1)).toEqual(first.rows.slice(1));
    expect(await storage.rows('t', 2)).toEqual([]);
    expect(await storage.rows('nowhere', 0)).toEqual([]);
    expect(await storage.table('nowhere')).toBeUndefined();
    expect(await storage.lengths(['t', 'nowhere'])).toEqual(new Map([['t', 2]]));
  });

  test('of two that follow the same row one is stored and the other changes nothing', async () => {
    const [one, other] = [await open(), await open()];
    await one.write([first]);
    const outcomes = (await Promise.all([one.write([after('c2')]), other.write([after('c3')])])).flat();
    expect([...outcomes].sort()).toEqual(['conflict', 'stored']);
    const winner = outcomes[0] === 'stored' ? 'c2' : 'c3';
    expect((await one.rows('t', 2)).map(({ command }) => command)).toEqual([winner]);
    expect(await other.lengths(['t'])).toEqual(new Map([['t', 3]]));
  });

  test('rows with a gap before them are refused', async () => {
    const storage = await open();
    await storage.write([first]);
    const gap = rowsOf('t', ['z'], null, rowsOf('t', ['a', 'b', 'c']));
    expect(await storage.write([{ table: 't', listing, rows: gap }])).toEqual(['conflict']);
    expect(await storage.rows('t', 2)).toEqual([]);
  });

  test('a command that was carried out is not carried out again, even in its place', async () => {
    const storage = await open();
    await storage.write([first]);
    expect(await storage.write([after('c1', 'once more')])).toEqual(['conflict']);
    expect(await storage.lengths(['t'])).toEqual(new Map([['t', 2]]));
  });

  test('a table is founded once, and only what was founded grows', async () => {
    const storage = await open();
    expect(await storage.write([first])).toEqual(['stored']);
    expect(await storage.write([{ ...first, rows: rowsOf('t', ['other']) }])).toEqual(['conflict']);
    expect(await storage.write([{ table: 'u', listing, rows: rowsOf('u', ['a']) }])).toEqual(['conflict']);
    expect((await storage.table('t'))?.rows).toEqual(first.rows);
    expect(await storage.table('u')).toBeUndefined();
  });

  test('tables that are written together do not harm each other', async () => {
    const storage = await open();
    await storage.write([first]);
    const outcomes = await storage.write([
      { table: 'u', founding, listing, rows: rowsOf('u', ['x']) },
      after('c1'),
      { table: 'b', founding, listing, rows: rowsOf('b', ['y', 'z']) },
      after('c2'),
    ]);
    expect(outcomes).toEqual(['stored', 'conflict', 'stored', 'stored']);
    expect(await storage.lengths(['t', 'u', 'b'])).toEqual(new Map([...Object.entries({ t: 3, u: 1, b: 2 })]));
  });

  test('many at once, each on both sides: one history, without gaps, in which everything is found once', async () => {
    const sides = [await open(), await open()];
    await sides[0]!.write([first]);
    const commands = Array.from({ length: 20 }, (_, index) => `m${index}`);
    const send = async (storage: Storage, command: string): Promise<void> => {
      const before = await storage.rows('t', 0);
      if (before.some((row) => row.command === command)) return;
      const [outcome] = await storage.write([{ table: 't', listing, rows: rowsOf('t', [command], command, before) }]);
      if (outcome === 'conflict') await send(storage, command);
    };
    await Promise.all(commands.flatMap((command) => sides.map((side) => send(side, command))));
    const rows = await sides[0]!.rows('t', 0);
    checkedTip('t', firstTip('t'), rows);
    expect(rows.flatMap(({ command }) => command ?? []).sort()).toEqual(['c1', ...commands].sort());
  });

  test('lists have what they are asked for, the last that changed first', async () => {
    const storage = await open();
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    await storage.addPlayer({ id: 'ben', name: 'Ben' });
    const add = (table: string, player: string, changed: number, more: Partial<typeof listing>) => ({
      ...{ table, founding, rows: rowsOf(table, ['a']) },
      members: [{ member: `m-${table}`, player, name: '' }],
      listing: { ...listing, changed, text: table, ...more },
    });
    await storage.write([
      add('a', 'anna', 1, { shown: true }),
      add('b', 'anna', 3, {}),
      add('c', 'ben', 2, { shown: true }),
    ]);
    const listed = (table: string) => ({ table, member: `m-${table}`, text: table });
    expect(await storage.tablesOf('anna')).toEqual([listed('b'), listed('a')]);
    expect((await storage.shownTables()).map(({ table, member }) => `${table} ${member}`)).toEqual([
      'c null',
      'a null',
    ]);
    expect(await storage.tablesOf('eve')).toEqual([]);
  });

  test('of one’s own tables those that are not over come first, and all of them are found, some at a time', async () => {
    const storage = await open();
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    const add = (table: string, changed: number, phase: string): Append => ({
      ...{ table, founding, rows: rowsOf(table, ['a']) },
      members: [{ member: `m-${table}`, player: 'anna', name: '' }],
      listing: { ...listing, changed, text: JSON.stringify({ game: 'example', phase }) },
    });
    const finished = Array.from({ length: 203 }, (_, index) =>
      add(`over-${index}`, 1000 + index, index % 2 === 0 ? 'over' : 'closed'),
    );
    await storage.write([add('running', 1, 'running'), add('open', 2, 'open'), ...finished]);
    const found: string[] = [];
    for (const from of [0, 100, 200, 300]) {
      const some = await storage.tablesOf('anna', from);
      expect(some).toHaveLength([100, 100, 5, 0][from / 100] ?? 0);
      found.push(...some.map(({ table }) => table));
    }
    expect(found).toEqual(['open', 'running', ...finished.map(({ table }) => table).reverse()]);
  });

  test('a table is due from its time on, until that changes', async () => {
    const storage = await open();
    await storage.write([{ ...first, listing: { ...listing, due: 100 } }]);
    expect(await storage.dueTables(99)).toEqual([]);
    expect(await storage.dueTables(100)).toEqual(['t']);
    await storage.write([after('c2')]);
    expect(await storage.dueTables(100)).toEqual([]);
  });
});

test('PostgreSQL tells the others of a table that has grown', async () => {
  const address = await newDatabase('PostgreSQL');
  const [one, other] = [await openPostgres(address), await openPostgres(address)];
  const heard = new Promise<string>((resolve) => void other.listen((table, rows) => resolve(`${table} ${rows}`)));
  const write = async (number: number): Promise<void> => {
    await one.write([{ table: `t${number}`, founding, listing, rows: rowsOf(`t${number}`, ['a']) }]);
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  // Until it listens, hints are lost, as they may be at any time.
  let over = false;
  void heard.then(() => (over = true));
  for (let number = 0; !over && number < 500; number++) await write(number);
  expect(await heard).toMatch(/^t\d+ 1$/);
  await one.close();
  await other.close();
});

test('who waits in PostgreSQL for something that does not come hears so in time', async () => {
  const address = await newDatabase('PostgreSQL');
  const storage = await openPostgres(address, { statementMs: 200, wayMs: 5000 });
  const other = new pg.Client({ connectionString: address });
  await other.connect();
  await other.query('BEGIN; LOCK TABLE players');
  await expect(storage.addPlayer({ id: 'anna', name: 'Anna' })).rejects.toThrow('statement timeout');
  await other.query('ROLLBACK');
  await storage.addPlayer({ id: 'anna', name: 'Anna' });
  await other.end();
  await storage.close();
});

test('who asks a PostgreSQL that has fallen silent hears so in time, and gets through once it answers again', async () => {
  const way = await wayTo(await newDatabase('PostgreSQL'));
  const storage = await openPostgres(way.address, { statementMs: 200, wayMs: 200 });
  await storage.addPlayer({ id: 'anna', name: 'Anna' });
  way.fallSilent();
  await expect(storage.player('anna')).rejects.toThrow('Query read timeout');
  expect(await storage.player('anna')).toMatchObject({ name: 'Anna' });
  await storage.close();
});

describe('unsafe settings are refused', () => {
  test('SQLite without a file', () => {
    expect(() => openSqlite(':memory:')).toThrow(UnsafeStorage);
    expect(() => openSqlite(':memory:')).toThrow('journal_mode is memory');
  });

  test.each(['synchronous_commit'])('PostgreSQL with %s off', async (setting) => {
    const address = withSetting(await newDatabase('PostgreSQL'), setting, 'off');
    await expect(openPostgres(address)).rejects.toThrow(`${setting} is off`);
  });
});

describe('migrations', () => {
  test('who sat down before it was written down as who keeps their name there all the same', async () => {
    const file = newFile();
    const storage = openSqlite(file);
    await storage.addPlayer({ id: 'anna', name: 'Anna' });
    const members = [{ member: 'm', player: 'anna', name: 'Anna' }];
    await storage.write([{ table: 't', founding, listing, rows: rowsOf('t', ['a']), members }]);
    const database = new Database(file);
    database.exec('UPDATE members SET called = NULL');
    database.close();
    for (const name of ['Annika', 'Anneli']) {
      expect((await storage.table('t'))?.members).toEqual(members);
      await storage.names.change('anna', name);
    }
    expect((await storage.table('t'))?.members).toEqual(members);
    await storage.close();
  });

  test('a database of a newer version is left alone', async () => {
    const file = newFile();
    await openSqlite(file).close();
    const database = new Database(file);
    database.pragma(`user_version = ${MIGRATIONS.length + 1}`);
    database.close();
    expect(() => openSqlite(file)).toThrow('Start a newer version');
  });

  test('several processes that start at once bring a PostgreSQL up to date together', async () => {
    const address = await newDatabase('PostgreSQL');
    const storages = await Promise.all(Array.from({ length: 4 }, () => openPostgres(address)));
    expect(await storages[3]!.write([{ table: 't', founding, listing, rows: rowsOf('t', ['a']) }])).toEqual(['stored']);
    await Promise.all(storages.map((storage) => storage.close()));
  });
});
