import { type OptionSpec, type Options, type OptionValue, pick, type Random, seeded, shuffle } from '@riband/kernel';

/** Up to `count` of the items, each as likely as the other, in their own order. */
export function someOf<Item>(random: Random, items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const chosen = new Set(shuffle(random, [...items.keys()]).slice(0, count));
  return items.filter((_, index) => chosen.has(index));
}

/** Up to `count` of the items, in their own order, as many of each kind as of the others: rare kinds are not missed. */
export function someOfEachKind<Item>(
  random: Random,
  items: readonly Item[],
  kindOf: (item: Item) => string,
  count: number,
): readonly Item[] {
  if (items.length <= count) return items;
  const kinds = groupBy(shuffle(random, [...items.entries()]), ([, item]) => kindOf(item));
  // First one of each kind, then a second of each, and so on.
  const ranked = kinds.flatMap((alike) => alike.map(([index], rank) => ({ index, rank })));
  ranked.sort((a, b) => a.rank - b.rank);
  const chosen = new Set(ranked.slice(0, count).map(({ index }) => index));
  return items.filter((_, index) => chosen.has(index));
}

/** The items with equal keys together, both the groups and their items in the order in which they came. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly (readonly Item[])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups.values()];
}

/** The options of a random game: the standard ones for every other seed, any for the rest. */
export function optionsFor(specs: readonly OptionSpec[], seed: string): Options {
  const random = seeded(`options ${seed}`);
  const standard = random.below(2) === 0;
  return Object.fromEntries(specs.map((spec) => [spec.key, standard ? spec.standard : anyValue(spec, random)]));
}

function anyValue(spec: OptionSpec, random: Random): OptionValue {
  switch (spec.kind) {
    case 'flag':
      return random.below(2) === 0;
    case 'choice':
      return pick(random, spec.values);
    case 'number':
      return spec.min + random.below(spec.max - spec.min + 1);
  }
}
