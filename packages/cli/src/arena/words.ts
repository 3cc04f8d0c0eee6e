// How the arena writes its figures.

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `62.5 %`; what is not known is a dash. */
export function percent(share: number): string {
  return Number.isNaN(share) ? '–' : `${(100 * share).toFixed(1)} %`;
}

/** `+35`, `−120`, `0`. */
export function elo(points: number): string {
  const whole = Math.round(points);
  if (whole === 0) return '0';
  return whole > 0 ? `+${whole}` : `−${-whole}`;
}

/** As many decimals as matter: `0.04`, `3.1`, `71.0`; what is hardly there is `<0.01`. */
export function number(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (value === 0) return '0';
  if (Math.abs(value) < 0.01) return value > 0 ? '<0.01' : '>−0.01';
  // What is 1 but for the last digits is 1.
  return value.toFixed(Math.abs(value) < 0.995 ? 2 : 1);
}

/** `3 µs`, `9.3 ms`, `1.2 s`. */
export function duration(milliseconds: number): string {
  if (Number.isNaN(milliseconds)) return '–';
  if (milliseconds < 0.1) return `${Math.round(1000 * milliseconds)} µs`;
  return milliseconds < 1000 ? `${number(milliseconds)} ms` : `${number(milliseconds / 1000)} s`;
}

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];
/** Places counted from 0: `first`, `second`, …, `7th`. */
export const ordinal = (place: number): string => ORDINALS[place] ?? `${place + 1}th`;
