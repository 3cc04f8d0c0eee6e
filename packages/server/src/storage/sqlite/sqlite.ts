import type Database from 'better-sqlite3';
import type { Row } from '../../record/chain.ts';
import { OwnHearsay } from '../hearsay.ts';
import { ownMail } from '../notices.ts';
import { SqlKeys } from '../sql/keys.ts';
import { SqlNames } from '../sql/names.ts';
import { SqlNotices } from '../sql/notices.ts';
import { SqlRepairs } from '../sql/repairs.ts';
import { SqlSessions } from '../sql/sessions.ts';
import { SqlVisits } from '../sql/visits.ts';
import {
  type Append,
  firstRowOf,
  type Listed,
  LONGEST_LIST,
  type Member,
  MOST_ROWS,
  MOST_SUBSCRIPTIONS,
  type Outcome,
  type PersonalData,
  type Player,
  REFUSALS_MS,
  type ReadFrom,
  type Refused,
  type Report,
  type Reported,
  type Said,
  type Storage,
  type StoredSnapshot,
  type StoredTable,
  type Subscription,
  shown,
  told,
} from '../storage.ts';
import { SqliteAccounts } from './accounts.ts';
import { openDatabase } from './database.ts';
import { sqlIn } from './sql.ts';
import { prepare } from './statements.ts';

export function openSqlite(file: string): Storage {
  const database = openDatabase(file);
  try {
    return new SqliteStorage(database);
  } catch (problem) {
    database.close();
    throw problem;
  }
}

interface TableRow {
  readonly sealed_seed: string;
  readonly snapshot_rows: number | null;
  readonly snapshot: string | null;
}

class SqliteStorage implements Storage {
  readonly accounts: SqliteAccounts;
  readonly sessions: SqlSessions;
  readonly notices: SqlNotices;
  readonly visits: SqlVisits;
  readonly keys: SqlKeys;
  readonly repairs: SqlRepairs;
  readonly names: SqlNames;
  readonly presence = new OwnHearsay();
  readonly #database: Database.Database;
  readonly #statements: ReturnType<typeof prepare>;
  readonly #writeAll: Database.Transaction<(appends: readonly Append[]) => readonly Outcome[]>;

  constructor(database: Database.Database) {
    this.accounts = new SqliteAccounts(database);
    const sql = sqlIn(database);
    this.sessions = new SqlSessions(sql, new OwnHearsay());
    this.notices = new SqlNotices(sql);
    this.visits = new SqlVisits(sql);
    this.keys = new SqlKeys(sql);
    this.repairs = new SqlRepairs(sql);
    this.names = new SqlNames(sql);
    this.#database = database;
    this.#statements = prepare(database);
    this.#writeAll = database.transaction((appends) => appends.map((append) => this.#append(append)));
  }

  async write(appends: readonly Append[]): Promise<readonly Outcome[]> {
    return this.#writeAll.immediate(appends);
  }

