import type { QuaysideMessages, QuaysideNouns } from '@riband/example';
import type { Catalogue, Dictionary } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { QuaysideBoardMessages } from '../messages/example-board.ts';
import { all, coins, count, type EnglishNoun, forPrice, points } from './grammar.ts';

export const exampleNouns: Dictionary<QuaysideNouns, EnglishNoun> = {
  'example.cargo.coal': { one: 'coal' },
  'example.cargo.grain': { one: 'grain' },
  'example.cargo.steel': { one: 'steel' },
};

export const example: Catalogue<QuaysideMessages, EnglishNoun> = {
  'example.title': 'Quayside',
  'example.about': 'Bid for the first turn, take cargo from the quay, load your ship and sail. A game of ten minutes.',
  'example.option.rounds': 'Rounds',
  'example.option.rounds.help': 'How often the quay is filled and emptied; each takes some two minutes.',

  'example.label.bid': (p) => (p.coins === 0 ? 'Bid nothing' : `Bid ${coins(p.coins)}`),
  'example.label.take': ({ place, cargo, price }) => `Take ${cargo.one} from place ${place} ${forPrice(price)}`,
  'example.label.load': ({ cargo, price }) => `Load ${cargo.one} ${forPrice(price)}`,
  'example.label.done': 'Load nothing more',
  'example.label.fill': ({ cargo }) => `Put ${cargo.one} on the quay`,
  'example.label.draw': ({ player, cargo }) => `${player} draws ${cargo.one}`,
  'example.label.reveal': 'Turn over the bids',

  'example.why.coins': ({ missing }) => `You are ${coins(missing)} short.`,
  'example.why.notInHand': ({ cargo }) => `You have no ${cargo.one} in hand.`,
  'example.why.bidsFirst': 'First everybody bids.',
  'example.why.takeFirst': 'First take a cargo from the quay.',
  'example.why.oneCargo': 'One cargo may be taken in a turn, and you have taken yours.',

  'example.log.filled': ({ cargo }) => `${capital(cargo.one)} arrives on the quay.`,
  'example.log.drew': ({ player, cargo }) => `${player} draws ${cargo.one}.`,
  'example.log.drewHidden': ({ player }) => `${player} draws a cargo in secret.`,
  'example.log.bid': (p) => (p.coins === 0 ? `${p.player} bids nothing.` : `${p.player} bids ${coins(p.coins)}.`),
  'example.log.bidHidden': ({ player }) => `${player} bids in secret.`,
  'example.log.revealed': ({ bids, first }) => `The bids are turned over: ${bids}. ${first} goes first.`,
  'example.log.took': ({ player, cargo, paid }) => `${player} takes ${cargo.one} ${forPrice(paid)}.`,
  'example.log.loaded': ({ player, cargo, paid }) => `${player} loads ${cargo.one} ${forPrice(paid)}.`,
  'example.log.sailed': (p) => `${p.player} sails with ${all(p.cargoes)}: ${points(p.points)} and ${coins(p.earned)}.`,
  'example.log.income': (p) => `Everybody receives ${coins(p.coins)}.`,

  'example.score.voyages': 'Voyages',
  'example.score.coins': (p) => `For ${coins(p.coins)}`,
  'example.tieBreak.coins': 'Of equal points, most coins win.',
};

export const exampleBoard: Catalogue<QuaysideBoardMessages, EnglishNoun> = {
  'example.board.round': ({ round, rounds }) => `Round ${round} of ${rounds}`,
  'example.board.quay': 'The quay',
  'example.board.place': ({ place, cargo, price }) => `Place ${place} of the quay: ${cargo.one} ${forPrice(price)}`,
  'example.board.inBag': (p) => `In the bag: ${count(p.cargoes, 'cargo', 'cargoes')}`,
  'example.board.shipped': 'Shipped',
  'example.board.shippedOf': ({ cargo, amount }) => `Shipped ${cargo.one}: ${amount}`,
  'example.board.fleet': 'The ships',
  'example.board.ship': ({ player, cargoes }) => `Ship, ${player}: ${cargoes.length === 0 ? 'empty' : all(cargoes)}`,
  'example.board.coins': (p) => coins(p.coins),
  'example.board.inHand': (p) => `In hand: ${count(p.cargoes, 'cargo', 'cargoes')}`,
  'example.board.bid': (p) => `Bid: ${coins(p.coins)}`,
  'example.board.bidShort': 'Bid',
  'example.board.hasBid': 'Has bid in secret',
  'example.board.toMove': 'To move',
  'example.board.score.voyages': 'Voyages',
  'example.board.score.coins': 'Coins',
  'example.board.hand': 'Your hand',
  'example.board.handEmpty': 'No cargo in hand',
  'example.board.card': ({ cargo, amount }) => `In your hand, ${cargo.one}: ${amount}`,
  'example.board.bids': 'Your bid',
  'example.board.order': 'Order of turns',
  'example.board.voyage.same': (p) => `Three of the same: ${points(p.points)}`,
  'example.board.voyage.different': (p) => `Three different: ${points(p.points)}`,
  'example.board.voyage.pair': (p) => `A pair: ${points(p.points)}`,
};
