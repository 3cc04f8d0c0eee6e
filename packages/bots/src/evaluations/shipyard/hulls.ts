import { FEATURES, type Tables } from '@riband/shipyard/analysis';
import type { Fingerprint } from '../memo.ts';

/** A ship on the stocks: some of its cards lie in the yard. */
export interface Hull {
  readonly cards: readonly number[];
  /** Cards that it needs at least before it leaves the yard. */
  readonly missing: number;
  /** Whether it can still become longer. */
  readonly isOpen: boolean;
}

const [BOW, STERN] = [1, 3];

/** The ships on the stocks, from left to right: each from its bow to its stern, as far as they lie there. */
export function hullsOf(tables: Tables, yard: readonly number[]): readonly Hull[] {
  const hulls: Hull[] = [];
  let cards: number[] = [];
  let [gaps, holes] = [0, 0];
  const close = (): void => {
    if (cards.length > 0) hulls.push(hullOf(tables, cards, holes));
    cards = [];
    [gaps, holes] = [0, 0];
  };
  for (const card of yard) {
    const kind = tables.kinds[card]!;
    if (kind === BOW) close();
    if (card === 0) gaps += 1;
    else {
      if (cards.length > 0) holes += gaps;
      gaps = 0;
      cards.push(card);
    }
    if (kind === STERN) close();
  }
  close();
  return hulls;
}

/** Names the ships on the stocks, by numbers: the same wherever in the yard they lie. */
export function printHulls(print: Fingerprint, { kinds }: Tables, yard: readonly number[]): void {
  let isBegun = false;
  let gaps = 0;
  for (const card of yard) {
    if (card === 0) {
      gaps += 1;
      continue;
    }
    const kind = kinds[card]!;
    // No card has a number below zero.
    if (!isBegun || kind === BOW) print.add(-1);
    else if (gaps > 0) print.add(-1 - gaps);
    print.add(card);
    isBegun = kind !== STERN;
    gaps = 0;
  }
  print.add(0);
}

/** S-BUILD-3. */
function hullOf({ kinds }: Tables, cards: readonly number[], holes: number): Hull {
  const hasBow = kinds[cards[0]!]! === BOW;
  const hasStern = kinds[cards[cards.length - 1]!]! === STERN;
  const middles = cards.length - (hasBow ? 1 : 0) - (hasStern ? 1 : 0);
  const missing = (hasBow ? 0 : 1) + (hasStern ? 0 : 1) + Math.max(holes, middles === 0 ? 1 : 0);
  return { cards, missing, isOpen: !hasStern || holes > 0 };
}

/** How many of each feature the cards show, with average cards for those still to come. By FEATURES. */
export function featuresOf(tables: Tables, cards: readonly number[], toCome: number): number[] {
  const counts = averageCard(tables).map((count) => toCome * count);
  for (const card of cards) {
    const { features } = tables.cards[card]!;
    for (let feature = 0; feature < counts.length; feature++) counts[feature] = counts[feature]! + features[feature]!;
  }
  return counts;
}

const AVERAGES = new WeakMap<Tables, readonly number[]>();

function averageCard(tables: Tables): readonly number[] {
  const known = AVERAGES.get(tables);
  if (known !== undefined) return known;
  const all = tables.cards.map((_, card) => tables.total[card]!);
  const sum = all.reduce((total, count) => total + count, 0);
  const average = FEATURES.map(
    (_, feature) => tables.cards.reduce((total, face, card) => total + all[card]! * face.features[feature]!, 0) / sum,
  );
  AVERAGES.set(tables, average);
  return average;
}
