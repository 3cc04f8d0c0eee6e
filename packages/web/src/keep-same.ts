/**
 * What has come, made of what was there before wherever the two are equal: so that whoever compares by identity sees only what has
 * really changed. Both are plain data.
 */
export function keepSame<T>(before: unknown, now: T): T;
export function keepSame(before: unknown, now: unknown): unknown {
  if (before === now || !isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const parts = Object.entries(now).map(([key, part]) => [key, keepSame(before[key], part)] as const);
  const hasSame = parts.every(([key, part]) => Object.hasOwn(before, key) && part === before[key]);
  if (hasSame && parts.length === Object.keys(before).length) return before;
  return Array.isArray(now) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
}

/** A list is read by its indexes. */
type Branch = Readonly<Record<string, unknown>>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;
