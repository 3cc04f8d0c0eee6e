import { numbersOf, tally } from '../grammar.ts';

/** The cases that sentences need so far. */
export type Case = 'nominative' | 'genitive' | 'accusative';

/** The forms of a Russian noun in the singular. */
export type RussianNoun = { readonly [form in Case]: string };

/** A noun that is counted: it also has the genitive plural, which follows 5 and more. */
export interface Counted extends RussianNoun {
  readonly many: string;
}

const { written, plural } = numbersOf('ru');

export { written };

const AND = new Intl.ListFormat('ru');

const COIN: Counted = { nominative: 'монета', genitive: 'монеты', accusative: 'монету', many: 'монет' };
const POINT: Counted = { nominative: 'очко', genitive: 'очка', accusative: 'очко', many: 'очков' };
/** Both games are played with them. */
export const TILE: Counted = { nominative: 'тайл', genitive: 'тайла', accusative: 'тайл', many: 'тайлов' };

/** `1 монета`, `2 монеты`, `5 монет`; in the accusative `1 монету`, in the genitive `1 монеты`, `2 монет`; both on one line. */
export function count(amount: number, noun: Counted, form: Case): string {
  return `${written(amount)}\u00a0${counted(amount, noun, form)}`;
}

/** The form after a number; after a fraction (`4,2 очка`) the genitive. Things, not persons: their accusative after 2 to 4 is that of the nominative. */
function counted(amount: number, noun: Counted, form: Case): string {
  const rule = plural(amount);
  if (rule === 'one') return noun[form];
  if (rule === 'other') return noun.genitive;
  return rule === 'few' && form !== 'genitive' ? noun.genitive : noun.many;
}

export const coins = (amount: number, form: Case): string => count(amount, COIN, form);
export const points = (amount: number, form: Case): string => count(amount, POINT, form);

/** `2 × уголь и сталь`. */
export const all = (nouns: readonly RussianNoun[]): string =>
  tally(
    nouns.map((noun) => noun.nominative),
    AND,
  );

/** `за 2 монеты`, `бесплатно`. */
export const forPrice = (price: number): string => (price === 0 ? 'бесплатно' : `за ${coins(price, 'accusative')}`);

/** A dash or a currency does not begin a line, and a number stays with what it counts. */
export const typeset = (text: string): string => text.replace(/ ([—£×])/g, '\u00a0$1').replace(/× /g, '×\u00a0');
