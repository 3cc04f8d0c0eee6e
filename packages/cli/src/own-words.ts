import { BOTS } from '@riband/bots';
import { type AnyMessage, seatsUpTo } from '@riband/kernel';
import { chooseLanguage, LANGUAGES, type Language, type Messages, say } from '@riband/text';
import { refuse } from './fail.ts';

/** A message whose key and parameters are known here, so that the compiler can check them. */
export type OwnMessage = AnyMessage<Messages>;

/** What the program says by itself, not about a table. */
export function sayOwn(language: Language, message: OwnMessage): string {
  return say(language, message, []);
}

/** What players are called who have given no name. */
export function playerNames(language: Language, seats: number): readonly string[] {
  return seatsUpTo(seats).map((seat) => sayOwn(language, { key: 'cli.player', params: { number: seat + 1 } }));
}

/** What a bot is called: one of the list as everywhere; any other was made for the search at hand. */
export function botName(language: Language, bot: string): string {
  const isListed = BOTS.some(({ name }) => name === bot);
  return say(language, { key: isListed ? `web.bot.${bot}` : 'cli.hint.search', params: {} }, []);
}

/** The language that was wished for, or that of the system. */
export function languageFrom(wanted: string | undefined): Language {
  const { LC_ALL, LC_MESSAGES, LANG } = process.env;
  if (wanted === undefined) return chooseLanguage([LC_ALL, LC_MESSAGES, LANG].filter((tag) => tag !== undefined));
  const known = LANGUAGES.find((language) => language === wanted);
  return known ?? refuse(`There is no language "${wanted}"; known languages: ${LANGUAGES.join(', ')}.`);
}
