import type { Reason, Target } from '@riband/kernel';
import type { Line, Moment, OnlineAnswer, OnlineRequest, TableState } from '@riband/protocol';
import type { Advised, Command, Outcome } from '../host.ts';
import type { TableHost } from '../table-host.ts';

/** Servers take five messages a second in the long run; some are wanted for other things. */
const LOOK_PAUSE_MS = 300;

/** A table of the server, for the same page that shows tables of this device. */
export class OnlineHost implements TableHost {
  readonly isHere = false;
  readonly #line: Pick<Line, 'ask'>;
  readonly #onstate: (state: TableState) => void;
  #nextLook = 0;

  /** What is answered to a command is shown to who listens, too. */
  constructor(line: Pick<Line, 'ask'>, onstate: (state: TableState) => void) {
    this.#line = line;
    this.#onstate = onstate;
  }

  async open(table: string): Promise<TableState> {
    return (await this.#ask({ kind: 'open', table }, 'table')).state;
  }

  async command({ table, seat, entry: seen, turn }: TableState, command: Command): Promise<Outcome> {
    if (seat === null) throw new Error('who only watches has nothing to command');
    const sent = { id: sixteenBytes(), table, seat, seen };
    const request: OnlineRequest = command.kind === 'move' ? { ...command, ...sent, turn } : { ...command, ...sent };
    const answer = await this.#ask(request, 'table', 'refused');
    this.#onstate(answer.state);
    return answer.kind === 'refused' ? { state: answer.state, refused: answer.message } : { state: answer.state };
  }

  async why({ table, seat }: TableState, target: Target): Promise<Reason | null> {
    return seat === null ? null : (await this.#ask({ kind: 'why', table, target }, 'why')).reason;
  }

  async look({ table }: TableState, entry: number): Promise<Moment> {
    await this.#lookPause();
    return (await this.#ask({ kind: 'look', table, entry }, 'moment')).moment;
  }

  async history({ table }: TableState): Promise<readonly Moment[]> {
    return (await this.#ask({ kind: 'history', table }, 'history')).moments;
  }

  /** Who slides through a game asks no more often than the server answers. */
  async #lookPause(): Promise<void> {
    const now = performance.now();
    const pause = Math.max(0, this.#nextLook - now);
    this.#nextLook = now + pause + LOOK_PAUSE_MS;
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }

  // Nobody is advised where people play each other.

  async hint(): Promise<Advised> {
    return { kind: 'hushed' };
  }

  async motive(): Promise<Advised> {
    return { kind: 'hushed' };
  }

  async hurry(): Promise<void> {}

  async hush(): Promise<void> {}

  async #ask<Kind extends OnlineAnswer['kind']>(
    request: OnlineRequest,
    ...expected: Kind[]
  ): Promise<Extract<OnlineAnswer, { kind: Kind }>> {
    const answer = await this.#line.ask(request);
    if (answer.kind === 'failed') throw new Error(answer.problem);
    if (!(expected as string[]).includes(answer.kind))
      throw new Error(`"${request.kind}" was answered "${answer.kind}"`);
    return answer as Extract<OnlineAnswer, { kind: Kind }>;
  }
}

/** In hexadecimal. Nobody else makes the same: good as the id of a command, and as what a seat adds to the draws. */
export function sixteenBytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
