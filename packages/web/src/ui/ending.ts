import type { Takeaway } from './GameMenu.svelte';

/** What can be done with a game that is over. */
export interface Ending {
  readonly takeaway?: Takeaway;
  again?(): void;
  sameDeal?(): void;
  leave(): void;
}