  async table(id: string, from: ReadFrom = 'beginning'): Promise<StoredTable | undefined> {
    const read = this.#database.transaction((): StoredTable | undefined => {
      const found = this.#statements.table.get(id) as TableRow | undefined;
      if (found === undefined) return undefined;
      const { sealed_seed: sealedSeed, snapshot_rows: rows, snapshot: text } = found;
      const snapshot: StoredSnapshot | null = rows === null || text === null ? null : { rows, text };
      const members = this.#statements.members.all(id) as Member[];
      const first = firstRowOf(snapshot, from);
      return { sealedSeed, snapshot, members, rows: this.#statements.rows.all(id, first, MOST_ROWS) as Row[] };
    });
    return read();
  }

  async rows(table: string, from: number, to = MOST_ROWS): Promise<readonly Row[]> {
    return this.#statements.rows.all(table, from, to) as Row[];
  }

  async lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const found = tables.flatMap((id) => {
      const row = this.#statements.length.get(id) as { length: number } | undefined;
      return row === undefined ? [] : [[id, row.length] as const];
    });
    return new Map(found);
  }

  async tablesOf(player: string, from = 0): Promise<readonly Listed[]> {
    return this.#statements.tablesOf.all(player, LONGEST_LIST, from) as Listed[];
  }

  async shownTables(): Promise<readonly Listed[]> {
    return this.#statements.shownTables.all(LONGEST_LIST) as Listed[];
  }

  async namesIn(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const members = tables.flatMap((id) => this.#statements.members.all(id) as Member[]);
    return new Map(members.map(({ member, name }) => [member, name]));
  }

  async dueTables(now: number): Promise<readonly string[]> {
    return (this.#statements.dueTables.all(now, LONGEST_LIST) as { id: string }[]).map(({ id }) => id);
  }

  async refuse(table: string, command: string, { at, answer }: Refused): Promise<string | undefined> {
    const refuse = this.#database.transaction((): string | undefined => {
      if (this.#statements.isKnown.get(table, command) !== undefined) return undefined;
      this.#statements.addRefusal.run(table, command, at, answer);
      return this.#refusal(table, command);
    });
    return refuse.immediate();
  }

  async isDone(table: string, command: string): Promise<boolean> {
    return this.#statements.isKnown.get(table, command) !== undefined;
  }

  async refusal(table: string, command: string): Promise<string | undefined> {
    return this.#refusal(table, command);
  }

  /** Nobody else writes here, as a rule; where somebody does, it is found by looking. */
  listen(): () => void {
    return () => {};
  }

  async say(table: string, id: string, { at, player, text }: Omit<Said, 'number'>): Promise<void> {
    this.#statements.say.run({ table, id, at, player, text });
  }

  async said(table: string, from: number): Promise<readonly Said[]> {
    return this.#statements.said.all(table, from) as Said[];
  }

  async setBlock(player: string, blocked: string, on: boolean): Promise<void> {
    this.#statements[on ? 'block' : 'unblock'].run(player, blocked);
  }

  async blockedBy(player: string): Promise<readonly string[]> {
    return (this.#statements.blockedBy.all(player) as { id: string }[]).map(({ id }) => id);
  }

  async report({ table, line, player, at }: Report): Promise<void> {
    this.#statements.report.run({ 1: table, 2: line, 3: player, 4: at });
  }

  async reports(): Promise<readonly Reported[]> {
    return this.#statements.reports.all(LONGEST_LIST) as Reported[];
  }

  async beat(now: number, gap: number): Promise<void> {
    const beat = this.#database.transaction(() => {
      this.#statements.addOutage.run({ now, gap });
      this.#statements.beat.run(now);
    });
    beat.immediate();
  }

  async outages(): Promise<readonly { readonly from: number; readonly to: number }[]> {
    return this.#statements.outages.all() as { from: number; to: number }[];
  }

  async addPlayer({ id, name }: Player): Promise<void> {
    this.#statements.addPlayer.run(id, name);
  }

  async player(id: string): Promise<Player | undefined> {
    return this.#statements.player.get(id) as Player | undefined;
  }

  async dataOf(player: string): Promise<PersonalData> {
    const person = this.#statements.person.get(player) as Pick<PersonalData, 'name' | 'login' | 'sessions'>;
    const said = this.#statements.saidBy.all(player) as PersonalData['said'];
    const subscriptions = (await this.subscriptionsOf(player)).map(told);
    const passkeys = (await this.accounts.passkeysOf(player)).map(shown);
    const mail = await ownMail(this.notices, player);
    const [blocked, visits] = [await this.blockedBy(player), await this.visits.of(player)];
    const reports = this.#statements.reportsBy.all(player) as PersonalData['reports'];
    return { ...person, said, blocked, reports, visits, subscriptions, passkeys, mail };
  }

  async erase(player: string): Promise<void> {
    const erase = this.#database.transaction(() => {
      for (const statement of this.#statements.erase) statement.run({ player });
    });
    await this.sessions.whileErasing(player, async () => erase.immediate());
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { forgetEndpoint, subscribe, forgetOldest } = this.#statements;
    const { endpoint, tokenHash, player } = subscription;
    const run = this.#database.transaction(() => {
      forgetEndpoint.run(endpoint, tokenHash);
      subscribe.run(subscription);
      forgetOldest.run({ player, most: MOST_SUBSCRIPTIONS });
    });
    run.immediate();
  }

  async unsubscribe(tokenHash: string): Promise<void> {
    this.#statements.unsubscribe.run(tokenHash);
  }

  async subscriptionsOf(player: string): Promise<readonly Subscription[]> {
    return this.#statements.subscriptionsOf.all(player) as Subscription[];
  }

  async removeExpired(now: number): Promise<void> {
    await this.sessions.removeExpired(now);
    await this.accounts.removeExpired(now);
    await this.notices.removeExpired(now);
    this.#statements.expireRefusals.run(now - REFUSALS_MS);
  }

  async close(): Promise<void> {
    this.#database.close();
  }

  #refusal(table: string, command: string): string | undefined {
    return (this.#statements.refusal.get(table, command) as { answer: string } | undefined)?.answer;
  }

  /** Inside a transaction that nobody else writes beside: what is found to fit does fit. */
  #append({ table, founding, rows, snapshot, members = [], listing }: Append): Outcome {
    const { found, advance, isSettled, addRow, addMember } = this.#statements;
    const [{ number: after }] = rows;
    if (rows.some(({ command }) => command !== null && isSettled.get({ table, command }) !== undefined))
      return 'conflict';
    if (founding !== undefined && found.run(table, founding.sealedSeed).changes === 0) return 'conflict';
    const { shown: isShown, changed, due, text: words } = listing;
    const place = { table, after, length: after + rows.length };
    const said = { shown: isShown ? 1 : 0, changed, due, listing: words };
    const known = { snapshotRows: snapshot?.rows ?? null, snapshot: snapshot?.text ?? null };
    if (advance.run({ ...place, ...said, ...known }).changes === 0) return 'conflict';
    for (const { number, at, command, text, hash } of rows) addRow.run(table, number, at, command, text, hash);
    for (const { member, player, name } of members) addMember.run({ 1: table, 2: member, 3: player, 4: name });
    return 'stored';
  }
}
