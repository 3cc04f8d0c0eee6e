export { chooseLanguage, LANGUAGES, type Language } from './language.ts';
export type { Messages, Nouns } from './messages/index.ts';
export { say } from './say.ts';
