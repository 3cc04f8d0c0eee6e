import type { Row } from '../../record/chain.ts';
import { OwnHearsay } from '../hearsay.ts';
import type { NameStorage } from '../names.ts';
import { ownMail } from '../notices.ts';
import {
  type Append,
  firstRowOf,
  type Hint,
  type Listed,
  LONGEST_LIST,
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
  SAYS_OVER,
  type Said,
  type Storage,
  type StoredTable,
  type Subscription,
  shown,
  told,
  withMembers,
} from '../storage.ts';
import { MemoryAccounts } from './accounts.ts';
import { type Kept, keptFrom } from './kept.ts';
import { MemoryKeys } from './keys.ts';
import { MemoryNotices } from './notices.ts';
import { MemoryRepairs } from './repairs.ts';
import { MemorySessions } from './sessions.ts';
import { MemoryVisits } from './visits.ts';

/** For tests and simulations: it lasts as long as the process, and longer than any server in it. */
export class MemoryStorage implements Storage {
  readonly accounts = new MemoryAccounts();
  readonly sessions = new MemorySessions();
  readonly notices = new MemoryNotices();
  readonly visits = new MemoryVisits(
    (table, player) => this.#tables.get(table)?.members.some((one) => one.player === player) ?? false,
  );
  readonly keys = new MemoryKeys(() =>
    [...this.#tables].reverse().map(([table, { sealedSeed }]) => ({ table, sealedSeed })),
  );
  readonly repairs = new MemoryRepairs(() => [...this.#tables].map(([table, { rows }]) => ({ table, rows })));
  readonly names: NameStorage = { change: (player, name) => this.#rename(player, name) };
  readonly presence = new OwnHearsay();
  readonly #tables = new Map<string, Kept>();
  readonly #players = new Map<string, Player>();
  readonly #subscriptions = new Set<Subscription>();
  readonly #said = new Map<string, (Said & { readonly id: string })[]>();
  readonly #blocks = new Map<string, Set<string>>();
  readonly #reports: Report[] = [];
  readonly #outages: { readonly from: number; readonly to: number }[] = [];
  #beat: number | null = null;
  readonly #hints = new Set<Hint>();

  async write(appends: readonly Append[]): Promise<readonly Outcome[]> {
    const outcomes = appends.map((append) => this.#append(append));
    for (const [index, { table, rows }] of appends.entries())
      if (outcomes[index] === 'stored') for (const hint of this.#hints) hint(table, rows[0].number + rows.length);
    return outcomes;
  }

  async table(id: string, from: ReadFrom = 'beginning'): Promise<StoredTable | undefined> {
    const kept = this.#tables.get(id);
    if (kept === undefined) return undefined;
    const { sealedSeed, rows, snapshot, members } = kept;
    return { sealedSeed, snapshot, rows: rows.slice(firstRowOf(snapshot, from)), members };
  }

  async rows(table: string, from: number, to = MOST_ROWS): Promise<readonly Row[]> {
    return this.#tables.get(table)?.rows.slice(from, to) ?? [];
  }

  async lengths(tables: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const known = tables.flatMap((id) => {
      const kept = this.#tables.get(id);
      return kept === undefined ? [] : [[id, kept.rows.length] as const];
    });
    return new Map(known);
  }

  async tablesOf(player: string, from = 0): Promise<readonly Listed[]> {
    const own = this.#list(({ members }) => members.find((one) => one.player === player)?.member);
    const isOver = ({ text }: Listed): boolean => SAYS_OVER.some((words) => text.includes(words));
    const inOrder = [...own.filter((one) => !isOver(one)), ...own.filter(isOver)];
    return inOrder.slice(from, from + LONGEST_LIST);
  }

  async shownTables(): Promise<readonly Listed[]> {
    return this.#list(({ listing }) => (listing.shown ? null : undefined)).slice(0, LONGEST_LIST);
  }

  async namesIn(tables: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const members = tables.flatMap((id) => this.#tables.get(id)?.members ?? []);
    return new Map(members.map(({ member, name }) => [member, name]));
  }

  async dueTables(now: number): Promise<readonly string[]> {
    const isDue = ({ listing: { due } }: Kept): boolean => due !== null && due <= now;
    return [...this.#tables].flatMap(([id, kept]) => (isDue(kept) ? [id] : []));
  }

  async refuse(table: string, command: string, refusal: Refused): Promise<string | undefined> {
    const kept = this.#tables.get(table);
    if (kept?.rows.some((row) => row.command === command)) return undefined;
    const known = kept?.refusals.get(command) ?? refusal;
    kept?.refusals.set(command, known);
    return known.answer;
  }

  async isDone(table: string, command: string): Promise<boolean> {
    return this.#tables.get(table)?.rows.some((row) => row.command === command) ?? false;
  }

  async refusal(table: string, command: string): Promise<string | undefined> {
    return this.#tables.get(table)?.refusals.get(command)?.answer;
  }

  listen(hint: Hint): () => void {
    this.#hints.add(hint);
    return () => void this.#hints.delete(hint);
  }

  async say(table: string, id: string, said: Omit<Said, 'number'>): Promise<void> {
    const before = this.#said.get(table) ?? [];
    if (before.some((one) => one.id === id)) return;
    this.#said.set(table, [...before, { ...said, id, number: before.length }]);
  }

  async said(table: string, from: number): Promise<readonly Said[]> {
    return (this.#said.get(table) ?? []).slice(from).map(({ id: _, ...said }) => said);
  }

  async setBlock(player: string, blocked: string, on: boolean): Promise<void> {
    const known = this.#blocks.get(player) ?? new Set();
    if (on) known.add(blocked);
    else known.delete(blocked);
    this.#blocks.set(player, known);
  }

  async blockedBy(player: string): Promise<readonly string[]> {
    return [...(this.#blocks.get(player) ?? [])];
  }

  async report(report: Report): Promise<void> {
    const { table, line, player } = report;
    const isKnown = this.#reports.some((one) => one.table === table && one.line === line && one.player === player);
    if (!isKnown && this.#said.get(table)?.[line] !== undefined) this.#reports.unshift(report);
  }

  async reports(): Promise<readonly Reported[]> {
    const nameOf = (player: string) => this.#players.get(player)?.name ?? '';
    return this.#reports.slice(0, LONGEST_LIST).map((report) => {
      const { text = '', player = '' } = this.#said.get(report.table)?.[report.line] ?? {};
      const there = this.#tables.get(report.table)?.members.find((one) => one.player === player);
      return { ...report, text, speaker: there?.name ?? nameOf(player), reporter: nameOf(report.player) };
    });
  }

  async beat(now: number, gap: number): Promise<void> {
    const last = this.#beat ?? now;
    if (now - last > gap) this.#outages.push({ from: last, to: now });
    this.#beat = Math.max(last, now);
  }

  async outages(): Promise<readonly { readonly from: number; readonly to: number }[]> {
    return [...this.#outages];
  }

  async addPlayer(player: Player): Promise<void> {
    this.#players.set(player.id, player);
  }

  async player(id: string): Promise<Player | undefined> {
    return this.#players.get(id);
  }

  async dataOf(player: string): Promise<PersonalData> {
    const said = [...this.#said].flatMap(([table, lines]) =>
      lines.filter((line) => line.player === player).map(({ id: _, ...line }) => ({ ...line, table })),
    );
    return {
      ...{ name: this.#players.get(player)?.name ?? '', login: await this.accounts.loginOf(player), said },
      sessions: this.sessions.countOf(player),
      blocked: await this.blockedBy(player),
      reports: this.#reports.filter((one) => one.player === player).map(({ table, line, at }) => ({ table, line, at })),
      visits: await this.visits.of(player),
      subscriptions: (await this.subscriptionsOf(player)).map(told),
      passkeys: (await this.accounts.passkeysOf(player)).map(shown),
      mail: await ownMail(this.notices, player),
    };
  }

  async erase(player: string): Promise<void> {
    await this.sessions.removeAllOf(player);
    await this.accounts.erase(player);
    await this.notices.erase(player);
    this.visits.erase(player);
    for (const lines of this.#said.values())
      for (const [index, line] of lines.entries()) if (line.player === player) lines[index] = { ...line, text: '' };
    this.#reports.splice(0, this.#reports.length, ...this.#reports.filter((one) => one.player !== player));
    this.#blocks.delete(player);
    for (const blocked of this.#blocks.values()) blocked.delete(player);
    for (const kept of this.#tables.values()) kept.members = kept.members.filter((one) => one.player !== player);
    this.#players.set(player, { id: player, name: '' });
  }

  async subscribe(subscription: Subscription): Promise<void> {
    const { tokenHash, endpoint, player } = subscription;
    for (const known of this.#subscriptions) if (known.endpoint === endpoint) this.#subscriptions.delete(known);
    await this.unsubscribe(tokenHash);
    this.#subscriptions.add(subscription);
    const own = await this.subscriptionsOf(player);
    for (const old of own.slice(0, -MOST_SUBSCRIPTIONS)) this.#subscriptions.delete(old);
  }

  async unsubscribe(tokenHash: string): Promise<void> {
    for (const known of this.#subscriptions) if (known.tokenHash === tokenHash) this.#subscriptions.delete(known);
  }

  async subscriptionsOf(player: string): Promise<readonly Subscription[]> {
    const own = [...this.#subscriptions].filter((one) => one.player === player && this.sessions.has(one.tokenHash));
    return own.sort((one, other) => one.at - other.at);
  }

  async removeExpired(now: number): Promise<void> {
    await this.accounts.removeExpired(now);
    await this.notices.removeExpired(now);
    this.sessions.removeExpired(now);
    for (const { refusals } of this.#tables.values())
      for (const [command, { at }] of refusals) if (at <= now - REFUSALS_MS) refusals.delete(command);
  }

  async close(): Promise<void> {
    this.#hints.clear();
  }

  /** Whether rows follow those that are there, and no command is among them that was carried out before. */
  protected fits(known: readonly Row[], rows: Append['rows']): boolean {
    const commands = new Set(known.map(({ command }) => command));
    return rows[0].number === known.length && !rows.some(({ command }) => command !== null && commands.has(command));
  }

  async #rename(player: string, name: string): Promise<void> {
    if (!this.#isErased(player)) this.#players.set(player, { id: player, name });
  }

  #isErased(player: string): boolean {
    return this.#players.get(player)?.name === '';
  }

  /** Those of which the answer is no `undefined`, with the member that it is. */
  #list(memberIn: (kept: Kept) => string | null | undefined): readonly Listed[] {
    const found = [...this.#tables].flatMap(([table, kept]) => {
      const member = memberIn(kept);
      return member === undefined ? [] : [{ table, member, text: kept.listing.text, changed: kept.listing.changed }];
    });
    const newest = found.sort((one, other) => other.changed - one.changed);
    return newest.map(({ table, member, text }) => ({ table, member, text }));
  }

  #append({ table, founding, rows, snapshot, members = [], listing }: Append): Outcome {
    const kept = this.#tables.get(table) ?? (founding && keptFrom(founding, listing));
    if (kept === undefined || !this.fits(kept.rows, rows)) return 'conflict';
    if (rows.some(({ command }) => command !== null && kept.refusals.has(command))) return 'conflict';
    kept.rows.length = rows[0].number;
    kept.rows.push(...rows);
    kept.members = withMembers(
      kept.members,
      members.filter(({ player }) => !this.#isErased(player)),
    );
    kept.listing = listing;
    if (snapshot !== undefined) kept.snapshot = snapshot;
    this.#tables.set(table, kept);
    return 'stored';
  }
}
