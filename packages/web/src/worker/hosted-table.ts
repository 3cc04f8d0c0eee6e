import { otherComponentsOf } from '@riband/catalog';
import { drawAt, drawKey, type Game, isSeat, type Reason, type Seat, type Target, type Viewer } from '@riband/kernel';
import type { Holder, Moment, TableState, Thought } from '@riband/protocol';
import { type Draws, type Entry, momentAt, type Save, type Table, Teller, turnsOf } from '@riband/table';
import type { Consulted } from './advice.ts';
import type { Attention } from './bots/thinker.ts';
import { type Deal, drawnAs } from './deal.ts';
import { hex } from './hex.ts';
import type { Hold } from './hold.ts';
import type { Summary } from './shelf.ts';
import { Thoughts } from './thoughts.ts';

/** A table that is being played on this device, and who is looking at it. */
export class HostedTable implements Consulted {
  readonly draws: Draws;
  /** Whether the last change could be put on the shelf, and when it was made. */
  stored = true;
  played = 0;
  botsAreAtIt = false;
  /** Nobody is looking any more. */
  #left = false;
  #hurriedTurn = -1;
  readonly #thoughts = new Thoughts();
  /** Tells whoever is looking. */
  #teller: Teller;

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
    this.#teller = new Teller(table, this.#whoIsToLook());
  }

  get left(): boolean {
    return this.#left;
  }

  /** Nobody is looking any more: who thinks here need not go on. */
  leave(): void {
    this.#left = true;
    this.#thoughts.endAll('left');
  }

  /** For somebody who begins to think here; about the same thing, nobody else goes on. */
  attend(about: Thought['about'], onShare: (share: number) => void): Attention {
    const attention = this.#thoughts.begin(about, onShare);
    // Who is in a hurry is so for the whole turn.
    if (about === 'move' && this.#hurriedTurn === this.#turn) this.#thoughts.end('move', 'hurry');
    return attention;
  }

  hurry(about: Thought['about']): void {
    if (about === 'move') this.#hurriedTurn = this.#turn;
    this.#thoughts.end(about, 'hurry');
  }

  /** The hint or motive is not wanted any more. */
  hush(): void {
    this.#thoughts.end('advice', 'hushed');
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
    this.#teller = new Teller(this.table, seat === undefined ? this.#whoIsToLook() : (seat ?? 'spectator'));
    this.#left = false;
  }

  /** Who is at the device speaks for no other seat, and may not ask as if from there. */
  mustBe(seat: Seat | null): Viewer {
    const viewer = seat ?? 'spectator';
    if (viewer !== this.#teller.viewer) throw new Error(`seat ${seat} is not yours`);
    return viewer;
  }

  why(seat: Seat, target: Target): Reason | undefined {
    this.mustBe(seat);
    return this.table.why(seat, target);
  }

  /** The table as the viewer may know it, with what is new in the log; when it is opened, with its tables. */
  tell({ opening = false } = {}): TableState {
    const { header, game } = this.table;
    const { viewer } = this.#teller;
    // Nothing is sent as text here.
    const { viewText: _, ...told } = this.#teller.tell();
    return {
      ...{ table: header.table, game: header.game, components: header.components, holders: this.holders },
      ...(opening ? { tables: game.tables, ...otherFileOf(game) } : {}),
      seat: isSeat(viewer) ? viewer : null,
      ...told,
      secrets: this.#hasSecrets,
      kept: this.kept,
    };
  }

  /**
   * Takes up what was planned. Returns what there is to tell of it: where chance plays turns, as it does for automas, the table before them and
   * after each, so that they are seen one by one before anything is asked; and then the table as it is.
   */
  take(entries: readonly Entry[]): readonly TableState[] {
    const told: TableState[] = [];
    let isOfAutoma = false;
    for (const entry of entries) {
      const turn = this.#settledTurn;
      this.table.commit([entry]);
      if (turn === this.#settledTurn) continue;
      const wasOfAutoma = isOfAutoma;
      isOfAutoma = this.table.waiting().chance;
      if (wasOfAutoma || isOfAutoma) told.push(lookedOn(this.tell()));
    }
    return [...told, this.tell()];
  }

  /** The table right after an entry, as the viewer could see it then. */
  momentAt(number: number): Moment {
    return momentAt(this.table, this.#teller.viewer, number);
  }

  /** The ends of all turns. */
  history(): readonly Moment[] {
    return turnsOf(this.table, this.#teller.viewer);
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

  /** Without what can still be taken back. */
  get #settledTurn(): number {
    return this.table.game.turn(this.table.position.settled);
  }

  get isOpen(): boolean {
    return this.table.over;
  }

  luckAt(seat: Seat, entry: number): string {
    return `${this.deal.seed.join()} ${entry} ${seat}`;
  }

  /**
   * Whether a bot that decided in this state must not tell the viewer why, as that could give away what it hides: not before somebody who plays
   * alone against bots asks for it all the same, and where several people play, not before the end.
   */
  withholds(state: object): 'asked' | 'end' | null {
    const { over, game, holders } = this.table;
    const people = holders.filter(({ kind }) => kind === 'person').length;
    if (over || people === 0 || !game.hides(state, this.#teller.viewer)) return null;
    return people === 1 ? 'asked' : 'end';
  }

  /** Whether there is anything that one of the people at this device may not see of another. */
  get #hasSecrets(): boolean {
    const { game, position, holders } = this.table;
    return [...holders.keys()].some((seat) => this.#isPerson(seat) && game.hides(position.state, seat));
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
}

/** While automas act, nothing can be done, whatever they lead to. */
function lookedOn(state: TableState): TableState {
  const waiting = { toMove: [], toConfirm: [], chance: true, over: false };
  return { ...state, waiting, choices: [], canUndo: false, canRedo: false, canConfirm: false };
}

function otherFileOf(game: Game): Pick<TableState, 'file'> {
  const file = otherComponentsOf(game);
  return file === undefined ? {} : { file: { ...file } };
}
