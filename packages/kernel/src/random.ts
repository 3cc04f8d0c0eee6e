/** A source of whole numbers: `below(n)` is one of 0 … n-1, each as likely as the other. */
export interface Random {
  below(n: number): number;
}

/**
 * A fast seeded generator for simulation and search (sfc32 by Chris Doty-Humphrey: 128 bits of state, passes PractRand). Tables of
 * people draw with `draws.ts` instead.
 */
export function seeded(seed: number | string): Random {
  let [a, b, c, counter] = stateFrom(String(seed));
  const next = (): number => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return sum >>> 0;
  };
  // The first outputs still show the seed; twelve rounds mix it in.
  for (let round = 0; round < 12; round++) next();
  // Scaling 32 random bits favours some numbers by at most n / 2^32, far below what any simulation can measure.
  return { below: (n) => Math.floor((next() / 4294967296) * n) };
}

/** Four 32-bit words from a text, by the xmur3 string hash. */
function stateFrom(text: string): [number, number, number, number] {
  let hash = 1779033703 ^ text.length;
  for (let index = 0; index < text.length; index++) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = (): number => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash | 0;
  };
  return [word(), word(), word(), word()];
}

export function pick<Item>(random: Random, items: readonly Item[]): Item {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[random.below(items.length)] as Item;
}

/** Shuffles in place, every order as likely as any other. */
export function shuffle<Item>(random: Random, items: Item[]): Item[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    const moved = items[last] as Item;
    items[last] = items[other] as Item;
    items[other] = moved;
  }
  return items;
}
