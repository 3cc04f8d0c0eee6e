import { numbersOf, tally } from '../grammar.ts';

/** The forms of an English noun; what is not counted (coal) has only the first. */
export interface EnglishNoun {
  readonly one: string;
  readonly other?: string;
}

const ORDINALS = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const ENDINGS: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };
const { written, plural } = numbersOf('en-GB');

export { written };

const AND = new Intl.ListFormat('en-GB');

/** `1 coin`, `2 coins`. */
export function count(amount: number, one: string, other: string): string {
  return `${written(amount)} ${plural(amount) === 'one' ? one : other}`;
}

export const coins = (amount: number): string => count(amount, 'coin', 'coins');
export const points = (amount: number): string => count(amount, 'point', 'points');

/** `1st`, `2nd`, `11th`. */
export const ordinal = (n: number): string => `${written(n)}${ENDINGS[ORDINALS.select(n)] ?? 'th'}`;

/** `2 × coal and steel`. */
export const all = (nouns: readonly EnglishNoun[]): string =>
  tally(
    nouns.map((noun) => noun.one),
    AND,
  );

/** `for 2 coins`, `for free`. */
export const forPrice = (price: number): string => (price === 0 ? 'for free' : `for ${coins(price)}`);
