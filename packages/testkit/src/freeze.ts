const FROZEN = new WeakSet<object>();

/** Makes a value unchangeable through and through: whoever writes to it throws. */
export function deepFreeze<Value>(value: Value): Value {
  // Typed arrays refuse to be frozen. What somebody froze before may still hold parts that can be changed.
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || FROZEN.has(value)) return value;
  FROZEN.add(Object.freeze(value));
  for (const part of Object.values(value)) deepFreeze(part);
  return value;
}
