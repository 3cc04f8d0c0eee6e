type None = Record<never, never>;

/** What the rulebook says by itself; its own text is in the web client. */
export type RulebookMessages = {
  'web.rules.heading': None;
  'web.rules.contents': None;
  'web.rules.search': None;
  'web.rules.found': { places: number; sections: number };
  'web.rules.nothing': { query: string };
  'web.rules.close': None;
  'web.rules.editions': None;
  'web.rules.editions.own': None;
  'web.rules.editions.all': None;
  'web.rules.edition.first': None;
  'web.rules.edition.second': None;
  'web.rules.edition.solo': None;
  'web.rules.example': None;
  /** Of a button: what it leads to. */
  'web.rules.about': { about: string };
  /** The name is that of the components in records; the names of the sections follow. */
  'web.rules.others': { name: string };
  /** Above a table of the rules. */
  'web.rules.quoted': None;
  'web.components.heading': None;
  'web.components.intro': None;
  'web.components.own': None;
  'web.components.others': { name: string };
  'web.components.mark.rulebook': None;
  'web.components.meaning.rulebook': None;
  'web.components.mark.seen': None;
  'web.components.meaning.seen': None;
  'web.components.mark.inferred': None;
  'web.components.meaning.inferred': None;
  'web.components.mark.history': None;
  'web.components.meaning.history': None;
  'web.components.mark.designed': None;
  'web.components.meaning.designed': None;
};
