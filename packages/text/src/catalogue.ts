import type { MessageTypes, Noun, Params, Player } from '@riband/kernel';

/** A parameter as a sentence gets it: players by name, nouns with the forms of the language. */
type Spoken<P, Forms> = P extends Player
  ? string
  : P extends Noun
    ? Forms
    : P extends readonly Noun[]
      ? readonly Forms[]
      : P;

/** A sentence of a language: a plain text, or a function of what the message carries. */
export type Sentence<P extends Params, Forms> = keyof P extends never
  ? string
  : (params: { readonly [Name in keyof P]: Spoken<P[Name], Forms> }) => string;

/** A sentence for every message: one that is missing or has other parameters is a type error. */
export type Catalogue<M extends MessageTypes, Forms> = {
  readonly [Key in keyof M]: Sentence<M[Key], Forms>;
};

/** The forms of every noun. */
export type Dictionary<Nouns extends string, Forms> = { readonly [Key in Nouns]: Forms };
