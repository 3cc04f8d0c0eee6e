const STEPS = [
  ['day', 24 * 60 * 60 * 1000],
  ['hour', 60 * 60 * 1000],
  ['minute', 60 * 1000],
] as const;

/** How long ago that was, in the words of a language: "3 hours ago". */
export function ago(then: number, language: string, now: number = Date.now()): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const [unit, length] = STEPS.find(([, ms]) => now - then >= ms) ?? ['second', Number.POSITIVE_INFINITY];
  return words.format(-Math.floor((now - then) / length) || 0, unit);
}
