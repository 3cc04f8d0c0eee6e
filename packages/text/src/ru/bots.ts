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
  'bots.why.better': ({ promised, than }) => `По сравнению с действием ${quoted(than)} это обещает ${promised}.`,
  'bots.why.betterInAll': (p) =>
    `По сравнению с действием ${quoted(p.than)} это обещает ${p.promised}; со всем остальным, включая следующие ходы, выходит на ${points(p.points, 'accusative')} больше.`,
  'bots.why.trade': ({ gains, losses }) => `${gains}, но ${losses}`,
  'bots.why.later': (p) =>
    `Это на ${points(p.points, 'accusative')} лучше, чем ${quoted(p.than)}, но разница скажется только после следующего хода.`,
  'bots.why.even': ({ than }) => `Это почти то же самое, что ${quoted(than)}.`,
  'bots.why.surer': (p) =>
    `Пока ${quoted(p.than)} обещает на ${points(p.points, 'accusative')} больше, но это менее надёжно: выбрано то, что продумано лучше всего.`,
  'bots.why.rather': ({ than }) => `Если подумать ещё раз, выбор был бы другим: ${quoted(than)}.`,
  'bots.why.hurried': 'На другие действия не хватило времени.',
  'bots.why.only': 'Других действий, стоящих внимания, нет.',
  'bots.why.forced': 'Других действий нет.',
  'bots.why.lot': 'Действие выбрано по жребию.',

  'bots.weighed.move': 'Действие',
  'bots.weighed.gain': 'Ожидаемый прирост',
  'bots.weighed.share': 'Доля раздумий',
  'bots.weighed.points': (p) => signed(p.points),
  'bots.weighed.percent': (p) => PERCENT.format(p.share),

  'bots.term.any.points': 'по счёту',
  'bots.term.any.rival': 'за счёт сдерживания соперников',

  'bots.term.example.voyages': 'за рейсы',
  'bots.term.example.coins': 'за монеты',
  'bots.term.example.bid': 'за меньшую ставку',
  'bots.term.example.firstTurn': 'за право первого хода',
  'bots.term.example.hold': 'за груз в трюме',
  'bots.term.example.hand': 'за груз на руках',
  'bots.term.example.rival': 'за счёт сдерживания соперников',

  'bots.term.crossing-oceans.points': 'по счёту',
  'bots.term.crossing-oceans.rival': 'за счёт сдерживания соперников',
  'bots.term.crossing-oceans.money': 'за остаток денег',
  'bots.term.crossing-oceans.spending': 'за деньги на расходы',
  'bots.term.crossing-oceans.contracts': 'за контракты в запасе',
  'bots.term.crossing-oceans.coal': 'за уголь на борту',
  'bots.term.crossing-oceans.fleet': 'за флот на линиях',
  'bots.term.crossing-oceans.flags': 'за флаги',
  'bots.term.crossing-oceans.tokens': 'за жетоны',
  'bots.term.crossing-oceans.piers': 'за угольные причалы',
  'bots.term.crossing-oceans.waiting': 'за корабли, ждущие места',
  'bots.term.crossing-oceans.sites': 'за места для домов',
  'bots.term.crossing-oceans.riband': 'за Голубую ленту',
  'bots.term.crossing-oceans.lanterns': 'за корабли, которым не грозит замена',

  'bots.term.shipyard.points': 'по счёту',
  'bots.term.shipyard.rival': 'за счёт сдерживания соперников',
  'bots.term.shipyard.experience': 'по опыту прежних партий',
  'bots.term.shipyard.crew': 'за экипаж следующих кораблей',
  'bots.term.shipyard.equipment': 'за оснастку следующих кораблей',
  'bots.term.shipyard.speed': 'за скорость следующих кораблей',
  'bots.term.shipyard.officials': 'за чиновников и Голубую ленту',
  'bots.term.shipyard.contracts': 'за контракты',
  'bots.term.shipyard.openPlaces': 'за свободные места на кораблях',
  'bots.term.shipyard.heldSpeed': 'за скорость, для которой нужны каналы подлиннее',
  'bots.term.shipyard.clutter': 'за порядок на верфи',
  'bots.term.shipyard.laterShips': 'за время на другие корабли',
  'bots.term.shipyard.captain': 'за капитанов в запасе',
  'bots.term.shipyard.spares': 'за запасные детали',
  'bots.term.shipyard.canals': 'за каналы',
  'bots.term.shipyard.employees': 'за работников',
  'bots.term.shipyard.money': 'за деньги',
  'bots.term.shipyard.goods': 'за товары',
};
