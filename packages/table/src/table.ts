import {
  canonical,
  type Game,
  type GameRecord,
  type Reason,
  type Seat,
  type Target,
  type Viewer,
} from '@riband/kernel';
import { Archive } from './archive.ts';
import type { Command } from './command.ts';
import type { Entry, SeatEntry } from './entry.ts';
import { TableError } from './error.ts';
import { type Header, headerFor, type Opening } from './header.ts';
import type { Holder } from './holder.ts';
import { extend, pliesOf } from './line.ts';
import { type LogLine, logLine, type Reader } from './log.ts';
import type { Draws } from './moves.ts';
import { type Plan, type Planned, planCommand, planDraws } from './plan.ts';
import { firstLine, fold, type Position, settledIn, stateOf } from './position.ts';
import { recordFor } from './record.ts';
import { type Save, type Snapshot, snapshotOf } from './save.ts';
import { type Waiting, waiting } from './stretch.ts';
import { type Shared, sharedIn, type TableView, viewOf, whyOf } from './views.ts';

/** One running game of any kind: its record, and where it stands. It changes by `commit` alone. */
export class Table {
  #entries: Archive<Entry>;
  /** Of all commands that may have entries here. Tables that are foreseen share it: one too many changes no answer, for the entries tell. */
  readonly #ids: Set<string>;
  #position: Position;
  /** Of that position, once somebody has asked. */
  #waiting: Waiting | undefined;

  /** Use `createTable` or `loadTable`. The position is where the entries lead. */
  constructor(
    readonly game: Game,
    readonly header: Header,
    /** Who sat where at the beginning. */
    readonly seated: readonly Holder[],
    entries: readonly Entry[] | Archive<Entry>,
    position: Position,
    ids?: Set<string>,
  ) {
    this.#entries = entries instanceof Archive ? entries : Archive.of(entries);
    this.#position = position;
    this.#ids = ids ?? new Set();
    if (!(entries instanceof Archive)) this.#note(entries);
  }

  /** All of them, as a list of its own; who wants to know how many there are asks for the `length`. */
  get entries(): readonly Entry[] {
    return this.#entries.from(0);
  }

  get length(): number {
    return this.#entries.length;
  }

  get position(): Position {
    return this.#position;
  }

  /** Who plays each seat now. */
  get holders(): readonly Holder[] {
    return this.#position.line.holders;
  }

  get over(): boolean {
    return this.waiting().over;
  }

  waiting(): Waiting {
    this.#waiting ??= waiting(this.game, this.#position);
    return this.#waiting;
  }

