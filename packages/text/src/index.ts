export { chooseLanguage, LANGUAGES, type Language } from './language.ts';
export type { Messages, Nouns } from './messages/index.ts';
export { say, typeset } from './say.ts';
