import type { CrossingOceansMessages, CrossingOceansNouns } from '@riband/crossing-oceans';
import type { Catalogue, Dictionary } from '../catalogue.ts';
import { capital } from '../grammar.ts';
import { type Case, type Counted, count, type RussianNoun, written } from './grammar.ts';

/** Ports stand beside the word for port and keep their first form: `в порту Бостон`. */
const port = (name: string): RussianNoun => ({ nominative: name, genitive: name, accusative: name });
const tradeToken = (nominative: string, genitive: string): RussianNoun => ({
  nominative: `${nominative} торговый жетон`,
  genitive: `${genitive} торгового жетона`,
  accusative: `${nominative} торговый жетон`,
});
const flag = (nominative: string, genitive: string): RussianNoun => ({
  nominative: `${nominative} флаг`,
  genitive: `${genitive} флага`,
  accusative: `${nominative} флаг`,
});

export const crossingOceansNouns: Dictionary<CrossingOceansNouns, RussianNoun> = {
  'crossing-oceans.port.new-york': port('Нью-Йорк'),
  'crossing-oceans.port.montreal': port('Монреаль'),
  'crossing-oceans.port.boston': port('Бостон'),
  'crossing-oceans.port.new-orleans': port('Новый Орлеан'),
  'crossing-oceans.port.rio-de-janeiro': port('Рио-де-Жанейро'),
  'crossing-oceans.port.buenos-aires': port('Буэнос-Айрес'),
  'crossing-oceans.port.cape-town': port('Кейптаун'),
  'crossing-oceans.port.bombay': port('Бомбей'),
  'crossing-oceans.port.colombo': port('Коломбо'),
  'crossing-oceans.port.batavia': port('Батавия'),
  'crossing-oceans.port.sydney': port('Сидней'),
  'crossing-oceans.port.auckland': port('Окленд'),
  'crossing-oceans.port.yokohama': port('Иокогама'),
  'crossing-oceans.port.shanghai': port('Шанхай'),
  'crossing-oceans.port.san-francisco': port('Сан-Франциско'),
  'crossing-oceans.region.north-atlantic': {
    nominative: 'Северная Атлантика',
    genitive: 'Северной Атлантики',
    accusative: 'Северную Атлантику',
  },
  'crossing-oceans.region.south-atlantic': {
    nominative: 'Южная Атлантика',
    genitive: 'Южной Атлантики',
    accusative: 'Южную Атлантику',
  },
  'crossing-oceans.region.indian-ocean': {
    nominative: 'Индийский океан',
    genitive: 'Индийского океана',
    accusative: 'Индийский океан',
  },
  'crossing-oceans.region.tasmanian-sea': {
    nominative: 'Тасманово море',
    genitive: 'Тасманова моря',
    accusative: 'Тасманово море',
  },
  'crossing-oceans.region.pacific-ocean': {
    nominative: 'Тихий океан',
    genitive: 'Тихого океана',
    accusative: 'Тихий океан',
  },
  'crossing-oceans.token.blue': {
    nominative: 'Голубая лента',
    genitive: 'Голубой ленты',
    accusative: 'Голубую ленту',
  },
  'crossing-oceans.token.black': {
    nominative: 'угольный причал',
    genitive: 'угольного причала',
    accusative: 'угольный причал',
  },
  'crossing-oceans.token.green': tradeToken('зелёный', 'зелёного'),
  'crossing-oceans.token.red': tradeToken('красный', 'красного'),
  'crossing-oceans.token.white': tradeToken('белый', 'белого'),
  'crossing-oceans.flag.blue': flag('синий', 'синего'),
  'crossing-oceans.flag.black': flag('чёрный', 'чёрного'),
  'crossing-oceans.flag.green': flag('зелёный', 'зелёного'),
  'crossing-oceans.flag.red': flag('красный', 'красного'),
  'crossing-oceans.flag.white': flag('белый', 'белого'),
  'crossing-oceans.action.coal': { nominative: 'Уголь', genitive: 'Угля', accusative: 'Уголь' },
  'crossing-oceans.action.region': { nominative: 'Регион', genitive: 'Региона', accusative: 'Регион' },
  'crossing-oceans.action.ships': { nominative: 'Суда', genitive: 'Судов', accusative: 'Суда' },
  'crossing-oceans.action.riband': {
    nominative: 'Голубая лента',
    genitive: 'Голубой ленты',
    accusative: 'Голубую ленту',
  },
  'crossing-oceans.action.house': {
    nominative: 'Торговый дом',
    genitive: 'Торгового дома',
    accusative: 'Торговый дом',
  },
  'crossing-oceans.action.fleet': { nominative: 'Флот', genitive: 'Флота', accusative: 'Флот' },
  'crossing-oceans.action.cargo': { nominative: 'Груз', genitive: 'Груза', accusative: 'Груз' },
};

