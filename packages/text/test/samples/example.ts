import type { QuaysideMessages } from '@riband/example';
import type { QuaysideBoardMessages } from '../../src/messages/example-board.ts';

const player = { seat: 0 };
const coal = { noun: 'example.cargo.coal' } as const;
const grain = { noun: 'example.cargo.grain' } as const;
const steel = { noun: 'example.cargo.steel' } as const;

export const example: QuaysideMessages = {
  'example.title': {},
  'example.about': {},
  'example.option.rounds': {},
  'example.option.rounds.help': {},
  'example.label.bid': { coins: 2 },
  'example.label.take': { place: 3, cargo: coal, price: 1 },
  'example.label.load': { cargo: grain, price: 1 },
  'example.label.done': {},
  'example.label.fill': { cargo: steel },
  'example.label.draw': { player, cargo: coal },
  'example.label.reveal': {},
  'example.why.coins': { missing: 2 },
  'example.why.notInHand': { cargo: steel },
  'example.why.bidsFirst': {},
  'example.why.takeFirst': {},
  'example.why.oneCargo': {},
  'example.log.filled': { cargo: steel },
  'example.log.drew': { player, cargo: grain },
  'example.log.drewHidden': { player },
  'example.log.bid': { player, coins: 3 },
  'example.log.bidHidden': { player },
  'example.log.revealed': { bids: '3, 0', first: player },
  'example.log.took': { player, cargo: steel, paid: 1 },
  'example.log.loaded': { player, cargo: coal, paid: 1 },
  'example.log.sailed': { player, cargoes: [coal, steel, coal], points: 2, earned: 3 },
  'example.log.income': { coins: 2 },
  'example.score.voyages': {},
  'example.score.coins': { coins: 7 },
  'example.tieBreak.coins': {},
};

export const exampleBoard: QuaysideBoardMessages = {
  'example.board.round': { round: 2, rounds: 4 },
  'example.board.quay': {},
  'example.board.place': { place: 2, cargo: coal, price: 1 },
  'example.board.inBag': { cargoes: 5 },
  'example.board.shipped': {},
  'example.board.shippedOf': { cargo: coal, amount: 2 },
  'example.board.fleet': {},
  'example.board.ship': { player, cargoes: [coal, steel] },
  'example.board.coins': { coins: 3 },
  'example.board.inHand': { cargoes: 5 },
  'example.board.bid': { coins: 3 },
  'example.board.bidShort': {},
  'example.board.hasBid': {},
  'example.board.toMove': {},
  'example.board.score.voyages': {},
  'example.board.score.coins': {},
  'example.board.hand': {},
  'example.board.handEmpty': {},
  'example.board.card': { cargo: coal, amount: 2 },
  'example.board.bids': {},
  'example.board.order': {},
  'example.board.voyage.same': { points: 4 },
  'example.board.voyage.different': { points: 4 },
  'example.board.voyage.pair': { points: 4 },
};
