import type { Seat } from './actors.ts';

/** A thing with a name of its own in each language (`{ noun: 'example.cargo.coal' }`): languages need its cases and plurals. */
export interface Noun<Key extends string = string> {
  readonly noun: Key;
}

/** A player, named by whoever shows the message. */
export interface Player {
  readonly seat: Seat;
}

export type Param = string | number | Noun | Player | readonly Noun[];
export type Params = Readonly<Record<string, Param>>;

/** What is said, without the words: a key and its parameters. The sentences live in the `text` package. */
export interface Message<Key extends string = string, P extends Params = Params> {
  readonly key: Key;
  readonly params: P;
}

/** A game's messages by key, each with its parameters; a language must have a sentence for every one of them. */
export type MessageTypes = Readonly<Record<string, Params>>;

/** Any message out of a game's message types: the key decides the parameters. */
export type AnyMessage<M> = { [Key in keyof M & string]: { readonly key: Key; readonly params: M[Key] } }[keyof M &
  string];

/** What the kernel says by itself, whatever the game. */
export type KernelMessages = {
  'kernel.notYourTurn': Record<never, never>;
  'kernel.noSuchTarget': Record<never, never>;
};
