/** What whoever runs the laws may choose. */
export interface Settings {
  readonly seed: string;
  /** How many times as many games as usual. */
  readonly times: number;
}

const STANDARD_SEED = '1838';

/** `RIBAND_SEED` is a number or any other text without blanks, `RIBAND_GAMES` multiplies the number of games. */
export function settingsFrom(environment: Readonly<Record<string, string | undefined>>): Settings {
  const { RIBAND_SEED: seed = STANDARD_SEED, RIBAND_GAMES: times = '1' } = environment;
  if (!/^[\w.+-]+$/.test(seed)) throw new RangeError(`RIBAND_SEED must be a word or a number, not "${seed}"`);
  if (!/^[1-9]\d{0,5}$/.test(times)) throw new RangeError(`RIBAND_GAMES must be a whole number, not "${times}"`);
  return { seed, times: Number(times) };
}
