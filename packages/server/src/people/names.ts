/** Letters, digits, and what stands between and around them; no control and no turning characters. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;
/** Nothing is seen of them: fillers, joiners, selectors, the blank of Braille and that of music. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u2800\u{1D159}]/u;
/** Telephones say after each picture that it is one. */
const PICTURE = /(?<=\p{Extended_Pictographic})\uFE0F/gu;
const SOMETHING = /[\p{L}\p{N}]/u;
/** Towers of marks that climb over what stands above. */
const TOWER = /\p{M}{3}/u;
const LONGEST = 30;

/** What somebody calls a thing of their own, as it is shown, or nothing if it plays tricks on its readers. */
export function cleanLabel(text: string): string | undefined {
  const clean = text
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .replace(PICTURE, '')
    .trim();
  const isPlain = PLAIN.test(clean) && SOMETHING.test(clean) && !INVISIBLE.test(clean) && !TOWER.test(clean);
  return isPlain && clean.length <= LONGEST ? clean : undefined;
}

/** Why a text is none. */
export const NO_NAME = 'A name has letters of one alphabet or digits, at most 30, and nothing invisible.';

/** Alphabets with letters that look like those of another one: whoever writes in one of them needs no other. */
const ALONE = ['Armenian', 'Cherokee', 'Coptic', 'Cyrillic', 'Deseret', 'Greek', 'Lisu', 'Osage', 'Tifinagh'].map(
  (script) => ({
    own: new RegExp(`\\p{Script=${script}}`, 'u'),
    /** A letter, but none of these, and none that all alphabets share. */
    other: new RegExp(`[^\\P{L}\\p{Script_Extensions=${script}}\\p{Script=Common}\\p{Script=Inherited}]`, 'u'),
  }),
);

/** The name of a person as it is shown everywhere, or nothing if it plays tricks on its readers. */
export function cleanName(name: string): string | undefined {
  const clean = cleanLabel(name);
  const isMixed = ALONE.some(({ own, other }) => clean !== undefined && own.test(clean) && other.test(clean));
  return isMixed ? undefined : clean;
}

/** What somebody says, on one line and without tricks; nothing if there is nothing left. */
export function cleanLine(text: string): string | undefined {
  const clean = text
    .normalize('NFC')
    .replace(/[\p{Z}\p{C}]+/gu, ' ')
    .replace(/(\p{M}{3})\p{M}+/gu, '$1')
    .trim();
  return clean === '' ? undefined : clean;
}

/** Letters of other alphabets, and figures, that look like Latin ones. It stays as it is: names of accounts are stored like this. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  ...{
    а: 'a',
    в: 'b',
    е: 'e',
    ё: 'e',
    з: '3',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    м: 'm',
    н: 'h',
    о: 'o',
    р: 'p',
    с: 'c',
    ѕ: 's',
  },
  ...{ т: 't', у: 'y', х: 'x', α: 'a', β: 'b', ε: 'e', ι: 'i', κ: 'k', ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x' },
  ...{ '0': 'o', '1': 'l', '|': 'l', ı: 'i' },
};

/** By what an account is found. */
export function loginOf(name: string): string {
  const seen = name.normalize('NFKD').replace(new RegExp(INVISIBLE, 'gu'), '');
  const plain = seen.replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => LOOK_ALIKES[letter] ?? letter)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('');
}

/** What looks like a Latin letter, small or as a capital. A capital `i` looks like a small `l`: so all of them are one. */
const ALIKE: Readonly<Record<string, string>> = {
  ...{ a: 'ɑᎪꓮ', b: 'ьᏴꓐ', c: 'ςⲥᏟꓚ', d: 'ԁᎠꓓ', e: 'ҽⲉᎬꓰ', f: 'ϝꓝ', g: 'ɡցᏀꓖ', h: 'һհⲏᎻꓧ', j: 'յᎫꓙ', k: 'ⲕᏦꓗ' },
  ...{ l: 'iӏɩǀᏞꓡꓲ', m: 'ⲙᎷꓟ', n: 'ηոⲛꓠ', o: 'σօⲟꓳ', p: 'ⲣᏢꓑ', q: 'ԛզ', r: 'ᎡꓣᏒ', s: 'Ꮪꓢ', t: 'ⲧᎢꓔ', u: 'սꓴ' },
  ...{ v: 'ѵᏙꓦ', w: 'ԝᎳꓪ', x: 'ⲭꓫ', y: 'γүⲩᎩꓬ', z: 'ᏃꓜⲌ' },
};

/** What is shown beside what it looks like, letter by letter. */
export const FOLDS: readonly (readonly [letter: string, like: string])[] = Object.entries(ALIKE).flatMap(
  ([like, letters]) => Array.from(letters, (letter) => [letter.toLowerCase(), like] as const),
);
const FOLDED = new Map(FOLDS);

/** How an account's name looks: what tells accounts apart. */
export const foldedLogin = (login: string): string =>
  Array.from(login, (letter) => FOLDED.get(letter) ?? letter).join('');

/** Capitals that look like others than their small letters do. */
const CAPITALS: Readonly<Record<string, string>> = { Ζ: 'z', Η: 'h', Ι: 'l', Μ: 'm', Ν: 'n', Υ: 'y' };

/** How the name of a person looks: who sees two that look the same takes one for the other. */
export function looksOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/[ΖΗΙΜΝΥ]/g, (capital) => CAPITALS[capital] ?? capital);
  return foldedLogin(loginOf(plain));
}
