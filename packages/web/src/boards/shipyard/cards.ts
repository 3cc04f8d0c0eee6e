import type { Feature, Part, Piece } from './names.ts';

/** What a card shows, read from its name: `middle:cabin+mast`; `bow:plain` and `bow:blank` show nothing. */
export interface CardFace {
  readonly part: Part;
  readonly features: readonly Feature[];
}

export function readCard(name: string): CardFace {
  const [part, shown = ''] = name.split(':');
  const features = shown === 'plain' || shown === 'blank' ? [] : (shown.split('+') as Feature[]);
  // The drive is at the very end of a stern.
  const inOrder = [...features.filter((one) => one !== 'drive'), ...features.filter((one) => one === 'drive')];
  return { part: part as Part, features: inOrder };
}

/** The field of a card; above `deck` is air, below it hull. */
export const CARD = { width: 100, height: 66, deck: 36 } as const;

/** Where along a card its features stand: the ends of a ship leave less room. */
export function slots(part: Part, count: number): readonly number[] {
  const [from, to] = { bow: [30, 98], middle: [3, 97], stern: [3, 84] }[part] as [number, number];
  const width = (to - from) / Math.max(1, count);
  return Array.from({ length: count }, (_, slot) => from + width * (slot + 0.5));
}

const BELOW: readonly Feature[] = ['cabin', 'drive', 'lifebuoy'];
export const isBelowDeck = (feature: Feature): boolean => BELOW.includes(feature);

/** Which pieces go in or on a feature, in the order in which places are given out. */
const TAKES: Readonly<Partial<Record<Feature, readonly Piece[]>>> = {
  cabin: ['captain', 'businessman', 'soldier'],
  mast: ['smokestack', 'sail'],
  cannon: ['cannon'],
  crane: ['crane'],
  drive: ['drive'],
};

/** The pieces on a ship: by card and feature, and those that need no place, the captain first. */
export interface Outfitted {
  readonly placed: readonly (readonly (Piece | null)[])[];
  readonly loose: readonly Piece[];
}

/** Puts the pieces of a ship on its places for the eye: the first captain needs none (S-FIT-2), others overflow by their builders (S-FIT-3). */
export function place(cards: readonly CardFace[], fitted: Readonly<Partial<Record<Piece, number>>>): Outfitted {
  const left = new Map(Object.entries(fitted) as [Piece, number][]);
  const loose: Piece[] = [];
  const take = (piece: Piece): boolean => {
    const count = left.get(piece) ?? 0;
    if (count > 0) left.set(piece, count - 1);
    return count > 0;
  };
  if (take('captain')) loose.push('captain');
  const placed = cards.map(({ features }) =>
    features.map((feature) => (TAKES[feature] ?? []).find((piece) => take(piece)) ?? null),
  );
  for (const [piece, count] of left) for (let one = 0; one < count; one++) loose.push(piece);
  return { placed, loose };
}
