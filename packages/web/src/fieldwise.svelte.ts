/**
 * An object with a signal for each of its fields: who reads one of them hears nothing of the others. What is assigned to it must
 * have the same fields.
 */
export function fieldwise<T extends object>(first: T): T {
  const fields = {};
  for (const [key, held] of Object.entries(first)) {
    let value: unknown = $state.raw(held);
    Object.defineProperty(fields, key, {
      enumerable: true,
      get: () => value,
      set: (now) => {
        value = now;
      },
    });
  }
  return fields as T;
}
