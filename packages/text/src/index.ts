export { chooseLanguage, LANGUAGES, type Language, LOCALES } from './language.ts';
export type { Messages, Nouns } from './messages/index.ts';
export { sayBecause } from './motive.ts';
export { say, typeset } from './say.ts';
