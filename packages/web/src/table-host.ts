import type { Host } from './host.ts';

type Used = 'open' | 'why' | 'look' | 'history' | 'command' | 'hint' | 'motive' | 'hurry' | 'hush';

/** Whoever hosts the table that a page shows. */
export interface TableHost extends Pick<Host, Used> {
  /** Whether it is on this device: then several people may share it, and bots advise and tell why. */
  readonly isHere: boolean;
}
