import type { Random } from '@riband/kernel';

const GRAINS = 2 ** 30;

/** A number from the bell curve (Box and Muller). */
export function normal(random: Random): number {
  const [radius, angle] = [(random.below(GRAINS) + 1) / GRAINS, random.below(GRAINS) / GRAINS];
  return Math.sqrt(-2 * Math.log(radius)) * Math.cos(2 * Math.PI * angle);
}
