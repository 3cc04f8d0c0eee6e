import type { TableState } from '@riband/protocol';
import type { Host } from './host.ts';

type Used = 'open' | 'why' | 'look' | 'history' | 'command' | 'hint' | 'motive' | 'hurry' | 'hush';

/** What bots may be asked at a table, as it is now. */
export interface Counsel {
  /** What they would do at the decision at hand. */
  readonly hint: boolean;
  /** Why they have moved; they may still withhold it. */
  readonly why: boolean;
  /** What they would have done at an earlier one. */
  readonly past: boolean;
  /** To move at once. */
  readonly hurry: boolean;
}

/** Whoever hosts the table that a page shows. */
export interface TableHost extends Pick<Host, Used> {
  /** Whether it is on this device: then several people may share it, and bots tell how far they are. */
  readonly isHere: boolean;
  counsel(state: TableState): Counsel;
}
