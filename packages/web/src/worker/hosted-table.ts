import { canonical, drawAt, drawKey, isSeat, type Reason, type Seat, type Target, type Viewer } from '@riband/kernel';
import type { Holder, LogLine, Moment, TableState, Thought } from '@riband/protocol';
import type { Draws, Header, Save, Table } from '@riband/table';
import type { Attention } from './bots/thinker.ts';
import { type Deal, drawnAs } from './deal.ts';
import { hex } from './hex.ts';
import type { Hold } from './hold.ts';
import type { Summary } from './shelf.ts';

/** A table that is being played on this device, and who is looking at it. */
export class HostedTable {
  readonly draws: Draws;
  /** Whether the last change could be put on the shelf, and when it was made. */
  stored = true;
  played = 0;
  botsAreAtIt = false;
  /** Nobody is looking any more. */
  #left = false;
  #hurriedTurn = -1;
  readonly #thoughts = new Map<Thought['about'], AbortController>();
  #viewer: Viewer;
  /** The log as it was last told, and how many entries of the record that was. */
  #told: readonly LogLine[] = [];
  #toldUpTo: number;

  constructor(
    readonly table: Table,
    readonly deal: Deal,
    readonly hold: Hold,
  ) {
    // All at one device: nobody else has anything to contribute to the draws.
    const key = drawKey(deal.seed, []);
    const drawn = drawnAs(table.header.table);
    this.draws = (ply) => drawAt(key, drawn, ply);
    table.settleChance(this.draws);
    this.#viewer = this.#whoIsToLook();
    this.#toldUpTo = table.entries.length;
  }

  get left(): boolean {
    return this.#left;
  }

