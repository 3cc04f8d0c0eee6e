import type { QuaysideMessages, QuaysideNouns } from '@riband/example';
import type { Catalogue, Dictionary } from '../catalogue.ts';
import type { QuaysideBoardMessages } from '../messages/example-board.ts';
import { all, type Counted, coins, count, forPrice, points, type RussianNoun } from './grammar.ts';

const CARGO: Counted = { nominative: 'груз', genitive: 'груза', accusative: 'груз', many: 'грузов' };

export const exampleNouns: Dictionary<QuaysideNouns, RussianNoun> = {
  'example.cargo.coal': { nominative: 'уголь', genitive: 'угля', accusative: 'уголь' },
  'example.cargo.grain': { nominative: 'зерно', genitive: 'зерна', accusative: 'зерно' },
  'example.cargo.steel': { nominative: 'сталь', genitive: 'стали', accusative: 'сталь' },
};

// In the present tense and with players only as subjects: so names need no cases and verbs no gender.
export const example: Catalogue<QuaysideMessages, RussianNoun> = {
  'example.title': 'У причала',
  'example.about':
    'Делайте ставки за право первого хода, берите грузы с причала, загружайте корабль и выходите в море. Партия на десять минут.',
  'example.option.rounds': 'Раунды',
  'example.option.rounds.help': 'Сколько раз причал заполнится и опустеет; примерно по две минуты на раунд.',

  'example.label.bid': (p) => (p.coins === 0 ? 'Ничего не ставить' : `Поставить ${coins(p.coins, 'accusative')}`),
  'example.label.take': ({ place, cargo, price }) => `Взять ${cargo.accusative} с места ${place} ${forPrice(price)}`,
  'example.label.load': ({ cargo, price }) => `Погрузить ${cargo.accusative} ${forPrice(price)}`,
  'example.label.done': 'Больше ничего не грузить',
  'example.label.fill': ({ cargo }) => `Выложить ${cargo.accusative} на причал`,
  'example.label.draw': ({ player, cargo }) => `${player} вытягивает ${cargo.accusative}`,
  'example.label.reveal': 'Вскрыть ставки',

  'example.why.coins': ({ missing }) => `Не хватает ${coins(missing, 'genitive')}.`,
  'example.why.notInHand': ({ cargo }) => `У вас в руке нет ${cargo.genitive}.`,
  'example.why.bidsFirst': 'Сначала все делают ставки.',
  'example.why.takeFirst': 'Сначала возьмите груз с причала.',
  'example.why.oneCargo': 'За ход берут только один груз, и вы свой уже взяли.',

  'example.log.filled': ({ cargo }) => `На причал прибывает ${cargo.nominative}.`,
  'example.log.drew': ({ player, cargo }) => `${player} вытягивает ${cargo.accusative}.`,
  'example.log.drewHidden': ({ player }) => `${player} тайно вытягивает груз.`,
  'example.log.bid': (p) =>
    p.coins === 0 ? `${p.player} ничего не ставит.` : `${p.player} ставит ${coins(p.coins, 'accusative')}.`,
  'example.log.bidHidden': ({ player }) => `${player} делает тайную ставку.`,
  'example.log.revealed': ({ bids, first }) => `Ставки вскрыты: ${bids}. Первый ход: ${first}.`,
  'example.log.took': ({ player, cargo, paid }) => `${player} берёт ${cargo.accusative} ${forPrice(paid)}.`,
  'example.log.loaded': ({ player, cargo, paid }) => `${player} грузит ${cargo.accusative} ${forPrice(paid)}.`,
  'example.log.sailed': (p) =>
    `${p.player} отправляет корабль в рейс (${all(p.cargoes)}): ${points(p.points, 'nominative')} и ${coins(p.earned, 'nominative')}.`,
  'example.log.income': (p) => `Каждый получает ${coins(p.coins, 'accusative')}.`,

  'example.score.voyages': 'Рейсы',
  'example.score.coins': (p) => `За ${coins(p.coins, 'accusative')}`,
  'example.tieBreak.coins': 'При равенстве очков побеждает тот, у кого больше монет.',
};

export const exampleBoard: Catalogue<QuaysideBoardMessages, RussianNoun> = {
  'example.board.round': ({ round, rounds }) => `Раунд ${round} из ${rounds}`,
  'example.board.quay': 'Причал',
  'example.board.place': ({ place, cargo, price }) =>
    `Место ${place} на причале: ${cargo.nominative}, ${coins(price, 'nominative')}`,
  'example.board.inBag': (p) => `В мешке: ${count(p.cargoes, CARGO, 'nominative')}`,
  'example.board.shipped': 'Отгружено',
  'example.board.shippedOf': ({ cargo, amount }) => `Отгружено, ${cargo.nominative}: ${amount}`,
  'example.board.fleet': 'Корабли',
  'example.board.ship': ({ player, cargoes }) => `Корабль, ${player}: ${cargoes.length === 0 ? 'пусто' : all(cargoes)}`,
  'example.board.coins': (p) => coins(p.coins, 'nominative'),
  'example.board.inHand': (p) => `В руке: ${count(p.cargoes, CARGO, 'nominative')}`,
  'example.board.bid': (p) => `Ставка: ${coins(p.coins, 'nominative')}`,
  'example.board.bidShort': 'Ставка',
  'example.board.hasBid': 'Тайная ставка сделана',
  'example.board.toMove': 'Ходит',
  'example.board.score.voyages': 'Рейсы',
  'example.board.score.coins': 'Монеты',
  'example.board.hand': 'Ваша рука',
  'example.board.handEmpty': 'В руке нет грузов',
  'example.board.card': ({ cargo, amount }) => `В вашей руке, ${cargo.nominative}: ${amount}`,
  'example.board.bids': 'Ваша ставка',
  'example.board.order': 'Порядок хода',
  'example.board.voyage.same': (p) => `Три одинаковых: ${points(p.points, 'nominative')}`,
  'example.board.voyage.different': (p) => `Три разных: ${points(p.points, 'nominative')}`,
  'example.board.voyage.pair': (p) => `Пара: ${points(p.points, 'nominative')}`,
};