const CONTRACT: Counted = {
  nominative: 'контракт',
  genitive: 'контракта',
  accusative: 'контракт',
  many: 'контрактов',
};
export const COAL: Counted = {
  nominative: 'единица угля',
  genitive: 'единицы угля',
  accusative: 'единицу угля',
  many: 'единиц угля',
};
const HOUSE: Counted = {
  nominative: 'торговый дом',
  genitive: 'торговых дома',
  accusative: 'торговый дом',
  many: 'торговых домов',
};
const CAPTAIN: Counted = { nominative: 'капитан', genitive: 'капитана', accusative: 'капитана', many: 'капитанов' };
export const KNOT: Counted = { nominative: 'узел', genitive: 'узла', accusative: 'узел', many: 'узлов' };
const MULTICOLOURED: Counted = {
  nominative: 'разноцветный флаг',
  genitive: 'разноцветных флага',
  accusative: 'разноцветный флаг',
  many: 'разноцветных флагов',
};

export const pounds = (amount: number): string => `${written(amount)}\u00a0£`;
const forPounds = (amount: number): string => (amount === 0 ? 'бесплатно' : `за ${pounds(amount)}`);
const contracts = (amount: number, form: Case): string => count(amount, CONTRACT, form);
const coal = (amount: number, form: Case): string => count(amount, COAL, form);

/** A port of a brought component file is called what that file calls it. */
export const named = (place: RussianNoun | string): string => (typeof place === 'string' ? place : place.nominative);
const inPort = (place: RussianNoun | string): string => `в порту ${named(place)}`;