  /** Nobody is looking any more: who thinks here need not go on. */
  leave(): void {
    this.#left = true;
    for (const thought of this.#thoughts.values()) thought.abort('left');
  }

  /** For somebody who begins to think here; about the same thing, nobody else goes on. */
  attend(about: Thought['about'], onShare: (share: number) => void): Attention {
    const thought = new AbortController();
    this.#thoughts.get(about)?.abort('begun anew');
    this.#thoughts.set(about, thought);
    // Who is in a hurry is so for the whole turn.
    if (about === 'move' && this.#hurriedTurn === this.#turn) thought.abort('hurry');
    return { onShare, signal: thought.signal };
  }

  hurry(about: Thought['about']): void {
    if (about === 'move') this.#hurriedTurn = this.#turn;
    this.#thoughts.get(about)?.abort('hurry');
  }

  /** The hint or motive is not wanted any more. */
  hush(): void {
    this.#thoughts.get('advice')?.abort('hushed');
  }

  get id(): string {
    return this.table.header.table;
  }

  /** Whether it outlasts the page as it is now. */
  get kept(): boolean {
    return this.stored && this.hold.durable;
  }

  get holders(): readonly Holder[] {
    return this.table.holders.map(({ kind, name, bot = name }) =>
      kind === 'bot' ? { kind, name, bot } : { kind, name },
    );
  }

  /** Somebody else sits down at the device; without a word, whoever is to act. */
  openFor(seat: Seat | null | undefined): void {
    if (typeof seat === 'number' && !this.#isPerson(seat)) throw new Error(`seat ${seat} is not of a person`);
    this.#viewer = seat === undefined ? this.#whoIsToLook() : (seat ?? 'spectator');
    this.#told = [];
    this.#toldUpTo = this.table.entries.length;
    this.#left = false;
  }

  /** Who is at the device speaks for no other seat, and may not ask as if from there. */
  mustBe(seat: Seat | null): Viewer {
    const viewer = seat ?? 'spectator';
    if (viewer !== this.#viewer) throw new Error(`seat ${seat} is not yours`);
    return viewer;
  }

  why(seat: Seat, target: Target): Reason | undefined {
    this.mustBe(seat);
    return this.table.why(seat, target);
  }

  /** The table as the viewer may know it, with what is new in the log; when it is opened, with its tables. */
  tell({ opening = false } = {}): TableState {
    const { table } = this;
    const { header, choices, ...seen } = table.tableView(this.#viewer);
    const { entry, hash, turn, view, waiting, targets, canUndo, canRedo, canConfirm, standing, result } = seen;
    const before = this.#told;
    this.#told = this.#log();
    const news = table.log(this.#viewer, this.#toldUpTo).flatMap(({ events }) => events);
    this.#toldUpTo = table.entries.length;
    return {
      ...{ table: header.table, game: header.game, holders: this.holders },
      ...(opening ? { tables: table.game.tables, ...broughtTo(header) } : {}),
      seat: isSeat(this.#viewer) ? this.#viewer : null,
      ...{ entry, hash, turn, view, waiting, targets, canUndo, canRedo, canConfirm, standing, result },
      choices: choices.map(({ preview, ...choice }) => ({
        ...choice,
        events: preview,
        preview: preview.map((event) => table.game.tell(event)).filter((message) => message !== undefined),
      })),
      kept: this.kept,
      news,
      log: newsSince(before, this.#told),
    };
  }

  /** The table right after an entry, as the viewer could see it then. */
  momentAt(number: number): Moment {
    const { game } = this.table;
    const state = this.table.stateAt(number);
    if (state === undefined) throw new Error('that was played by older rules, which are no longer here');
    const view = game.view(state, this.#viewer);
    const standing = game.standing(state, this.#viewer);
    const entry = this.table.entries[number];
    const turn = entry !== undefined && 'turn' in entry ? entry.turn : game.turn(state);
    return { entry: number, turn, view, targets: game.targets(view), standing };
  }

  /** The ends of all turns. */
  history(): readonly Moment[] {
    const lines = this.table.log('spectator').filter(({ turn, undone }) => turn !== null && !undone);
    const last = lines.filter(({ turn }, index) => turn !== lines[index + 1]?.turn);
    return last.map(({ number }) => this.momentAt(number));
  }

  save(): Save {
    return { ...this.table.save(), seed: hex(this.deal.seed) };
  }

  summary(): Summary {
    const { header, over, position, game } = this.table;
    const turn = game.turn(position.state);
    return { table: header.table, game: header.game, holders: this.holders, turn, over, played: this.played };
  }

  get #turn(): number {
    return this.table.game.turn(this.table.position.state);
  }

  /**
   * Whether a bot that decided in this state must not tell the viewer why, as that could give away what it hides: not before somebody who plays
   * alone against bots asks for it all the same, and where several people play, not before the end.
   */
  withholds(state: object): 'asked' | 'end' | null {
    const { over, game, holders } = this.table;
    const people = holders.filter(({ kind }) => kind === 'person').length;
    if (over || people === 0 || !game.hides(state, this.#viewer)) return null;
    return people === 1 ? 'asked' : 'end';
  }

  #isPerson(seat: Seat): boolean {
    return this.table.holders[seat]?.kind === 'person';
  }

  /** The person who is to act, else any person, else whoever wants to watch. */
  #whoIsToLook(): Viewer {
    const { toMove, toConfirm } = this.table.waiting();
    const everybody = this.table.holders.keys();
    return [...toMove, ...toConfirm, ...everybody].find((seat) => this.#isPerson(seat)) ?? 'spectator';
  }

  /** What happened and still holds: what was taken back is not told. */
  #log(): readonly LogLine[] {
    return this.table
      .log(this.#viewer)
      .filter((line) => line.messages.length > 0 && !line.undone && line.kind !== 'undo' && line.kind !== 'redo')
      .map(({ number, turn, messages, kind, by }) => ({
        ...{ number, turn, messages },
        ...(kind === 'move' && typeof by === 'number' && this.table.holders[by]?.kind === 'bot' ? { bot: by } : {}),
      }));
  }
}

function broughtTo({ components: name, brought: file }: Header): Pick<TableState, 'brought'> {
  return file === undefined ? {} : { brought: { name, file: { ...file } } };
}

function newsSince(before: readonly LogLine[], now: readonly LogLine[]): TableState['log'] {
  const changed = now.findIndex((line, index) => canonical(line) !== canonical(before[index] ?? null));
  const from = changed < 0 ? now.length : changed;
  return { from, lines: now.slice(from) };
}
