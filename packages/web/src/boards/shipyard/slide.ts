import type { Action } from 'svelte/action';

/**
 * What lies in a row or column of equal places slides to its new place. How far one place is from the next is said in the style
 * (`--slide-x`, `--slide-y`): nothing need be measured.
 */
export const slide: Action<HTMLElement, number> = (node, place) => {
  let former = place;
  return {
    update(now) {
      const steps = former - now;
      former = now;
      if (steps === 0 || document.documentElement.dataset['motion'] === 'reduced') return;
      const transform = `translate(calc(${steps} * var(--slide-x, 0px)), calc(${steps} * var(--slide-y, 0px)))`;
      node.animate([{ transform }, { transform: 'none' }], { duration: 450, easing: 'ease-out' });
    },
  };
};

/** Things with their places, each known again wherever it moves; of equal ones the first stays the first. */
export function placed<Thing extends string>(
  things: readonly (Thing | null)[],
): readonly { readonly key: string; readonly thing: Thing | null; readonly place: number }[] {
  return things.map((thing, place) => {
    const before = things.slice(0, place).filter((other) => other === thing).length;
    return { key: thing === null ? `empty ${place}` : `${thing} ${before}`, thing, place };
  });
}
