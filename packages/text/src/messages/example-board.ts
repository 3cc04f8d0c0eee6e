import type { QuaysideNouns } from '@riband/example';
import type { Noun, Player } from '@riband/kernel';

type None = Record<never, never>;
type Cargo = Noun<QuaysideNouns>;

/** What the board of Quayside says besides the moves: legends, and names of things for who cannot see them. */
export type QuaysideBoardMessages = {
  'example.board.round': { round: number; rounds: number };
  'example.board.quay': None;
  'example.board.place': { place: number; cargo: Cargo; price: number };
  'example.board.inBag': { cargoes: number };
  'example.board.shipped': None;
  'example.board.shippedOf': { cargo: Cargo; amount: number };
  'example.board.fleet': None;
  'example.board.ship': { player: Player; cargoes: readonly Cargo[] };
  'example.board.coins': { coins: number };
  'example.board.inHand': { cargoes: number };
  'example.board.bid': { coins: number };
  'example.board.bidShort': None;
  'example.board.hasBid': None;
  'example.board.toMove': None;
  'example.board.score.voyages': None;
  'example.board.score.coins': None;
  'example.board.hand': None;
  'example.board.handEmpty': None;
  'example.board.card': { cargo: Cargo; amount: number };
  'example.board.bids': None;
  'example.board.order': None;
  'example.board.voyage.same': { points: number };
  'example.board.voyage.different': { points: number };
  'example.board.voyage.pair': { points: number };
};
