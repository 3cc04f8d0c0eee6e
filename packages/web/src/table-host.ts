import type { TableState } from '@riband/protocol';
import type { Counsel } from './counsel.ts';
import type { Host } from './host.ts';

type Used = 'open' | 'why' | 'look' | 'history' | 'command' | 'hint' | 'motive' | 'hurry' | 'hush';

/** Whoever hosts the table that a page shows. */
export interface TableHost extends Pick<Host, Used> {
  /** Whether it is on this device: then several people may share it, and bots tell how far they are. */
  readonly onDevice: boolean;
  counsel(state: TableState): Counsel;
}
