/**
 * What has come, made of what was there before wherever the two are equal: so that whoever compares by identity sees only what has
 * really changed. Both are plain data.
 */
export function keepSame<T>(before: unknown, now: T): T;
export function keepSame(before: unknown, now: unknown): unknown {
  if (before === now || !isBranch(before) || !isBranch(now) || Array.isArray(before) !== Array.isArray(now)) return now;
  const keys = Object.keys(now);
  // Most of a table is as it was: nothing is copied before something else is found.
  let made = keys.length === Object.keys(before).length ? null : emptyLike(now);
  for (const [place, key] of keys.entries()) {
    const kept = keepSame(before[key], now[key]);
    if (made === null && (kept !== before[key] || !Object.hasOwn(before, key))) {
      made = emptyLike(now);
      for (const former of keys.slice(0, place)) made[former] = before[former];
    }
    if (made !== null) made[key] = kept;
  }
  return made ?? before;
}

/** A list is read by its indexes. */
type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

const emptyLike = (branch: Branch): Branch => (Array.isArray(branch) ? ([] as unknown as Branch) : {});
