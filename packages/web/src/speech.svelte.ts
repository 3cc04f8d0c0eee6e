import type { Message } from '@riband/kernel';
import type { Motive } from '@riband/protocol';
import { chooseLanguage, type Language, type Messages, say, sayBecause } from '@riband/text';
import { remember, remembered } from './remembered.ts';

/** Nothing to give where the message has no parameters. */
export type ParamsOf<Key extends keyof Messages> = keyof Messages[Key] extends never ? [] : [params: Messages[Key]];

const REMEMBERED = 'language';

/** What the page speaks: the language of the browser until another one is chosen. */
class Speech {
  #language = $state<Language>(chooseLanguage([remembered(REMEMBERED) ?? '', ...navigator.languages]));

  get language(): Language {
    return this.#language;
  }

  choose(language: Language): void {
    this.#language = language;
    remember(REMEMBERED, language);
  }

  /** A message that is known here, by its key. */
  t<Key extends keyof Messages & string>(key: Key, ...[params]: ParamsOf<Key>): string {
    return this.say({ key, params: params ?? {} });
  }

  /** A message from anywhere; players are named by seat. */
  say(message: Message, names: readonly string[] = []): string {
    return say(this.#language, message, names);
  }

  /** The one sentence of a motive. */
  because(because: Motive['because'], names: readonly string[]): string {
    return sayBecause(this.#language, because, names);
  }
}

export const speech = new Speech();
