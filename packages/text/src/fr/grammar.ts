import { numbered, numbersOf, tally } from '../grammar.ts';

/** The forms of a French noun; what is not counted (le charbon) has only the first. */
export interface FrenchNoun {
  readonly gender: 'm' | 'f';
  readonly one: string;
  readonly other?: string;
  /** Where the first letter does not tell: `l’hélice`, `l’yeuse`, but `le ouistiti`. */
  readonly elides?: boolean;
}

const { written, plural } = numbersOf('fr');

export { written };

const AND = new Intl.ListFormat('fr');

/** `0 pièce`, `1 pièce`, `2 pièces`: a number and its unit stay on one line. */
export function count(amount: number, one: string, other: string): string {
  return `${written(amount)}\u00a0${plural(amount) === 'one' ? one : other}`;
}

export const coins = (amount: number): string => count(amount, 'pièce', 'pièces');
export const points = (amount: number): string => count(amount, 'point', 'points');

/** `du charbon`, `de la laine`, `de l’acier`. */
export function some(noun: FrenchNoun): string {
  if (elides(noun)) return `de l’${noun.one}`;
  return noun.gender === 'm' ? `du ${noun.one}` : `de la ${noun.one}`;
}

/** `au nord`, `à la poupe`, `à l’est`. */
export function at(noun: FrenchNoun): string {
  if (elides(noun)) return `à l’${noun.one}`;
  return noun.gender === 'm' ? `au ${noun.one}` : `à la ${noun.one}`;
}

/** `de charbon`, `d’acier`: after a negation or a quantity. */
export const of = (noun: FrenchNoun): string => (elides(noun) ? `d’${noun.one}` : `de ${noun.one}`);

/** `2 × charbon et acier`. */
export const all = (nouns: readonly FrenchNoun[]): string =>
  tally(
    nouns.map((noun) => noun.one),
    AND,
  );

/** `un capitaine et 2 voiles`, `du charbon et 2 × blé`. */
export const theseThings = (nouns: readonly FrenchNoun[]): string =>
  AND.format(numbered(nouns).map(([noun, amount]) => (amount === 1 ? one(noun) : severalOf(amount, noun))));

/** `un capitaine`, `une voile`; of what is not counted, `du charbon`. */
export function one(noun: FrenchNoun): string {
  if (noun.other === undefined) return some(noun);
  return noun.gender === 'm' ? `un ${noun.one}` : `une ${noun.one}`;
}

const severalOf = (amount: number, { one, other }: FrenchNoun): string =>
  other === undefined ? `${amount} × ${one}` : count(amount, one, other);

/** `1re`, `2e`, before a feminine noun. */
export const ordinal = (n: number): string => `${written(n)}${n === 1 ? 're' : 'e'}`;

/** `pour 2 pièces`, `gratuitement`. */
export const forPrice = (price: number): string => (price === 0 ? 'gratuitement' : `pour ${coins(price)}`);

/** French sets a space that must not break before these marks: a full one before the colon, before a currency and inside quotes, else (as between thousands) a narrow one. */
export function typeset(text: string): string {
  return text
    .replace(/ ([;!?])/g, '\u202f$1')
    .replace(/(\d) (?=\d{3}\b)/g, '$1\u202f')
    .replace(/ ([:»£])/g, '\u00a0$1')
    .replace(/ × /g, '\u00a0×\u00a0')
    .replace(/« /g, '«\u00a0');
}

/** Most vowels elide; `y` and `h` do in some words and not in others (`le yacht`, `le hauban`). */
function elides({ one, elides: known }: FrenchNoun): boolean {
  return known ?? /^[aeiouàâéèêëîïôœùû]/i.test(one);
}
