// What the grammars of the languages share.

/** The words in one list; a word that stands there several times is written once, with its number: `2 × coal and steel`. */
export function tally(words: readonly string[], list: Intl.ListFormat): string {
  return list.format(numbered(words).map(([word, count]) => (count === 1 ? word : `${count} × ${word}`)));
}

/** Each once, with how often it is there. */
export function numbered<Word>(words: readonly Word[]): readonly (readonly [word: Word, count: number])[] {
  const counts = new Map<Word, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts];
}

/** What follows itself is said once, with how often: a course `east, east, south` is 2 east, 1 south. */
export function runs<Word>(words: readonly Word[]): readonly { readonly word: Word; readonly times: number }[] {
  const found: { word: Word; times: number }[] = [];
  for (const word of words) {
    const last = found.at(-1);
    if (last !== undefined && last.word === word) last.times++;
    else found.push({ word, times: 1 });
  }
  return found;
}

/** The way from the middle of a grid to a place on it; lines are counted southward. */
export function bearings(
  x: number,
  y: number,
): readonly { readonly side: 'N' | 'E' | 'S' | 'W'; readonly far: number }[] {
  const along = { side: y < 0 ? 'N' : 'S', far: Math.abs(y) } as const;
  const across = { side: x < 0 ? 'W' : 'E', far: Math.abs(x) } as const;
  return [along, across].filter(({ far }) => far > 0);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `+3`, `−2`, `±0`: what changed, with the minus sign of print. */
export function signed(change: number): string {
  if (change === 0) return '±0';
  return change > 0 ? `+${change}` : `−${-change}`;
}

/** The same to a tenth, in the figures of a language: `+3.0`, `−0,5`. */
export function signedTenths(locale: string): (change: number) => string {
  const numbers = new Intl.NumberFormat(locale, {
    signDisplay: 'exceptZero',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (change) => numbers.format(change).replace('-', '−');
}

/** How a language writes and counts numbers. Those of a game are few and `Intl` takes its time: what it once said is remembered. */
export function numbersOf(locale: string): {
  readonly written: (n: number) => string;
  readonly plural: (n: number) => Intl.LDMLPluralRule;
} {
  const numbers = new Intl.NumberFormat(locale);
  const plurals = new Intl.PluralRules(locale);
  return { written: remembered((n) => numbers.format(n)), plural: remembered((n) => plurals.select(n)) };
}

function remembered<Answer>(ask: (n: number) => Answer): (n: number) => Answer {
  const answers = new Map<number, Answer>();
  return (n) => {
    const known = answers.get(n);
    if (known !== undefined) return known;
    const answer = ask(n);
    answers.set(n, answer);
    return answer;
  };
}
