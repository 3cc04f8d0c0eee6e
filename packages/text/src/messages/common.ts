import type { KernelMessages } from '@riband/kernel';
import type { TableMessages } from '@riband/table';

/** What the kernel and the table say, whatever the game. */
export type CommonMessages = KernelMessages & TableMessages;
