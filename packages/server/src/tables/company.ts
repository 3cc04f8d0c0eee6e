import type { Command } from '@riband/table';
import { isBots } from '../record/lobby.ts';
import { botLuckOf } from '../record/seed.ts';
import { hostOf } from '../record/who.ts';
import type { BotTurn } from '../rules/rules.ts';
import { NOT_GONE } from './obstacles.ts';
import type { OpenTable } from './open-table.ts';
import type { TablePorts } from './ports.ts';

/** How long to wait after something failed, and how often to try. */
const PAUSE_MS = 1000;
const TRIES = 5;

/** The bots at a table. Any process that has it may move them: what two of them do at once is one command, and is stored once. */
export class Company {
  readonly #ports: TablePorts;
  readonly #table: OpenTable;
  #busy = false;
  #stalled = false;
  #isResting = false;
  #hurry = new AbortController();
  #hurriedTurn = -1;

  constructor(ports: TablePorts, table: OpenTable) {
    this.#ports = ports;
    this.#table = table;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** Whether it gave up, though there may be more to do. */
  get stalled(): boolean {
    return this.#stalled;
  }

  /** One move after the other, until the table waits for a person or is over. */
  async play(): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    this.#stalled = !(await this.#playOn());
    this.#busy = false;
  }

  /** Nobody wants to wait for the bot that thinks: it moves as well as it can by now, in its whole turn. */
  hurry(): void {
    this.#hurriedTurn = this.#table.lobby.now.turn;
    this.#hurry.abort();
  }

  /** For good. What a bot is thinking of is not played any more. */
  rest(): void {
    this.#isResting = true;
  }

  /** Whether all is done. */
  async #playOn(): Promise<boolean> {
    for (let failures = 0; failures < TRIES && !this.#isResting; ) {
      try {
        const turn = await this.#table.inTurn(() => this.#table.nextBot());
        if (turn === null) return true;
        const command = await this.#commandFor(turn);
        // Whom it plays for may have come back while it thought.
        const obstacle = async () =>
          isBots(this.#table.lobby, command.seat) && !this.#isResting ? undefined : NOT_GONE;
        const done = await this.#table.inTurn(() => this.#table.carryOut(command, { obstacle }));
        // What is known was moved by another process. What is refused was overtaken by a person: the question is another one now.
        failures = done !== 'done' && done.kind === 'refused' ? failures + 1 : 0;
      } catch (problem) {
        failures += 1;
        this.#ports.warn('a bot could not move', this.#table.id, problem);
        await new Promise<void>((resolve) => void this.#ports.clock.after(PAUSE_MS, resolve));
      }
    }
    return false;
  }

  async #commandFor(turn: BotTurn): Promise<Command> {
    if (turn.kind === 'confirm') return { ...turn.command, id: botsId(turn.command.seat, turn.seen) };
    const { seat, seen, turn: ofTurn } = turn.decision;
    const { vault, thinker } = this.#ports;
    const luck = botLuckOf(vault, this.#table.known, seen, seat);
    const patron = hostOf(this.#table.known) ?? this.#table.id;
    this.#hurry = new AbortController();
    if (this.#hurriedTurn === ofTurn) this.#hurry.abort();
    const text = await thinker.think(turn.decision, luck, { patron, hurry: this.#hurry.signal });
    return { kind: 'move', id: botsId(seat, seen), seat, seen, turn: ofTurn, texts: [text], confirm: true };
  }
}

/** People's ids are longer. */
const botsId = (seat: number, seen: number): string => `bot-${seat}-${seen}`;
