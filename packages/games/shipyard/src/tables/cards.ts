import type { ComponentFile } from '../components/index.ts';
import { FEATURES, GOODS, indexIn, PARTS } from '../lists.ts';

/** A face of a ship card. Cards with the same face are the same piece. */
export interface CardFace {
  readonly name: string;
  readonly part: number;
  /** How many of each feature it shows, by FEATURES. */
  readonly features: readonly number[];
}

/** A face of a commodity tile: how many of each good. */
export interface GoodsFace {
  readonly name: string;
  readonly counts: readonly number[];
}

/** The different faces among some pieces, in the order in which they first come, each with its number. */
export function countFaces<Piece, Face extends { readonly name: string }>(
  pieces: readonly Piece[],
  faceOf: (piece: Piece) => Face,
): { face: Face; count: number }[] {
  const found = new Map<string, { face: Face; count: number }>();
  for (const piece of pieces) {
    const face = faceOf(piece);
    const known = found.get(face.name);
    if (known === undefined) found.set(face.name, { face, count: 1 });
    else known.count += 1;
  }
  return [...found.values()];
}

type CardPiece = ComponentFile['shipCards']['cards'][number];
type GoodsPiece = ComponentFile['commodityTiles']['tiles'][number];

/** `middle:cabin+mast`; a card that shows nothing is `bow:plain`, which a blank card (S-BUILD-7) is not. */
export function cardFace({ part, features }: Pick<CardPiece, 'part' | 'features'>): CardFace {
  const sorted = FEATURES.flatMap((feature) => features.filter((one) => one === feature));
  return {
    name: `${part}:${sorted.join('+') || 'plain'}`,
    part: indexIn(PARTS, part),
    features: FEATURES.map((feature) => features.filter((one) => one === feature).length),
  };
}

/** S-BUILD-7. */
export function blankFace(part: (typeof PARTS)[number]): CardFace {
  return { name: `${part}:blank`, part: indexIn(PARTS, part), features: FEATURES.map(() => 0) };
}

/** `coal+coal+grain`. */
export function goodsFace({ goods }: Pick<GoodsPiece, 'goods'>): GoodsFace {
  const sorted = GOODS.flatMap((good) => goods.filter((one) => one === good));
  return { name: sorted.join('+'), counts: GOODS.map((good) => goods.filter((one) => one === good).length) };
}
