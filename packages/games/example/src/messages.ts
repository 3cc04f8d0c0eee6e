import type { AnyMessage, Noun, Player } from '@riband/kernel';
import type { Cargo } from './types.ts';

export type CargoNoun = Noun<`example.cargo.${Cargo}`>;

export const cargoNoun = (cargo: Cargo): CargoNoun => ({ noun: `example.cargo.${cargo}` });

/** Everything the game says, with its parameters; the sentences are in the `text` package. */
export type QuaysideMessages = {
  'example.title': Record<never, never>;
  'example.about': Record<never, never>;
  'example.option.rounds': Record<never, never>;
  'example.option.rounds.help': Record<never, never>;

  'example.label.bid': { coins: number };
  'example.label.take': { place: number; cargo: CargoNoun; price: number };
  'example.label.load': { cargo: CargoNoun; price: number };
  'example.label.done': Record<never, never>;
  'example.label.fill': { cargo: CargoNoun };
  'example.label.draw': { player: Player; cargo: CargoNoun };
  'example.label.reveal': Record<never, never>;

  'example.why.coins': { missing: number };
  'example.why.notInHand': { cargo: CargoNoun };
  'example.why.bidsFirst': Record<never, never>;
  'example.why.takeFirst': Record<never, never>;
  'example.why.oneCargo': Record<never, never>;

  'example.log.filled': { cargo: CargoNoun };
  'example.log.drew': { player: Player; cargo: CargoNoun };
  'example.log.drewHidden': { player: Player };
  'example.log.bid': { player: Player; coins: number };
  'example.log.bidHidden': { player: Player };
  'example.log.revealed': { bids: string; first: Player };
  'example.log.took': { player: Player; cargo: CargoNoun; paid: number };
  'example.log.loaded': { player: Player; cargo: CargoNoun; paid: number };
  'example.log.sailed': { player: Player; cargoes: readonly CargoNoun[]; points: number; earned: number };
  'example.log.income': { coins: number };

  'example.score.voyages': Record<never, never>;
  'example.score.coins': { coins: number };
  'example.tieBreak.coins': Record<never, never>;
};

/** The nouns of the game: each language gives its forms. */
export type QuaysideNouns = `example.cargo.${Cargo}`;

export type QuaysideMessage = AnyMessage<QuaysideMessages>;
