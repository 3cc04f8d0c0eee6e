export const LANGUAGES = ['en', 'fr', 'ru'] as const;
export type Language = (typeof LANGUAGES)[number];

/** How each writes dates. */
export const LOCALES: { readonly [language in Language]: string } = { en: 'en-GB', fr: 'fr', ru: 'ru' };

/** The first language we speak among those that somebody asks for (`fr-CH`, `ru_RU.UTF-8`), else English. */
export function chooseLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split(/[-_.]/)[0] === language);
    if (found !== undefined) return found;
  }
  return 'en';
}
