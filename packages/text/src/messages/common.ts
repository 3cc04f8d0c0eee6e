import type { TableMessages } from '@riband/table';

/** What the kernel and the table say, whatever the game. */
export type CommonMessages = TableMessages & {
  'kernel.notYourTurn': Record<never, never>;
};
