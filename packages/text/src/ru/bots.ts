import type { BotMessages } from '@riband/bots';
import type { Catalogue } from '../catalogue.ts';
import { signedTenths } from '../grammar.ts';
import { points, type RussianNoun } from './grammar.ts';

const signed = signedTenths('ru');
const PERCENT = new Intl.NumberFormat('ru', { style: 'percent' });

/** The name of a move, with other quotes inside. */
const quoted = (name: string): string => `«${name.replaceAll('«', '„').replaceAll('»', '“')}»`;

export const bots: Catalogue<BotMessages, RussianNoun> = {
  'bots.why.more': (p) => `на ${points(p.points, 'accusative')} больше ${p.term}`,
  'bots.why.less': (p) => `на ${points(p.points, 'accusative')} меньше ${p.term}`,
  'bots.why.better': ({ gains, than }) => `По сравнению с ${quoted(than)} это обещает ${gains}.`,
  'bots.why.trade': ({ gains, losses, than }) => `По сравнению с ${quoted(than)} это обещает ${gains}, но ${losses}.`,
  'bots.why.later': (p) =>
    `Это на ${points(p.points, 'accusative')} лучше, чем ${quoted(p.than)}, но разница скажется только после следующего хода.`,
  'bots.why.even': ({ than }) => `Это почти то же самое, что ${quoted(than)}.`,
  'bots.why.rather': ({ than }) => `Если подумать ещё раз, ${quoted(than)} кажется лучше.`,
  'bots.why.only': 'Других действий, стоящих внимания, нет.',
  'bots.why.lot': 'Действие выбрано по жребию.',

  'bots.weighed.move': 'Действие',
  'bots.weighed.gain': 'Ожидаемый прирост',
  'bots.weighed.share': 'Доля раздумий',
  'bots.weighed.points': (p) => signed(p.points),
  'bots.weighed.percent': (p) => PERCENT.format(p.share),

  'bots.term.any.points': 'от набранных очков',
  'bots.term.any.rival': 'от сдерживания соперников',

  'bots.term.example.voyages': 'от рейсов',
  'bots.term.example.coins': 'от монет',
  'bots.term.example.bid': 'от меньшей ставки',
  'bots.term.example.firstTurn': 'от права первого хода',
  'bots.term.example.hold': 'от груза в трюме',
  'bots.term.example.hand': 'от груза на руках',
  'bots.term.example.rival': 'от сдерживания соперников',

  'bots.term.crossing-oceans.points': 'от набранных очков',
  'bots.term.crossing-oceans.rival': 'от сдерживания соперников',
  'bots.term.crossing-oceans.money': 'от остатка денег',
  'bots.term.crossing-oceans.spending': 'от денег на расходы',
  'bots.term.crossing-oceans.contracts': 'от контрактов в запасе',
  'bots.term.crossing-oceans.coal': 'от угля на борту',
  'bots.term.crossing-oceans.fleet': 'от флота на линиях',
  'bots.term.crossing-oceans.flags': 'от флагов',
  'bots.term.crossing-oceans.tokens': 'от жетонов',
  'bots.term.crossing-oceans.piers': 'от угольных причалов',
  'bots.term.crossing-oceans.waiting': 'от кораблей, ждущих места',
  'bots.term.crossing-oceans.sites': 'от мест для домов',
  'bots.term.crossing-oceans.riband': 'от Голубой ленты',
  'bots.term.crossing-oceans.lanterns': 'от кораблей, которым не грозит замена',

  'bots.term.shipyard.points': 'от набранных очков',
  'bots.term.shipyard.rival': 'от сдерживания соперников',
  'bots.term.shipyard.experience': 'от того, чем такие позиции кончались прежде',
  'bots.term.shipyard.crew': 'от экипажа следующих кораблей',
  'bots.term.shipyard.equipment': 'от оснастки следующих кораблей',
  'bots.term.shipyard.speed': 'от скорости следующих кораблей',
  'bots.term.shipyard.officials': 'от чиновников и Голубой ленты',
  'bots.term.shipyard.contracts': 'от контрактов',
  'bots.term.shipyard.openPlaces': 'от свободных мест на кораблях',
  'bots.term.shipyard.heldSpeed': 'от скорости, для которой нужны каналы подлиннее',
  'bots.term.shipyard.clutter': 'от порядка на верфи',
  'bots.term.shipyard.laterShips': 'от времени на другие корабли',
  'bots.term.shipyard.captain': 'от капитанов в запасе',
  'bots.term.shipyard.spares': 'от запасных деталей',
  'bots.term.shipyard.canals': 'от каналов',
  'bots.term.shipyard.employees': 'от работников',
  'bots.term.shipyard.money': 'от денег',
  'bots.term.shipyard.goods': 'от товаров',
};
