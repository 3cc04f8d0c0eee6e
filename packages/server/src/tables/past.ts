import { type Entry, Forgotten } from '@riband/table';
import { BrokenRecord, checkedTip, firstTip, type Tip } from '../record/chain.ts';
import { entriesIn, type Known } from '../record/known.ts';
import type { Audience } from './audience.ts';
import type { TablePorts } from './ports.ts';

/** What follows so few rows is known at once: nobody notices the time that they take. */
const FEW_ROWS = 200;
/** So many rows are read, checked and told to the rules at a time: in between other tables have their turn. */
const PIECE_ROWS = 256;

/** What there is to know of the table. */
interface Scene {
  readonly known: Known;
  readonly audience: Pick<Audience, 'size' | 'tellAnew'>;
  inTurn<T>(run: () => Promise<T>): Promise<T>;
}

/** What came before the snapshot from which a table was opened. It is read once somebody wants it, in the turn of the table. */
export class Past {
  readonly #ports: TablePorts;
  readonly #table: Scene;
  /** Where the table was opened, if the rules know by now what came before that. */
  #recalledUpTo: Tip | null = null;
  /** Whether those who look on are about to hear of it. */
  #toBeTold = false;
  /** The hash of the row up to which it was found to be broken: looking again and again does not mend it. */
  #brokenBefore: string | null = null;

  constructor(ports: TablePorts, table: Scene) {
    this.#ports = ports;
    this.#table = table;
  }

  /** Whether the rules do not know of it. Of a table that is set aside they know nothing at all. */
  get isMissing(): boolean {
    const { since, lobby } = this.#table.known;
    return since.rows > 0 && since !== this.#recalledUpTo && !lobby.aside;
  }

  /** Lets the rules know of it, unless they do; whether they did not. */
  async recall(): Promise<boolean> {
    const { since } = this.#table.known;
    if (!this.isMissing) return false;
    await this.#recallAll();
    this.#recalledUpTo = since;
    return true;
  }

  /** The same if it is short. */
  async recallIfShort(): Promise<void> {
    const { fewRows = FEW_ROWS } = this.#ports;
    if (this.#table.known.since.rows <= fewRows) await this.recall();
  }

  /** Those who look on see first what is now, and then hear the whole story, as soon as it was read. */
  recallLater(): void {
    const { known, audience } = this.#table;
    const { hash } = known.since;
    if (this.#toBeTold || !this.isMissing || audience.size === 0 || hash === this.#brokenBefore) return;
    this.#toBeTold = true;
    this.#table
      .inTurn(async () => {
        // Somebody may have needed it before, and told nobody.
        await this.recall();
        await audience.tellAnew();
      })
      .catch((problem) => {
        if (problem instanceof BrokenRecord) this.#brokenBefore = hash;
        this.#ports.warn('what came before could not be read', known.table, problem);
      })
      .finally(() => {
        this.#toBeTold = false;
      });
  }

  /** Asks the rules for something that may need more than they know: then they get it first. */
  async knowing<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Forgotten)) throw problem;
      await this.recall();
      return ask();
    }
  }

  /**
   * They know all of it with the last entry, so that comes only after the whole chain was found to lead to the row that the snapshot
   * follows: nothing of it is shown, or played on, before.
   */
  async #recallAll(): Promise<void> {
    const { storage, rules } = this.#ports;
    const { table, since, members } = this.#table.known;
    let held: readonly Entry[] = [];
    for (let tip = firstTip(table); tip.rows < since.rows; ) {
      const read = await storage.rows(table, tip.rows, Math.min(tip.rows + PIECE_ROWS, since.rows));
      const next = checkedTip(table, tip, read);
      const isEnd = next.rows === since.rows;
      if (read.length === 0 || (isEnd && next.hash !== since.hash)) throw new BrokenRecord(table, tip.rows);
      await rules.recall(table, held);
      held = entriesIn(read, members);
      tip = next;
    }
    await rules.recall(table, held);
  }
}
