import { keepSame } from './keep-same.ts';

/**
 * What is made anew whenever something that it is made of changes, but of the former wherever the two are equal: who reads it draws
 * anew only what is really another.
 */
export function kept<T>(make: () => T): { readonly current: T } {
  let former: T;
  const current = $derived.by(() => {
    former = keepSame(former, make());
    return former;
  });
  return {
    get current() {
      return current;
    },
  };
}