  /** Works out what a command would do, and changes nothing: store the entries, then commit them. With draws, due chance follows. */
  plan(command: Command, draws?: Draws): Plan {
    return planCommand(this.game, this.#entriesOf(command), this.#position, command, draws);
  }

  /** The table as it will be when what was planned here is committed; this one stays as it is. */
  foreseen({ entries, position }: Planned): Table {
    const added = entries.filter(({ number }) => number >= this.length);
    this.#note(added);
    return new Table(this.game, this.header, this.seated, this.#entries.with(added), position, this.#ids);
  }

  planDraws(draws: Draws): readonly Entry[] {
    return planDraws(this.game, this.#position, draws);
  }

  /** Adds entries that were planned here, or planned elsewhere and stored. Those that are in the record already are passed over. */
  commit(entries: readonly Entry[]): void {
    const added = entries.filter((entry) => !this.#knows(entry));
    let position = this.#position;
    for (const entry of added) {
      if (entry.number !== position.line.length)
        throw new TableError([`entry ${entry.number} does not follow ${position.line.length - 1}`]);
      position = fold(this.game, position, entry);
    }
    this.#note(added);
    this.#entries = this.#entries.with(added);
    this.#position = position;
    this.#waiting = undefined;
  }

  /** Plans and commits at once, where nothing has to be stored in between. */
  submit(command: Command, draws?: Draws): Plan {
    const plan = this.plan(command, draws);
    if ('entries' in plan) this.commit(plan.entries);
    return plan;
  }

  /** Draws all due chance at once. */
  settleChance(draws: Draws): readonly Entry[] {
    const entries = this.planDraws(draws);
    this.commit(entries);
    return entries;
  }

  /** For who makes views for several. */
  shared(): Shared {
    return sharedIn(this.game, this.#position, this.waiting());
  }

  tableView(viewer: Viewer, shared?: Shared): TableView {
    return viewOf(this.game, this.header, this.#position, viewer, shared);
  }

  why(seat: Seat, target: Target): Reason | undefined {
    return whyOf(this.game, this.#position, seat, target);
  }

  /** The story as a viewer may know it, from an entry on. Once the game is over all is open. Who asks for several viewers gives the entries. */
  log(viewer: Viewer, from = 0, entries = this.#entries.from(from)): readonly LogLine[] {
    const former = (entry: SeatEntry): string => this.#holderBefore(entry)?.name ?? '';
    const retelling = { game: this.game, reader: this.#reader(viewer), isUndone: this.#undoneIn(entries), former };
    return entries.map((entry) => logLine(entry, retelling));
  }

  /** Whether what happened from an entry on hides nothing from anybody. */
  isOpen(from: number): boolean {
    return this.#entries
      .from(from)
      .every((entry) => !('events' in entry) || entry.events.every(({ secret }) => !secret));
  }

  /** The line now valid, as a viewer may know it; without a viewer, all of it. */
  record(viewer?: Viewer): GameRecord {
    return recordFor(this.game, this.header, this.#position, viewer === undefined ? 'all' : this.#reader(viewer));
  }

  /** The state right after an entry; nothing where it was played by other rules than these. */
  stateAt(number: number, entries = this.entries): object | undefined {
    const line = entries.slice(0, number + 1).reduce(extend, firstLine(this.game, this.header, this.seated));
    return line.rules === this.game.rules ? stateOf(this.game, line) : undefined;
  }

  /** What a viewer could see right after an entry. */
  viewAt(viewer: Viewer, number: number): object | undefined {
    const state = this.stateAt(number);
    return state === undefined ? undefined : this.game.view(state, viewer);
  }

  snapshot(): Snapshot {
    return snapshotOf(this.#position);
  }

  save(): Save {
    return { ...this.header, holders: this.seated, entries: this.entries, snapshot: this.snapshot() };
  }

  /** Those of a command that was carried out before. Nearly all are new, and nobody has to look for those. */
  #entriesOf({ id }: Command): readonly Entry[] {
    if (id === undefined || !this.#ids.has(id)) return [];
    return this.entries.filter(({ command }) => command === id);
  }

  #note(added: readonly Entry[]): void {
    for (const { command } of added) if (command !== undefined) this.#ids.add(command);
  }

  #reader(viewer: Viewer): Reader {
    return this.over ? 'all' : viewer;
  }

  /** Only what comes later can take something back: where nothing does, nobody has to look for what still holds. */
  #undoneIn(later: readonly Entry[]): (number: number) => boolean {
    if (!later.some(({ kind }) => TAKING_BACK.has(kind))) return () => false;
    const valid = new Set(pliesOf(this.#position.line).map(({ number }) => number));
    return (number) => !valid.has(number);
  }

  #holderBefore({ number, seat }: SeatEntry): Holder | undefined {
    const before = this.entries.slice(0, number).filter((entry) => entry.kind === 'seat');
    return before.findLast((entry) => entry.seat === seat)?.holder ?? this.seated[seat];
  }

  #knows(entry: Entry): boolean {
    const known = this.#entries.at(entry.number);
    if (known === undefined) return false;
    if (known === entry || canonical(known) === canonical(entry)) return true;
    throw new TableError([`entry ${entry.number} is in the record already, and another one`]);
  }
}

/** After these, moves before them may no longer hold. */
const TAKING_BACK: ReadonlySet<Entry['kind']> = new Set(['undo', 'takeBack', 'upgrade']);

/** A new table, before the first draw. */
export function createTable(game: Game, opening: Opening): Table {
  const header = headerFor(game, opening);
  const line = firstLine(game, header, opening.holders);
  return new Table(game, header, opening.holders, [], settledIn(line, line.base.state));
}
