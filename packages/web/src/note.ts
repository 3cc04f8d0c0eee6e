import type { Message, Reason } from '@riband/kernel';

/** What the note beside the board tells: what a choice would do or another hint, why something is no choice, or why a command was refused. */
export type Note =
  | { readonly kind: 'preview'; readonly messages: readonly Message[] }
  | { readonly kind: 'why'; readonly reason: Reason }
  | { readonly kind: 'refused'; readonly message: Message };
