import type { TableNote } from '@riband/protocol';
import type { OtherComponents } from '../rulebook/others.ts';
import { myTables, whoAmI } from './api.ts';
import { isAwaited } from './awaited.ts';

/** What the frame of the page has to know of tables online. All else is loaded when somebody goes there. */
class Stage {
  /** Whether the page comes from a server that has tables; one that is mere files has none. */
  #served = $state(false);
  #wasServed = false;
  #tables = $state.raw<readonly TableNote[]>([]);
  /** The table one is at, the game that is played there, and whether it is one's turn. */
  table = $state<string | null>(null);
  game = $state<string | null>(null);
  mine = $state(false);
  others = $state.raw<OtherComponents>();

  get served(): boolean {
    return this.#served;
  }

  /** Whether it is worth asking again: a server that does not answer now may do so later, and mere files never will. */
  get mayBeServed(): boolean {
    return this.#wasServed;
  }

  /** The tables that one belongs to. */
  get tables(): readonly TableNote[] {
    return this.#tables;
  }

  /** How many other tables wait for oneself. */
  get awaited(): number {
    return this.#tables.filter((note) => note.table !== this.table && isAwaited(note)).length;
  }

  async look(): Promise<void> {
    const me = await whoAmI();
    this.#served = me !== null;
    this.#wasServed ||= this.#served;
    // Of what nobody tells any more, nothing is said.
    if (me === null || me.name === null) this.#tables = [];
    else this.#tables = (await myTables()) ?? this.#tables;
  }
}

export const stage = new Stage();
