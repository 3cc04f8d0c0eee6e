import type { ShipyardMessages } from '@riband/shipyard';
import type { Catalogue } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import { courseOf, placeOf, wayOf } from './canals.ts';
import { all, type Case, type Counted, count, points, type RussianNoun, TILE } from './grammar.ts';

export const GUILDER: Counted = {
  nominative: 'гульден',
  genitive: 'гульдена',
  accusative: 'гульден',
  many: 'гульденов',
};
export const SPACE: Counted = { nominative: 'клетка', genitive: 'клетки', accusative: 'клетку', many: 'клеток' };
export const CARD: Counted = { nominative: 'карта', genitive: 'карты', accusative: 'карту', many: 'карт' };

const guilders = (amount: number, form: Case): string => count(amount, GUILDER, form);
const forPrice = (price: number): string => (price === 0 ? 'бесплатно' : `за ${guilders(price, 'accusative')}`);
const withFeatures = (features: readonly RussianNoun[]): string => (features.length === 0 ? '' : ` (${all(features)})`);
/** `парус × 2`: after a name in its plain form any number is right. */
const many = (amount: number, noun: RussianNoun): string => `${noun.nominative} × ${amount}`;

// In the present tense and with players only as subjects: so names need no cases and verbs no gender.
export const shipyard: Catalogue<ShipyardMessages, RussianNoun> = {
  'shipyard-first.title': 'Судоверфь, первое издание',
  'shipyard-first.about':
    'Стройте корабли карта за картой, оснащайте их и отправляйте в пробное плавание. Тайлы действий бегут по кругу.',
  'shipyard-first.option.beginnerLayout': 'По инженеру или вербовщику в каждом секторе дорожки работников',
  'shipyard-first.option.beginnerLayout.help': 'Инженер или вербовщик всегда неподалёку: так проще в первых партиях.',
  'shipyard-first.option.start': 'Кто начинает',
  'shipyard-first.option.start.help': 'Кто ходит первым.',
  'shipyard-first.option.start.random': 'По жребию',
  'shipyard-first.option.start.1': 'Первое место',
  'shipyard-first.option.start.2': 'Второе место',
  'shipyard-first.option.start.3': 'Третье место',
  'shipyard-first.option.start.4': 'Четвёртое место',
  'shipyard-second.title': 'Судоверфь, второе издание',
  'shipyard-second.about':
    'Стройте корабли карта за картой, оснащайте их и отправляйте в пробное плавание. Колесо вращается, и время уходит.',
  'shipyard-second.option.beginnerLayout': 'Раскладка работников для новичков',
  'shipyard-second.option.beginnerLayout.help':
    'Восемь инженеров и вербовщиков лежат, как показано в правилах, остальные работники — случайно.',
  'shipyard-second.option.start': 'Кто начинает',
  'shipyard-second.option.start.help': 'Кто ходит первым.',
  'shipyard-second.option.start.random': 'По жребию',
  'shipyard-second.option.start.1': 'Первое место',
  'shipyard-second.option.start.2': 'Второе место',
  'shipyard-second.option.start.3': 'Третье место',
  'shipyard-second.option.start.4': 'Четвёртое место',
  'shipyard-second.option.contracts': 'Контрактов каждого цвета',
  'shipyard-second.option.contracts.help': 'Сколько каждый получает синих и красных: 2, или 3 для большего выбора.',
  'shipyard-second.option.contractSets': 'Готовые наборы контрактов',
  'shipyard-second.option.contractSets.help':
    'Каждый получает один из наборов для первых партий, а не случайные контракты.',
  'shipyard-solo.title': 'Судоверфь, игра в одиночку',
  'shipyard-solo.about': 'Второе издание для одного: два автомата уводят тайлы, карты и каналы у вас из-под носа.',
  'shipyard-solo.option.beginnerLayout': 'Раскладка работников для новичков',
  'shipyard-solo.option.beginnerLayout.help':
    'Восемь инженеров и вербовщиков лежат, как показано в правилах, остальные работники — случайно.',
  'shipyard-solo.option.contracts': 'Контрактов каждого цвета',
  'shipyard-solo.option.contracts.help': 'Сколько каждый получает синих и красных: 2, или 3 для большего выбора.',
  'shipyard-solo.option.contractSets': 'Готовые наборы контрактов',
  'shipyard-solo.option.contractSets.help':
    'Каждый получает один из наборов для первых партий, а не случайные контракты.',

  'shipyard.label.choose': ({ action, income }) =>
    income > 0 ? `${action.nominative} (доход: ${guilders(income, 'nominative')})` : action.nominative,
  'shipyard.label.bonus': ({ action, price }) => `Бонусное действие ${forPrice(price)}: ${action.nominative}`,
  'shipyard.label.final': ({ action }) => `Последнее действие: ${action.nominative}`,
  'shipyard.label.stopBuying': 'Больше не покупать карт',
  'shipyard.label.noBonus': 'Без бонусного действия',
  'shipyard.label.noFinalAction': 'Без последнего действия',
  'shipyard.label.noLastCard': 'Не покупать последнюю карту',
  'shipyard.label.scrap': 'Отправить корабль на слом',
  'shipyard.label.buy': (p) =>
    `Купить ${p.part.accusative}${withFeatures(p.features)} (столбец ${p.column}, ряд ${p.row}) ${forPrice(p.price)}`,
  'shipyard.label.blank': ({ part }) => `Взять бесплатно ${part.accusative} без оснащения`,
  'shipyard.label.place': ({ part, space }) => `Поставить ${part.accusative} на место ${space}`,
  'shipyard.label.launch': (p) => `Спустить корабль из ${count(p.length, CARD, 'genitive')} с места ${p.space}`,
  'shipyard.label.rent': ({ row, price }) => `Арендовать канал в ряду ${row} ${forPrice(price)}`,
  'shipyard.label.lay': ({ x, y }) => `Положить канал: ${placeOf(x, y)}`,
  'shipyard.label.rotate': ({ degrees }) => `Повернуть на ${degrees}°`,
  'shipyard.label.berth': ({ x, y, mouth }) =>
    `Поставить фишку корабля на ${mouth.accusative} канала (${placeOf(x, y)})`,
  'shipyard.label.setSail': (p) =>
    `Начать отсюда: ${p.mouth.nominative} канала (${placeOf(p.x, p.y)}), лучшее — ${points(p.points, 'nominative')}`,
  'shipyard.label.purchase': ({ goods, row, price }) =>
    `Купить товары из ряда ${row} (${all(goods)}) ${forPrice(price)}`,
  'shipyard.label.take': ({ piece, price }) => `Взять ${piece.accusative} ${forPrice(price)}`,
  'shipyard.label.hire': ({ employee, price }) => `Нанять ${employee.accusative} ${forPrice(price)}`,
  'shipyard.label.exchange': ({ goods }) => `Обменять товары: ${all(goods)}`,
  'shipyard.label.swap': ({ good, piece }) => `Обменять ${good.accusative} на ${piece.accusative}`,
  'shipyard.label.sell': (p) => `Продать ${p.good.accusative} × ${p.count} за ${guilders(p.earned, 'accusative')}`,
  'shipyard.label.fit': (p) => (p.count === 0 ? `Без ${p.piece.genitive}` : capital(many(p.count, p.piece))),
  'shipyard.label.speed': (p) => `Скорость ${p.speed}, лучшее — ${points(p.points, 'nominative')}`,
  'shipyard.label.sail': (p) => `Плыть ${wayOf(p.exits, p.stop)}: ${points(p.points, 'nominative')}`,
  'shipyard.label.sailOn': (p) =>
    `Плыть ${courseOf(p.exits)} и дальше, ещё ${count(p.rest, SPACE, 'nominative')}, лучшее — ${points(p.points, 'nominative')}`,
  'shipyard.label.keep': ({ contract }) => `Оставить ${contract.accusative}`,
  'shipyard.label.drop': ({ contract }) => `Сбросить ${contract.accusative}`,
  'shipyard.label.start': ({ player }) => `Начинает ${player}`,
  'shipyard.label.tile': ({ action }) => `Следующий тайл: ${action.nominative}`,
  'shipyard.label.marker': ({ ring, place }) => `Маркер ${ring.genitive} начинает с ${place}`,
  'shipyard.label.employee': ({ employee }) => `Выложить ${employee.accusative}`,
  'shipyard.label.deal': ({ player, contracts }) => `${player} получает контракт: ${all(contracts)}`,
  'shipyard.label.fill': ({ thing }) => `Вытянуть ${thing}`,
  'shipyard.label.back': ({ back }) => `На рубашке сверху ${back}`,
  'shipyard.label.flip': ({ tile }) => `Перевернуть ${tile}`,
  'shipyard.label.reveal': 'Вскрыть контракты',

  'shipyard.why.money': ({ missing }) => `Не хватает ${guilders(missing, 'genitive')}.`,
  'shipyard.why.forAction': ({ action }) => `Для этого нужно действие ${action.nominative}: сначала выберите его.`,
  'shipyard.why.forActionShort': ({ action, missing }) =>
    `Для этого нужно действие ${action.nominative}, а на него не хватает ${guilders(missing, 'genitive')}.`,
  'shipyard.why.needsCard': 'На места верфи кладут только что купленные карты.',
  'shipyard.why.contractsLater':
    'Контракты сбрасывают, только когда этого требует конец круга или когда кончаются обычные ходы.',
  'shipyard.why.finishFirst': 'Сначала закончите начатое.',
  'shipyard.why.placeFirst': 'Сначала положите купленную карту на верфь.',
  'shipyard.why.layFirst': 'Сначала положите арендованный канал.',
  'shipyard.why.oneTile': 'За одно действие обменивают только один тайл товаров.',
  'shipyard.why.discardFirst': 'Сначала все сбрасывают контракты.',
  'shipyard.why.finalChosen': 'Последнее действие только одно, и оно уже выбрано.',
  'shipyard.why.lastChance': 'Последняя возможность: одна карта, чтобы достроить корабль, и больше никаких действий.',
  'shipyard.why.occupied': ({ action }) =>
    `На тайле ${action.nominative} стоит фишка: выбрать его можно будет, когда она уйдёт.`,
  'shipyard.why.justAdvanced': ({ action }) =>
    `Тайл ${action.nominative} только что передвинут вами вперёд: снова выбрать его можно не раньше следующего хода.`,
  'shipyard.why.chosen': ({ action }) => `${action.nominative} и так ваше действие в этом ходу.`,
  'shipyard.why.bonusUsed': 'Бонусное действие в этом ходу уже было.',
  'shipyard.why.noCardFits': 'Ни одной карте с рынка нет места на вашей верфи.',
  'shipyard.why.noCanal': 'Нет каналов для аренды.',
  'shipyard.why.noGoods': 'Нет товаров для покупки.',
  'shipyard.why.noTile': 'У вас нет товаров для обмена: сначала купите их.',
  'shipyard.why.nobodyToHire': 'Нанимать некого.',
  'shipyard.why.partNowhere': ({ part }) => `На вашей верфи нет места для ${part.genitive}.`,
  'shipyard.why.buyingOrder': 'Карты покупают в том порядке, в каком они лежат на рынке: эту нужно взять раньше.',
  'shipyard.why.stillOnSale': ({ part }) => `Пока можно купить ${part.accusative}, пустых карт не дают.`,
  'shipyard.why.spaceTaken': 'На этом месте уже лежит карта.',
  'shipyard.why.neverAShip': ({ part }) =>
    `Если положить сюда ${part.accusative}, какая-то карта уже никогда не войдёт в готовый корабль.`,
  'shipyard.why.completesNothing': ({ part }) => `Если положить сюда ${part.accusative}, корабль не будет готов.`,
  'shipyard.why.noShipHere': 'Здесь не начинается готовый корабль.',
  'shipyard.why.hasEmployee': ({ employee }) => `На вас уже работает ${employee.nominative}.`,
  'shipyard.why.needsTrader': ({ employee }) => `Сначала нужен ${employee.nominative}.`,
  'shipyard.why.otherRing': 'Это на другом круге.',
  'shipyard.why.notInTable': ({ good, piece }) => `Обменять ${good.accusative} на ${piece.accusative} нельзя.`,
  'shipyard.why.swappedAlready': ({ piece }) => `За этот тайл вы уже взяли ${piece.accusative}.`,
  'shipyard.why.swappingOrder': ({ piece }) =>
    `Одинаковые товары меняют в порядке таблицы: ${piece.accusative} нужно взять раньше.`,
  'shipyard.why.notInStore': (p) =>
    p.count === 0 ? `У вас нет ${p.piece.genitive}.` : `У вас есть только ${many(p.count, p.piece)}.`,
  'shipyard.why.noPlace': ({ piece }) => `На корабле больше нет места для ${piece.genitive}.`,
  'shipyard.why.tooFast': ({ speed, reach }) => `Скорость ${speed} слишком велика: ваши каналы допускают ${reach}.`,
  'shipyard.why.needsCaptain': 'Без капитана корабль не выйдет в плавание.',
  'shipyard.why.inland': 'Эта клетка не ведёт из каналов наружу.',
  'shipyard.why.noWalkFromHere': (p) => `Отсюда нет пути в ${count(p.speed, SPACE, 'accusative')}.`,
  'shipyard.why.noWalkToHere': (p) => `Ни один путь ровно в ${count(p.speed, SPACE, 'accusative')} здесь не кончается.`,
  'shipyard.why.sailInParts': 'Путей слишком много для одного списка: сначала выберите, как плавание начнётся.',
  'shipyard.why.otherSuit': ({ suit }) => `Сейчас нужно решить про другой цвет: ${suit.nominative}.`,

  'shipyard.log.starts': ({ player }) => `Начинает ${player}.`,
  'shipyard.log.dealt': ({ player, contracts }) => `${player} получает контракт: ${all(contracts)}.`,
  'shipyard.log.dealtHidden': ({ player }) => `${player} получает тайный контракт.`,
  'shipyard.log.jumped': ({ action }) => `Тайл ${action.nominative} уступает место первому тайлу.`,
  'shipyard.log.chose': ({ player, action, income }) =>
    income > 0
      ? `${player}: ${action.nominative}, доход ${guilders(income, 'nominative')}.`
      : `${player}: ${action.nominative}.`,
  'shipyard.log.bonus': ({ player, action, paid }) =>
    `${player} получает бонусное действие ${forPrice(paid)}: ${action.nominative}.`,
  'shipyard.log.lapsed': ({ player, action }) => `${player} не может выполнить действие ${action.nominative}.`,
  'shipyard.log.finalAction': ({ player, action }) => `${player}, последнее действие: ${action.nominative}.`,
  'shipyard.log.finalPass': ({ player }) => `${player} отказывается от последнего действия.`,
  'shipyard.log.lap': ({ lap, of }) => `Закончен круг ${lap} из ${of}.`,
  'shipyard.log.guilder': ({ action, lying }) =>
    `На тайле ${action.nominative} лежит ${guilders(lying, 'nominative')}.`,
  'shipyard.log.finishingLaps': 'Последний круг закончен: игра идёт, пока у всех не станет поровну ходов.',
  'shipyard.log.finishingCards': ({ part }) =>
    `Стопка кончилась (${part.nominative}): игра идёт, пока у всех не станет поровну ходов.`,
  'shipyard.log.phaseFinal': 'У каждого есть последнее действие.',
  'shipyard.log.phaseLast': 'Последняя возможность достроить корабль одной картой.',
  'shipyard.log.discarded': ({ player, contracts }) => `${player} сбрасывает контракт: ${all(contracts)}.`,
  'shipyard.log.discardedHidden': ({ player, suit }) => `${player} тайно сбрасывает ${suit.accusative}.`,
  'shipyard.log.bought': (p) =>
    `${p.player} покупает ${p.part.accusative}${withFeatures(p.features)} ${forPrice(p.paid)}.`,
  'shipyard.log.boughtBlank': ({ player, part }) => `${player} берёт ${part.accusative} без оснащения.`,
  'shipyard.log.rented': ({ player, paid }) => `${player} арендует канал ${forPrice(paid)}.`,
  'shipyard.log.purchased': ({ player, goods, paid }) => `${player} покупает товары (${all(goods)}) ${forPrice(paid)}.`,
  'shipyard.log.gathered': ({ player, pieces, paid }) => `${player} получает ${forPrice(paid)}: ${all(pieces)}.`,
  'shipyard.log.hired': ({ player, employee, paid }) => `${player} нанимает ${employee.accusative} ${forPrice(paid)}.`,
  'shipyard.log.exchanged': ({ player, goods }) => `${player} обменивает товары: ${all(goods)}.`,
  'shipyard.log.sold': (p) =>
    `${p.player} продаёт ${p.good.accusative} × ${p.count} за ${guilders(p.earned, 'accusative')}.`,
  'shipyard.log.swapped': ({ player, good, piece }) => `${player} меняет ${good.accusative} на ${piece.accusative}.`,
  'shipyard.log.subsidy': ({ player, earned }) => `${player} получает субсидию: ${guilders(earned, 'nominative')}.`,
  'shipyard.log.cruise': (p) =>
    `${p.player} отправляет в плавание корабль из ${count(p.length, CARD, 'genitive')} (${all(p.pieces)}): ` +
    `${points(p.total, 'nominative')}, из них экипаж ${p.crew}, оснастка ${p.equipment}, скорость ${p.speed}, ` +
    `инспекторы ${p.officials}, Голубая лента ${p.riband}.`,
  'shipyard.log.lostCaptain': ({ player }) => `${player} теряет корабль: нет капитана.`,
  'shipyard.log.lostCanal': ({ player }) => `${player} теряет корабль: каналы не дают ему пройти.`,
  'shipyard.log.scrapped': ({ player }) => `${player} отправляет корабль на слом.`,
  'shipyard.log.flipped': ({ automa, action }) => `Автомат ${automa}: ${action.nominative}.`,
  'shipyard.log.flippedInVain': ({ automa }) => `Автомат ${automa} переворачивает тайл, который взять не может.`,
  'shipyard.log.automaMoved': ({ ring, steps }) => `Маркер ${ring.genitive} сдвигается на ${steps}.`,
  'shipyard.log.exchangeMoved': 'Маркер биржи сдвигается.',
  'shipyard.log.automaRemoved': (p) => `Из игры выходит ${count(p.count, TILE, 'nominative')}.`,
  'shipyard.log.contractScored': (p) =>
    `${p.player}, контракт ${p.contract.nominative}: ${points(p.points, 'nominative')}.`,
  'shipyard.log.tradersScored': (p) => `${p.player}, торговцы: ${points(p.points, 'nominative')}.`,

  'shipyard.score.cruise': ({ ship, length, speed }) =>
    `Корабль ${ship} (${count(length, CARD, 'nominative')}, скорость ${speed})`,
  'shipyard.score.contract': ({ contract }) => `Контракт ${contract.nominative}`,
  'shipyard.score.traders': 'Торговцы',
  'shipyard.score.money': (p) => `${guilders(p.guilders, 'nominative')} (важны только при равенстве)`,
  'shipyard.tieBreak.money': 'При равенстве очков побеждает тот, у кого больше гульденов.',
  'shipyard.verdict.none': 'Хвастаться пока нечем.',
  'shipyard.verdict.sailor': 'Начинающий моряк: неплохо для начала.',
  'shipyard.verdict.engineer': 'Опытный инженер.',
  'shipyard.verdict.shipbuilder': 'Прирождённый кораблестроитель!',
};
