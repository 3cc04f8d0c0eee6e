import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import type { CrossingOceansBoardMessages } from '../messages/crossing-oceans-board.ts';
import { COAL, KNOT, named, pounds } from './crossing-oceans.ts';
import { type Counted, count, type RussianNoun, TILE } from './grammar.ts';

const TON: Counted = { nominative: 'тонна', genitive: 'тонны', accusative: 'тонну', many: 'тонн' };
const FLAG: Counted = { nominative: 'флаг', genitive: 'флага', accusative: 'флаг', many: 'флагов' };
const PURCHASE: Counted = { nominative: 'покупка', genitive: 'покупки', accusative: 'покупку', many: 'покупок' };

const AND = new Intl.ListFormat('ru');
const coal = (amount: number): string => (amount === 0 ? 'без угля' : count(amount, COAL, 'nominative'));

export const crossingOceansBoard: Catalogue<CrossingOceansBoardMessages, RussianNoun> = {
  'crossing-oceans.board.first':
    'Уголь делает суда готовыми, рейсы приносят деньги, на деньги покупают суда. Больше всего очков дают их флаги, умноженные на столбцы вашего планшета. Каждый ход: судно или контракт, затем действие ронделя.',
  'crossing-oceans.board.name': ({ thing }) => named(thing),
  'crossing-oceans.board.pounds': (p) => pounds(p.pounds),
  'crossing-oceans.board.gain': (p) => `${p.pounds < 0 ? '−' : '+'}${pounds(Math.abs(p.pounds))}`,
  'crossing-oceans.board.round': ({ round }) => `Раунд ${round}`,
  'crossing-oceans.board.lastRound': ({ round, last }) => `Раунд ${round} из ${last}`,
  'crossing-oceans.board.parts': 'Части поля',

  'crossing-oceans.board.chart': 'Карта',
  'crossing-oceans.board.europe': 'Европа',
  'crossing-oceans.board.closed': 'Закрыто',
  'crossing-oceans.board.port': ({ port }) => `Порт ${named(port)}, торговых домов нет`,
  'crossing-oceans.board.portHouses': ({ port, owners }) => `Порт ${named(port)}, торговые дома: ${owners}`,
  'crossing-oceans.board.spotEmpty': ({ port }) => `${named(port)}: судна нет`,
  'crossing-oceans.board.spot': (p) => `${named(p.port)}: ${p.facts}, ${p.owner}, ${coal(p.coal)}`,
  'crossing-oceans.board.spotClipper': ({ port, facts, owner }) => `${named(port)}: ${facts}, ${owner}, клипер`,
  'crossing-oceans.board.spotNeutral': ({ port, facts }) => `${named(port)}: ${facts}, ничьё судно`,
  'crossing-oceans.board.lantern': 'Красный фонарь',
  'crossing-oceans.board.facts': ({ ship, year, income, speed, tonnage }) =>
    AND.format([
      `«${ship}», ${year}`,
      ...(income > 0 ? [`доход ${pounds(income)}`] : []),
      ...(speed > 0 ? [count(speed, KNOT, 'nominative')] : []),
      ...(tonnage > 0 ? [count(tonnage, TON, 'nominative')] : []),
    ]),
  'crossing-oceans.board.headquarters': ({ company, token }) => `Штаб-квартира «${company}», ${token.nominative}`,

  'crossing-oceans.board.rondel': 'Рондель',
  'crossing-oceans.board.rondelSpot': ({ spot, action }) => `${action.nominative}, поле ${spot}`,
  'crossing-oceans.board.does.coal':
    'Можно купить угольный причал. Затем пароходы грузят столько угля, сколько у вас знаков угля: сначала те, где его меньше всего.',
  'crossing-oceans.board.does.region': (p) =>
    `Выберите регион: все готовые суда там приносят доход владельцам. Каждый ваш торговый дом там даёт ещё ${pounds(p.pounds)}.`,
  'crossing-oceans.board.does.ships': ({ most }) => `Купите до ${count(most, TILE, 'genitive')} на рынке и в доках.`,
  'crossing-oceans.board.does.riband':
    'Ваше готовое судно в Северной Атлантике, если оно там самое быстрое, приносит двойной доход и завоёвывает Голубую ленту.',
  'crossing-oceans.board.does.house':
    'Откройте торговый дом в порту, где есть ваше судно. Готовое судно приносит доход, и вы покупаете торговый жетон.',
  'crossing-oceans.board.does.fleet': 'Все ваши готовые суда приносят доход; каждый пароход расходует 1 единицу угля.',
  'crossing-oceans.board.does.cargo': (p) =>
    `Один ваш готовый пароход приносит ${pounds(p.pounds)} за каждые 1000 тонн и расходует 1 единицу угля.`,

  'crossing-oceans.board.market': 'Рынок',
  'crossing-oceans.board.docks': 'Доки',
  'crossing-oceans.board.forSale': ({ facts, price }) => `${facts}: цена ${pounds(price)}`,
  'crossing-oceans.board.toCome': ({ tiles }) => `Ещё в стопке: ${tiles}`,
  'crossing-oceans.board.stacks': 'Что ещё придёт на рынок',
  'crossing-oceans.board.stack': ({ stack }) => `Стопка ${stack}`,
  'crossing-oceans.board.purchases': ({ left }) => `Осталось: ${count(left, PURCHASE, 'nominative')}`,

  'crossing-oceans.board.companies': 'Компании',
  'crossing-oceans.board.starts': 'Первый игрок раунда',
  'crossing-oceans.board.lastSale': 'В конце продаются и контракты с углём: это вошло в очки, но не в график.',
  'crossing-oceans.board.score.money': 'Деньги',
  'crossing-oceans.board.score.captains': 'Капитаны в море',
  'crossing-oceans.board.score.houses': 'Торговые дома',
  'crossing-oceans.board.score.flags': ({ flag }) => capital(flag.nominative),
  'crossing-oceans.board.score.multicoloured': 'Многоцветные флаги',
  'crossing-oceans.board.money': (p) => `Деньги: ${pounds(p.pounds)}`,
  'crossing-oceans.board.contracts': (p) => `Контракты: ${p.contracts}`,
  'crossing-oceans.board.captains': (p) => `Капитаны в запасе: ${p.captains}`,
  'crossing-oceans.board.houses': (p) => `Торговые дома в запасе: ${p.left}`,
  'crossing-oceans.board.coalIcons': (p) => `Действие «Уголь» даёт ${count(p.coal, COAL, 'accusative')}`,
  'crossing-oceans.board.column': ({ token, flags, worth }) =>
    `${capital(token.nominative)}: ${count(flags, FLAG, 'nominative')} × ${worth}`,
  'crossing-oceans.board.columnNext': ({ column, price, worth }) =>
    `${column}; следующий жетон стоит ${pounds(price)}, и флаг будет стоить ${worth}`,
  'crossing-oceans.board.multicoloured': ({ flags }) => `Разноцветные флаги: ${flags}`,
  'crossing-oceans.board.supplyEmpty': 'В запасе нет судов',
  'crossing-oceans.board.sell': 'Продать контракт',
};
