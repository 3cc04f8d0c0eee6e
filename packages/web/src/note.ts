import type { Message, Reason } from '@riband/kernel';

/** What the note beside the board tells: what a choice would do or another hint, why something is no choice, or why a command was refused. */
export type Note =
  | (About & { readonly kind: 'preview'; readonly messages: readonly Message[] })
  | (About & { readonly kind: 'why'; readonly reason: Reason; readonly pressed: boolean })
  | { readonly kind: 'refused'; readonly message: Message };

interface About {
  /** What is pointed at, in the words of its board. */
  readonly about?: string;
}