// In the present tense and with players only as subjects: so names need no cases and verbs no gender. Ships stand in quotes beside
// the word for a vessel, which has cases of its own.
export const crossingOceans: Catalogue<CrossingOceansMessages, RussianNoun> = {
  'crossing-oceans.title': 'Crossing Oceans: через океаны',
  'crossing-oceans.about':
    'Судоходство около 1900 года: покупайте всё более крупные пароходы, открывайте линии по всему миру, снабжайте суда углём и боритесь за Голубую ленту.',

  'crossing-oceans.label.contract': 'Взять контракт',
  'crossing-oceans.label.place': ({ ship }) => `Выставить судно «${ship}»`,
  'crossing-oceans.label.spot': ({ ship, port }) => `Выставить судно «${ship}» ${inPort(port)}`,
  'crossing-oceans.label.replace': ({ ship, port, replaced }) =>
    `Заменить судно «${replaced}» ${inPort(port)} судном «${ship}»`,
  'crossing-oceans.label.sell': ({ earned }) => `Обменять контракт на ${pounds(earned)}`,
  'crossing-oceans.label.coal': ({ ship, port }) =>
    `Обменять контракт на единицу угля для судна «${ship}» ${inPort(port)}`,
  'crossing-oceans.label.open': (p) =>
    `Открыть торговый дом ${inPort(p.port)} за ${contracts(p.contracts, 'accusative')}`,
  'crossing-oceans.label.go': ({ spot, action }) => `Перейти на поле ${spot}, «${action.nominative}»`,
  'crossing-oceans.label.goFar': (p) =>
    `Перейти на поле ${p.spot}, «${p.action.nominative}», за ${contracts(p.contracts, 'accusative')}`,
  'crossing-oceans.label.buy': ({ ship, price }) => `Купить судно «${ship}» ${forPounds(price)}`,
  'crossing-oceans.label.buyHeadquarters': ({ company, price }) =>
    `Купить штаб-квартиру «${company}» ${forPounds(price)}`,
  'crossing-oceans.label.done': 'Больше ничего не покупать',
  'crossing-oceans.label.region': ({ region }) => `Выбрать ${region.accusative}`,
  'crossing-oceans.label.cargo': ({ ship, earned }) => `Отправить судно «${ship}» с грузом: ${pounds(earned)}`,
  'crossing-oceans.label.riband': (p) =>
    `Идти на рекорд на судне «${p.ship}»: ${pounds(p.earned)} за ${coal(p.coal, 'accusative')}`,
  'crossing-oceans.label.house': ({ port }) => `Открыть торговый дом ${inPort(port)}`,
  'crossing-oceans.label.token': ({ token, price }) => `Взять ${token.accusative} ${forPounds(price)}`,
  'crossing-oceans.label.decline': 'Не брать жетон',
  'crossing-oceans.label.load': ({ ship, port }) => `Погрузить единицу угля на судно «${ship}» ${inPort(port)}`,
  'crossing-oceans.label.fill': ({ ship }) => `На рынок приходит судно «${ship}»`,
  'crossing-oceans.label.fillHeadquarters': ({ company }) => `На рынке появляется штаб-квартира «${company}»`,
  'crossing-oceans.label.deal': ({ player, ship }) => `${player} вытягивает судно «${ship}»`,
  'crossing-oceans.label.elder': ({ player }) => `Старшим считается судно, которым владеет ${player}`,

  'crossing-oceans.why.now.place': 'Сначала выставьте судно или возьмите контракт.',
  'crossing-oceans.why.now.spot': ({ ship }) => `Сначала выберите порт для судна «${ship}».`,
  'crossing-oceans.why.now.rondel': 'Сейчас используют контракты или двигают капитана по ронделю.',
  'crossing-oceans.why.now.buy': 'Купите что-нибудь на рынке или в доках либо закончите покупки.',
  'crossing-oceans.why.now.region': 'Сейчас нужно выбрать регион.',
  'crossing-oceans.why.now.cargo': 'Сейчас нужно выбрать судно, которое повезёт груз.',
  'crossing-oceans.why.now.riband': 'Сейчас нужно выбрать судно, которое идёт на рекорд.',
  'crossing-oceans.why.now.house': 'Сейчас нужно выбрать порт для торгового дома.',
  'crossing-oceans.why.now.token': 'Сейчас нужно выбрать столбец планшета для жетона.',
  'crossing-oceans.why.now.load': 'Сейчас нужно выбрать суда, которые берут уголь.',
  'crossing-oceans.why.pounds': ({ missing }) => `Не хватает ${pounds(missing)}.`,
  'crossing-oceans.why.contracts': ({ missing }) => `Не хватает ${contracts(missing, 'genitive')}.`,
  'crossing-oceans.why.coal': ({ ship, missing }) => `Судну «${ship}» не хватает ${coal(missing, 'genitive')}.`,
  'crossing-oceans.why.headquartersStay': 'Штаб-квартиры на карту не выставляют.',
  'crossing-oceans.why.noCaptain': 'У вас нет для него капитана.',
  'crossing-oceans.why.tooOld': ({ ship }) =>
    `Судно «${ship}» слишком старое: нет судна, которое оно могло бы заменить.`,
  'crossing-oceans.why.emptyFirst': ({ region }) =>
    `Пока среди портов ${region.genitive} есть свободное место, суда там не заменяют.`,
  'crossing-oceans.why.lanternFirst': ({ ship }) => `Заменить можно только судно с красным фонарём: «${ship}».`,
  'crossing-oceans.why.older': ({ ship, than }) => `Судно «${ship}» не новее судна «${than}».`,
  'crossing-oceans.why.noOwnShip': ({ port }) => `${capital(inPort(port))} нет вашего судна.`,
  'crossing-oceans.why.noCoalOnClippers': ({ ship }) => `«${ship}» — клипер, уголь ему не нужен.`,
  'crossing-oceans.why.fullyLoaded': ({ ship }) => `Судно «${ship}» загружено углём полностью.`,
  'crossing-oceans.why.ownHouse': ({ port }) => `${capital(inPort(port))} у вас уже есть торговый дом.`,
  'crossing-oceans.why.noHouses': 'У вас не осталось торговых домов.',
  'crossing-oceans.why.mustMoveOn': 'Ваш капитан уже стоит здесь и должен идти дальше.',
  'crossing-oceans.why.noTonnage': ({ ship }) => `У судна «${ship}» не указан тоннаж.`,
  'crossing-oceans.why.notNorthAtlantic': ({ port }) => `Порт ${named(port)} — не в Северной Атлантике.`,
  'crossing-oceans.why.notFastest': (p) =>
    `Судно «${p.ship}» не развивает ${count(p.speed, KNOT, 'accusative')} — наибольшую скорость в Северной Атлантике.`,
  'crossing-oceans.why.columnFull': ({ token }) => `Для ${token.genitive} больше нет места.`,
  'crossing-oceans.why.coalPierFirst': 'Пока есть место для угольного причала, ничего другого купить нельзя.',
  'crossing-oceans.why.tradeTokenFirst': 'Пока для торговых жетонов есть место, других брать нельзя.',
  'crossing-oceans.why.notFewest': ({ token }) =>
    `В другом столбце жетонов меньше, чем в столбце для ${token.genitive}.`,
  'crossing-oceans.why.moreCoal': ({ ship }) => `На судне «${ship}» угля больше, чем на других ваших судах.`,
  'crossing-oceans.why.loadLater': ({ ship }) =>
    `Выбирайте начиная с первого порта: судно «${ship}» ещё сможет взять уголь позже.`,
  'crossing-oceans.why.loadPassed': ({ ship }) =>
    `Вы уже выбрали более дальний порт: отмените этот выбор, чтобы сначала дать уголь судну «${ship}».`,

  'crossing-oceans.log.filled': ({ ship }) => `На рынок приходит судно «${ship}».`,
  'crossing-oceans.log.filledHeadquarters': ({ company }) => `На рынке появляется штаб-квартира «${company}».`,
  'crossing-oceans.log.dealt': ({ player, ship }) => `${player} вытягивает судно «${ship}».`,
  'crossing-oceans.log.clipper': ({ player, ship, port }) => `${player} получает клипер «${ship}» ${inPort(port)}.`,
  'crossing-oceans.log.contract': ({ player }) => `${player} берёт контракт.`,
  'crossing-oceans.log.placed': ({ player, ship, port }) => `${player} выставляет судно «${ship}» ${inPort(port)}.`,
  'crossing-oceans.log.returned': ({ player, ship }) => `${player} забирает судно «${ship}» обратно.`,
  'crossing-oceans.log.left': ({ ship }) => `Судно «${ship}» выходит из игры.`,
  'crossing-oceans.log.lantern': ({ region, ship }) => `Красный фонарь ${region.genitive} переходит к судну «${ship}».`,
  'crossing-oceans.log.sold': ({ player, earned }) => `${player} продаёт контракт ${forPounds(earned)}.`,
  'crossing-oceans.log.coaled': (p) =>
    `${p.player} меняет контракт на уголь: на судне «${p.ship}» теперь ${coal(p.coal, 'nominative')}.`,
  'crossing-oceans.log.went': ({ player, action }) => `${player} переходит на поле «${action.nominative}».`,
  'crossing-oceans.log.wentFar': (p) =>
    `${p.player} переходит на поле «${p.action.nominative}» за ${contracts(p.contracts, 'accusative')}.`,
  'crossing-oceans.log.idle': ({ player, action }) =>
    `${player} ничего не получает от действия «${action.nominative}».`,
  'crossing-oceans.log.named': ({ player, region }) => `${player} выбирает ${region.accusative}.`,
  'crossing-oceans.log.bought': ({ player, ship, paid }) => `${player} покупает судно «${ship}» ${forPounds(paid)}.`,
  'crossing-oceans.log.boughtHeadquarters': ({ player, company, paid }) =>
    `${player} покупает штаб-квартиру «${company}» ${forPounds(paid)}.`,
  'crossing-oceans.log.docked': ({ ship }) => `Судно «${ship}» уходит в доки.`,
  'crossing-oceans.log.scrapped': ({ ship }) => `Судно «${ship}» идёт на слом.`,
  'crossing-oceans.log.earned': ({ player, ship, earned }) =>
    `${player} получает ${pounds(earned)}: доход судна «${ship}».`,
  'crossing-oceans.log.cargo': ({ player, ship, earned }) =>
    `${player} получает ${pounds(earned)} за груз судна «${ship}».`,
  'crossing-oceans.log.riband': (p) =>
    `${p.player} получает ${pounds(p.earned)}: судно «${p.ship}» выигрывает гонку через Северную Атлантику, израсходовав ${coal(p.coal, 'accusative')}.`,
  'crossing-oceans.log.bonus': (p) =>
    `${p.player} получает ${pounds(p.earned)} за ${count(p.houses, HOUSE, 'accusative')} в портах ${p.region.genitive}.`,
  'crossing-oceans.log.opened': ({ player, port }) => `${player} открывает торговый дом ${inPort(port)}.`,
  'crossing-oceans.log.openedFor': (p) =>
    `${p.player} открывает торговый дом ${inPort(p.port)} за ${contracts(p.contracts, 'accusative')}.`,
  'crossing-oceans.log.rent': ({ player, to, paid }) => `${player} платит ${pounds(paid)}; получает ${to}.`,
  'crossing-oceans.log.token': ({ player, token, paid }) => `${player} берёт ${token.accusative} ${forPounds(paid)}.`,
  'crossing-oceans.log.loaded': (p) =>
    `${p.player} грузит уголь: на судне «${p.ship}» теперь ${coal(p.coal, 'nominative')}.`,
  'crossing-oceans.log.end': ({ lastRound }) => `Игра близится к концу: раунд ${lastRound} — последний.`,

  'crossing-oceans.score.money': (p) => `Деньги: ${pounds(p.pounds)}`,
  'crossing-oceans.score.captains': (p) => `${count(p.captains, CAPTAIN, 'nominative')} в море`,
  'crossing-oceans.score.houses': (p) => count(p.houses, HOUSE, 'nominative'),
  'crossing-oceans.score.flags': (p) => `${capital(p.flag.nominative)}: ${p.flags} × ${p.worth}`,
  'crossing-oceans.score.multicoloured': (p) => `${count(p.flags, MULTICOLOURED, 'nominative')} × ${p.colours}`,
  'crossing-oceans.tieBreak.youngest': 'При равенстве очков место выше у того, кто владеет самым новым судном.',
};
