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
