import type { Target } from '@riband/kernel';
import type { TableState } from '@riband/protocol';
import type { Command } from '../../host.ts';
import type { Session } from '../../session.svelte.ts';
import { PIECES, type Piece } from './names.ts';

/** What was asked while the ship on the slip is fitted out, and the answers that there were. */
interface Asked {
  readonly piece: Piece;
  readonly answers: readonly Target[];
}

type Playing = Pick<Session, 'state' | 'now' | 'lookingBack' | 'send'>;

/**
 * The rules ask for one kind of piece after the other; at a table one lays them all on the ship, and thinks again. So what was asked is
 * kept, and an answer can be changed: the moves since are taken back, and made again as far as they still can be.
 */
export class Fitting {
  readonly #session: Playing;
  #asked = $state.raw<readonly Asked[]>([]);
  #busy = $state(false);

  constructor(session: Playing) {
    this.#session = session;
  }

  get busy(): boolean {
    return this.#busy;
  }

  /** What was asked before the question at hand. */
  get answered(): readonly Asked[] {
    return before(this.#asked, this.#question);
  }

  /** To be called whenever something is asked. */
  hear(): void {
    const piece = this.#question;
    if (piece === undefined) return;
    const answers = this.#session.state.choices.map(({ target }) => target).filter(isFit);
    this.#asked = [...before(this.#asked, piece), { piece, answers }];
  }

  /** Another answer than was given; `later` are those given since. */
  async change(answer: Target, later: readonly Target[]): Promise<void> {
    await this.#atWork(async () => {
      await this.#backTo(pieceIn(answer));
      for (const target of [answer, ...later]) await this.#give(target);
    });
  }

  /** As many as can be, of what is asked for from now on. */
  async fill(): Promise<void> {
    await this.#atWork(async () => {
      for (const _ of PIECES) {
        const most = this.#session.now.choices.findLast(({ target }) => isFit(target));
        if (most === undefined) return;
        await this.#give(most.target);
      }
    });
  }

  get #question(): Piece | undefined {
    return questionIn(this.#session.state);
  }

  /** Takes moves back, also those of speed, berth and way, until it is asked for that piece again; a refusal ends it. */
  async #backTo(piece: Piece): Promise<void> {
    const session = this.#session;
    let before: number | undefined;
    while (questionIn(session.now) !== piece && session.now.canUndo && session.now.entry !== before) {
      before = session.now.entry;
      await this.#send({ kind: 'undo', all: false });
    }
  }

  async #give(answer: Target): Promise<void> {
    const choice = this.#session.now.choices.find(({ target }) => target === answer);
    if (choice !== undefined) await this.#send({ kind: 'move', texts: [choice.text] });
  }

  /** Who looks back does nothing meanwhile. */
  async #send(command: Command): Promise<void> {
    if (!this.#session.lookingBack) await this.#session.send(command);
  }

  async #atWork(work: () => Promise<void>): Promise<void> {
    if (this.#busy) return;
    this.#busy = true;
    await work().finally(() => (this.#busy = false));
  }
}

const isFit = (target: Target): boolean => target.startsWith('fit:');
const pieceIn = (target: Target): Piece => target.split(':')[1] as Piece;

function questionIn({ choices }: TableState): Piece | undefined {
  const asked = choices.find(({ target }) => isFit(target));
  return asked === undefined ? undefined : pieceIn(asked.target);
}

/** In the order in which the rules ask; all of it where nothing is asked any more. */
function before(asked: readonly Asked[], piece: Piece | undefined): readonly Asked[] {
  const end = piece === undefined ? PIECES.length : PIECES.indexOf(piece);
  return asked.filter((one) => PIECES.indexOf(one.piece) < end);
}
