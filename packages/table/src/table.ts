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
import type { Entry } from './entry.ts';
import { TableError } from './error.ts';
import { type Header, headerFor, type Opening } from './header.ts';
import type { Holder } from './holder.ts';
import { extend, type Line } from './line.ts';
import type { LogLine, Reader } from './log.ts';
import type { Draws } from './moves.ts';
import { type Plan, type Planned, planCommand, planDraws } from './plan.ts';
import { firstLine, fold, type Position, settledIn } from './position.ts';
import { recordFor } from './record.ts';
import { type Save, type Snapshot, snapshotOf } from './save.ts';
import { Story } from './story.ts';
import { type Waiting, waiting } from './stretch.ts';
import type { Tenure } from './tenure.ts';
import { type Shared, sharedIn, type TableView, viewOf, whyOf } from './views.ts';
import { Walk } from './walk.ts';

interface Recalled {
  readonly entries: Archive<Entry>;
  readonly line: Line;
}

/**
 * One running game of any kind: its record, and where it stands. It changes by `commit` alone. One that was opened from its end knows the
 * first part of its record only after it was told (`recall`); until then whatever reaches back so far throws `Forgotten`.
 */
export class Table {
  #entries: Archive<Entry>;
  /** As much of the forgotten part as was told so far, and where it led. */
  #recalled: Recalled | undefined;
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
    if (ids === undefined) this.#note(entries instanceof Archive ? entries.from(entries.forgotten) : entries);
  }

  /** All of them, as a list of its own; who wants to know how many there are asks for the `length`. */
  get entries(): readonly Entry[] {
    return this.#entries.from(0);
  }

  get length(): number {
    return this.#entries.length;
  }

  /** How many entries came before those that are known. */
  get forgotten(): number {
    return this.#entries.forgotten;
  }

  get position(): Position {
    return this.#position;
  }

  /** Who plays each seat now. */
  get holders(): readonly Holder[] {
    return this.#position.line.holders;
  }

  /** Who played which seat when, from the first entry on that is known. */
  get tenure(): Tenure {
    return this.#position.line.tenure;
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

  /** The forgotten entries, from the first on, in as many pieces as one likes. With the last of them all is known; nothing else changes. */
  recall(entries: readonly Entry[]): void {
    if (this.forgotten === 0) return;
    const [first] = entries;
    if (this.#recalled === undefined || first?.number === 0)
      this.#recalled = { entries: Archive.of<Entry>([]), line: firstLine(this.game, this.header, this.seated) };
    const { entries: before, line } = this.#recalled;
    if (first !== undefined && first.number !== before.length)
      throw new TableError([`entry ${first.number} does not follow ${before.length - 1}`]);
    this.#recalled = { entries: before.with(entries), line: entries.reduce(extend, line) };
    if (this.#recalled.entries.length === this.forgotten) this.#complete(this.#recalled);
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

  /** The story as a viewer may know it, from an entry on. Once the game is over all is open. */
  log(viewer: Viewer, from = 0): readonly LogLine[] {
    return this.story(from).for(viewer);
  }

  /** The same for who asks for several viewers. */
  story(from = 0): Story {
    const entries = this.#entries.from(from);
    return new Story(entries, { game: this.game, isUndone: this.#undoneIn(entries), tenure: this.tenure }, this.over);
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
  stateAt(number: number): object | undefined {
    return this.statesAt([number])[0];
  }

  /** The same for several, the earliest first: the game is played through once for all of them. */
  statesAt(numbers: readonly number[]): readonly (object | undefined)[] {
    const { entries, game } = this;
    const walk = new Walk(game);
    let line = firstLine(game, this.header, this.seated);
    return numbers.map((number) => {
      line = entries.slice(line.length, number + 1).reduce(extend, line);
      return line.rules === game.rules ? walk.to(line) : undefined;
    });
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
    return this.#entries.from(this.forgotten).filter(({ command }) => command === id);
  }

  #complete({ entries, line }: Recalled): void {
    const known = this.#entries.from(this.forgotten);
    const whole = known.reduce(extend, line);
    const { line: present } = this.#position;
    if (whole.settled.length !== present.settled.length || whole.rules !== present.rules)
      throw new TableError(['what came before does not lead to where the table is']);
    this.#note(entries.from(0));
    this.#entries = entries.with(known);
    this.#position = { ...this.#position, line: whole };
    this.#recalled = undefined;
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
    const { settled, open } = this.#position.line;
    const valid = new Set([...settled.from(settled.forgotten), ...open].map(({ number }) => number));
    return (number) => !valid.has(number);
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
