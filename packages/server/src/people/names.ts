/** Letters, digits, and what stands between and around them; no control, no invisible and no turning characters. */
const PLAIN = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}]+$/u;
const SOMETHING = /[\p{L}\p{N}]/u;
/** Towers of marks that climb over what stands above. */
const TOWER = /\p{M}{3}/u;
const LONGEST = 30;

/** The name as it is shown everywhere, or nothing if it plays tricks on its readers. */
export function cleanName(name: string): string | undefined {
  const clean = name
    .normalize('NFKC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();
  const fits = clean.length <= LONGEST && PLAIN.test(clean) && SOMETHING.test(clean) && !TOWER.test(clean);
  return fits ? clean : undefined;
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

/** Letters of other alphabets, and figures, that look like Latin ones. */
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

/** What tells accounts apart: names that look the same are the same. */
export function loginOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return Array.from(plain, (letter) => LOOK_ALIKES[letter] ?? letter)
    .filter((letter) => /[\p{L}\p{N}]/u.test(letter))
    .join('');
}
