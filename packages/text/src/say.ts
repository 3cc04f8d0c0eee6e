import type { Message, Noun, Param } from '@riband/kernel';
import { english } from './en/index.ts';
import { french } from './fr/index.ts';
import { LANGUAGES, type Language } from './language.ts';
import { russian } from './ru/index.ts';

/** A language without its types: what a message that comes from afar is looked up in. */
interface Speaker {
  readonly messages: Readonly<Record<string, unknown>>;
  readonly nouns: Readonly<Record<string, unknown>>;
  /** The last touch to every text: the spaces and quotes of the language. */
  readonly typeset: (text: string) => string;
}

const SPEAKERS: { readonly [language in Language]: Speaker } = { en: english, fr: french, ru: russian };

/** The text of a message; `names` are those of the players, by seat. */
export function say(language: Language, message: Message, names: readonly string[]): string {
  const speaker = SPEAKERS[language];
  const sentence = find(speaker.messages, message.key, `${language} has no sentence for the message`);
  const spoken = Object.entries(message.params).map(([name, param]) => [name, speak(language, param, names)]);
  // The catalogue is typed by key; here the key is only known at run time.
  const text = typeof sentence === 'function' ? sentence(Object.fromEntries(spoken)) : sentence;
  return speaker.typeset(String(text));
}

/** A text that is no message, with the spaces and quotes of the language. */
export function typeset(language: Language, text: string): string {
  return SPEAKERS[language].typeset(text);
}

function speak(language: Language, param: Param, names: readonly string[]): unknown {
  if (typeof param !== 'object') return param;
  if (Array.isArray(param)) return param.map((noun) => formsOf(language, noun));
  if ('seat' in param) return names[param.seat] ?? String(param.seat + 1);
  return formsOf(language, param as Noun);
}

function formsOf(language: Language, { noun }: Noun): unknown {
  return find(SPEAKERS[language].nouns, noun, `${language} has no forms for the noun`);
}

function find(record: Readonly<Record<string, unknown>>, key: string, complaint: string): unknown {
  if (Object.hasOwn(record, key)) return record[key];
  throw new RangeError(`${complaint} "${key}"; add it in packages/text for ${LANGUAGES.join(', ')}`);
}
