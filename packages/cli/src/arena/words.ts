// How the arena writes its figures.

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

/** As many decimals as matter: `0.04`, `3.1`, `71`. */
export function number(value: number): string {
  if (Number.isNaN(value)) return '–';
  if (value === 0) return '0';
  const decimals = Math.abs(value) < 0.1 ? 3 : Math.abs(value) < 1 ? 2 : 1;
  return value.toFixed(decimals);
}

/** `0.4 ms`, `1.2 s`. */
export function duration(milliseconds: number): string {
  if (Number.isNaN(milliseconds)) return '–';
  return milliseconds < 1000 ? `${number(milliseconds)} ms` : `${number(milliseconds / 1000)} s`;
}
