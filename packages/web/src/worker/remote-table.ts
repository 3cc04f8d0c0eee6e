import { findGameOf } from '@riband/catalog';
import { botLuck, type Seat } from '@riband/kernel';
import type { Thought } from '@riband/protocol';
import { drawKeyIn, loadTable, type Save, type Table } from '@riband/table';
import type { Consulted } from './advice.ts';
import type { Attention } from './bots/thinker.ts';
import { Thoughts } from './thoughts.ts';

/** A table of a server of which bots on this device are asked: about what somebody sees there, and once it is over about every move. */
export class RemoteTable {
  readonly id: string;
  readonly #thoughts = new Thoughts();

  constructor(id: string) {
    this.id = id;
  }

  attend(about: Thought['about'], onShare: (share: number) => void): Attention {
    return this.#thoughts.begin(about, onShare);
  }

  hurry(about: Thought['about']): void {
    this.#thoughts.end(about, 'hurry');
  }

  hush(): void {
    this.#thoughts.end('advice', 'hushed');
  }
}

/** One that is over: nothing is secret any more, and bots think with the luck that they had. */
export class StudiedTable extends RemoteTable implements Consulted {
  readonly isOpen = true;
  readonly table: Table;
  readonly #key: Uint8Array;

  constructor(id: string, text: string) {
    super(id);
    const { fairness } = JSON.parse(text) as Save;
    if (fairness === undefined) throw new Error('this game does not tell what its draws follow from');
    this.table = loadTable(findGameOf, text, 'snapshot').table;
    this.#key = drawKeyIn(fairness);
  }

  luckAt(seat: Seat, entry: number): string {
    return botLuck(this.#key, this.table.header.table, entry, seat);
  }

  withholds(): null {
    return null;
  }
}
