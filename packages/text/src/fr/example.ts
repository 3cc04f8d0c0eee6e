import type { QuaysideMessages, QuaysideNouns } from '@riband/example';
import type { Catalogue, Dictionary } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { QuaysideBoardMessages } from '../messages/example-board.ts';
import { all, coins, count, type FrenchNoun, forPrice, of, points, some } from './grammar.ts';

export const exampleNouns: Dictionary<QuaysideNouns, FrenchNoun> = {
  'example.cargo.coal': { gender: 'm', one: 'charbon' },
  'example.cargo.grain': { gender: 'm', one: 'grain' },
  'example.cargo.steel': { gender: 'm', one: 'acier' },
};

// In the present tense: so no participle has to agree with a player whose gender nobody knows.
export const example: Catalogue<QuaysideMessages, FrenchNoun> = {
  'example.title': 'À quai',
  'example.about':
    'Misez pour jouer en premier, prenez une cargaison sur le quai, chargez votre navire et prenez la mer. Dix minutes de jeu.',
  'example.option.rounds': 'Manches',
  'example.option.rounds.help': 'Combien de fois le quai est rempli puis vidé ; comptez deux minutes chacune.',

  'example.label.bid': (p) => (p.coins === 0 ? 'Ne rien miser' : `Miser ${coins(p.coins)}`),
  'example.label.take': ({ place, cargo, price }) =>
    `Prendre le nº ${place} : ${cargo.one}, ${price === 0 ? 'gratuit' : coins(price)}`,
  'example.label.load': ({ cargo, price }) => `Charger ${some(cargo)} ${forPrice(price)}`,
  'example.label.done': 'Ne plus rien charger',
  'example.label.fill': ({ cargo }) => `Déposer ${some(cargo)} sur le quai`,
  'example.label.draw': ({ player, cargo }) => `${player} pioche ${some(cargo)}`,
  'example.label.reveal': 'Dévoiler les mises',

  'example.why.coins': ({ missing }) => `Il vous manque ${coins(missing)}.`,
  'example.why.notInHand': ({ cargo }) => `Vous n’avez pas ${of(cargo)} en main.`,
  'example.why.bidsFirst': 'Tout le monde doit d’abord miser.',
  'example.why.takeFirst': 'Prenez d’abord une cargaison sur le quai.',
  'example.why.oneCargo': 'On ne prend qu’une cargaison par tour, et vous avez déjà pris la vôtre.',

  'example.log.filled': ({ cargo }) => `${capital(some(cargo))} arrive sur le quai.`,
  'example.log.drew': ({ player, cargo }) => `${player} pioche ${some(cargo)}.`,
  'example.log.drewHidden': ({ player }) => `${player} pioche une cargaison en secret.`,
  'example.log.bid': (p) => (p.coins === 0 ? `${p.player} ne mise rien.` : `${p.player} mise ${coins(p.coins)}.`),
  'example.log.bidHidden': ({ player }) => `${player} mise en secret.`,
  'example.log.revealed': ({ bids, first }) => `On dévoile les mises : ${bids}. ${first} joue en premier.`,
  'example.log.took': ({ player, cargo, paid }) => `${player} prend ${some(cargo)} ${forPrice(paid)}.`,
  'example.log.loaded': ({ player, cargo, paid }) => `${player} charge ${some(cargo)} ${forPrice(paid)}.`,
  'example.log.sailed': (p) =>
    `${p.player} prend la mer (${all(p.cargoes)}) : ${points(p.points)} et ${coins(p.earned)}.`,
  'example.log.income': (p) => `Chacun reçoit ${coins(p.coins)}.`,

  'example.score.voyages': 'Voyages',
  'example.score.coins': (p) => `Pour ${coins(p.coins)}`,
  'example.tieBreak.coins': 'À égalité de points, le plus grand nombre de pièces l’emporte.',
};

export const exampleBoard: Catalogue<QuaysideBoardMessages, FrenchNoun> = {
  'example.board.round': ({ round, rounds }) => `Manche ${round} sur ${rounds}`,
  'example.board.quay': 'Le quai',
  'example.board.place': ({ place, cargo, price }) => `Place ${place} du quai : ${cargo.one}, ${coins(price)}`,
  'example.board.inBag': (p) => `Dans le sac : ${count(p.cargoes, 'cargaison', 'cargaisons')}`,
  'example.board.shipped': 'Expédié',
  'example.board.shippedOf': ({ cargo, amount }) => `Expédié, ${cargo.one} : ${amount}`,
  'example.board.fleet': 'Les navires',
  'example.board.ship': ({ player, cargoes }) => `Navire, ${player} : ${cargoes.length === 0 ? 'vide' : all(cargoes)}`,
  'example.board.coins': (p) => coins(p.coins),
  'example.board.inHand': (p) => `En main : ${count(p.cargoes, 'cargaison', 'cargaisons')}`,
  'example.board.bid': (p) => `Mise : ${coins(p.coins)}`,
  'example.board.bidShort': 'Mise',
  'example.board.hasBid': 'A misé en secret',
  'example.board.toMove': 'À jouer',
  'example.board.score.voyages': 'Voyages',
  'example.board.score.coins': 'Pièces',
  'example.board.hand': 'Votre main',
  'example.board.handEmpty': 'Aucune cargaison en main',
  'example.board.card': ({ cargo, amount }) => `Dans votre main, ${cargo.one} : ${amount}`,
  'example.board.bids': 'Votre mise',
  'example.board.order': 'Ordre du tour',
  'example.board.voyage.same': (p) => `Trois pareilles : ${points(p.points)}`,
  'example.board.voyage.different': (p) => `Trois différentes : ${points(p.points)}`,
  'example.board.voyage.pair': (p) => `Une paire : ${points(p.points)}`,
};
