import type { Catalogue } from '../catalogue.ts';
import type { RulebookMessages } from '../messages/rulebook.ts';
import type { RussianNoun } from './grammar.ts';

export const rulebook: Catalogue<RulebookMessages, RussianNoun> = {
  'web.rules.heading': 'Правила под рукой',
  'web.rules.contents': 'Содержание',
  'web.rules.search': 'Поиск по правилам',
  'web.rules.found': ({ places, sections }) => `Найдено мест: ${places}, разделов: ${sections}`,
  'web.rules.nothing': ({ query }) => `По запросу «${query}» ничего не найдено.`,
  'web.rules.close': 'Закрыть правила',
  'web.rules.editions': 'Издания',
  'web.rules.editions.own': 'Это издание',
  'web.rules.editions.all': 'Все издания',
  'web.rules.edition.first': 'Первое издание',
  'web.rules.edition.second': 'Второе издание',
  'web.rules.edition.solo': 'Игра в одиночку',
  'web.rules.example': 'Пример',
  'web.rules.about': ({ about }) => `Правила: ${about}`,
  'web.rules.others': ({ name }) =>
    `За этим столом играют с другими компонентами (${name}). Все числа в тексте и на рисунках относятся к нашим новейшим и могут отличаться; отмеченные таблицы приводят числа компонентов этого стола:`,
  'web.rules.quoted': 'Числа компонентов этого стола',
  'web.components.heading': 'Откуда эти компоненты',
  'web.components.intro':
    'Правила объясняют, как играть, но не всё, что напечатано на картах и тайлах. Здесь сказано, откуда взяты наши сведения. Если у вас есть коробка с игрой и вы знаете точнее, наш файл можно заменить более верным.',
  'web.components.others': ({ name }) =>
    `За этим столом играют не с новейшими нашими компонентами, а с другими (${name}). Вот что их файл говорит о происхождении сведений.`,
  'web.components.own': 'Эту игру придумали мы, и всё в ней тоже.',
  'web.components.mark.rulebook': 'правила',
  'web.components.meaning.rulebook': 'Так сказано в правилах игры.',
  'web.components.mark.seen': 'видели',
  'web.components.meaning.seen': 'Видно на общедоступном снимке или сказано на общедоступной странице.',
  'web.components.mark.inferred': 'вывод',
  'web.components.meaning.inferred': 'Следует из других сведений или подсказано ими.',
  'web.components.mark.history': 'история',
  'web.components.meaning.history': 'Таким было настоящее судно.',
  'web.components.mark.designed': 'придумано нами',
  'web.components.meaning.designed': 'Источника не нашлось: мы подобрали это к остальному.',
};
