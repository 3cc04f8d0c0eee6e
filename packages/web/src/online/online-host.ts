import type { Reason, Target } from '@riband/kernel';
import type { Around, Line, Moment, OnlineAnswer, OnlineRequest, TableState, Thought } from '@riband/protocol';
import type { Counsel } from '../counsel.ts';
import type { Advised, Command, Host, Outcome } from '../host.ts';
import type { TableHost } from '../table-host.ts';

/** Servers take five messages a second in the long run; some are wanted for other things. */
const LOOK_PAUSE_MS = 300;

/** Bots of this device: they advise by what the page sees anyway, and take no time of the server's. */
export type Adviser = Pick<Host, 'advise' | 'study' | 'hint' | 'motive' | 'hurry' | 'hush'>;

interface OnlinePorts {
  readonly line: Pick<Line, 'ask'>;
  /** Whoever advises here, if anybody was asked yet. */
  adviser(): Adviser | null;
  startAdviser(): Adviser;
  /** What is known of the table besides its game. */
  around(): Around | null;
  /** What is answered to a command is shown to who listens, too. */
  onstate(state: TableState): void;
}

/** A table of the server, for the same page that shows tables of this device. */
export class OnlineHost implements TableHost {
  readonly onDevice = false;
  readonly #ports: OnlinePorts;
  #nextLook = 0;
  /** Once an adviser knows the whole game; one that follows it does not. */
  readonly #studied = new WeakMap<Adviser, Promise<void>>();
  /** How often bots were asked something, or not to answer it: what is not the latest is not put to them any more. */
  #asked = 0;

  constructor(ports: OnlinePorts) {
    this.#ports = ports;
  }

  async open(table: string): Promise<TableState> {
    return (await this.#ask({ kind: 'open', table }, 'table')).state;
  }

  async command({ table, seat, entry: seen, turn }: TableState, command: Command): Promise<Outcome> {
    if (seat === null) throw new Error('who only watches has nothing to command');
    const sent = { id: sixteenBytes(), table, seat, seen };
    const request: OnlineRequest = command.kind === 'move' ? { ...command, ...sent, turn } : { ...command, ...sent };
    const answer = await this.#ask(request, 'table', 'refused');
    this.#ports.onstate(answer.state);
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

  counsel({ waiting }: TableState): Counsel {
    const { alone = false, ended = false } = this.#ports.around() ?? {};
    const isOpen = waiting.over || ended;
    return { hint: alone, why: isOpen, past: isOpen, hurry: alone };
  }

  async hint(state: TableState, entry?: number): Promise<Advised> {
    if (entry !== undefined) return this.#consult(state, (adviser) => adviser.hint(state, entry));
    this.#asked += 1;
    return this.#ports.startAdviser().advise(state);
  }

  async motive(state: TableState, entry: number): Promise<Advised> {
    return this.#consult(state, (adviser) => adviser.motive(state, entry, false));
  }

  async hurry(state: TableState, about: Thought['about']): Promise<void> {
    if (about === 'move') await this.#ask({ kind: 'hurry', table: state.table }, 'done', 'cannot');
    else await this.#ports.adviser()?.hurry(state, about);
  }

  async hush(state: TableState): Promise<void> {
    this.#asked += 1;
    await this.#ports.adviser()?.hush(state);
  }

  /** Asks about a game that may have to be fetched first: meanwhile somebody may not want to know any more, or something else. */
  async #consult(state: TableState, ask: (adviser: Adviser) => Promise<Advised>): Promise<Advised> {
    this.#asked += 1;
    const asked = this.#asked;
    const adviser = await this.#studying(state);
    return asked === this.#asked ? ask(adviser) : { kind: 'hushed' };
  }

  /** The bots of this device, once they know the whole game. */
  async #studying({ table }: TableState): Promise<Adviser> {
    const adviser = this.#ports.startAdviser();
    const studied =
      this.#studied.get(adviser) ??
      this.#ask({ kind: 'export', table }, 'exported').then(({ text }) => adviser.study(table, text));
    this.#studied.set(adviser, studied);
    // Who asks again after a failure tries again.
    await studied.catch((problem) => {
      this.#studied.delete(adviser);
      throw problem;
    });
    return adviser;
  }

  async #ask<Kind extends OnlineAnswer['kind']>(
    request: OnlineRequest,
    ...expected: Kind[]
  ): Promise<Extract<OnlineAnswer, { kind: Kind }>> {
    const answer = await this.#ports.line.ask(request);
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
