import type { Catalogue } from '../catalogue.ts';
import type { RulebookMessages } from '../messages/rulebook.ts';
import { count, type EnglishNoun } from './grammar.ts';

export const rulebook: Catalogue<RulebookMessages, EnglishNoun> = {
  'web.rules.heading': 'Rules at hand',
  'web.rules.contents': 'Contents',
  'web.rules.search': 'Search the rules',
  'web.rules.found': (p) => `${count(p.places, 'place', 'places')} in ${count(p.sections, 'section', 'sections')}`,
  'web.rules.nothing': ({ query }) => `Nothing found for “${query}”.`,
  'web.rules.close': 'Close the rules',
  'web.rules.editions': 'Editions',
  'web.rules.editions.own': 'This edition',
  'web.rules.editions.all': 'All editions',
  'web.rules.edition.first': 'First edition',
  'web.rules.edition.second': 'Second edition',
  'web.rules.edition.solo': 'Solo',
  'web.rules.example': 'Example',
  'web.rules.about': ({ about }) => `Rules: ${about}`,
  'web.rules.others': ({ name }) =>
    `This table is played with other components (${name}). All numbers in the text and the pictures are those of our newest ones and may differ, but for the marked tables, which quote those of this table:`,
  'web.rules.quoted': 'Numbers from the components of this table',
  'web.components.heading': 'About these components',
  'web.components.intro':
    'The rulebooks tell how to play, but not everything that is printed on the pieces. Here is where each of our facts comes from. Whoever owns the box and knows better can put a more faithful file in place of ours.',
  'web.components.others': ({ name }) =>
    `This table is played with other components than our newest (${name}). Here is what their file says of where its facts come from.`,
  'web.components.own': 'This game is our own, and so is everything in it.',
  'web.components.mark.rulebook': 'rulebook',
  'web.components.meaning.rulebook': 'A rulebook says so.',
  'web.components.mark.seen': 'seen',
  'web.components.meaning.seen': 'Seen in a public picture, or told by a public page.',
  'web.components.mark.inferred': 'inferred',
  'web.components.meaning.inferred': 'It follows from other facts, or they suggest it.',
  'web.components.mark.history': 'history',
  'web.components.meaning.history': 'So it was with the real ship.',
  'web.components.mark.designed': 'our design',
  'web.components.meaning.designed': 'No source was found: we made it to fit the rest.',
};
