// Figures that hold on any machine: each is measured in slices, between slices of the calibration, and told as a fraction of it.

/** Works for about that many seconds and tells how often a second something was done. */
export type Meter = (seconds: number) => number;

/** The middle of several measurements, and the quarters below and above. */
export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export interface Rate {
  readonly perSecond: Spread;
  /** The same, divided by the moves per second of the calibration just before and after. */
  readonly ofCalibration: Spread;
}

/** The calibration's moves per second on the machine that figures are scaled to. */
export const REFERENCE_SPEED = 3_500_000;

/** A machine is busy or free for seconds at a time: many short slices see both, and the median is none of the extremes. */
const SLICES = 10;
/** How long a slice of the calibration takes, as a part of the slice that it stands beside. */
const CALIBRATION_SHARE = 0.25;
const SHORTEST_CALIBRATION = 0.02;

/** Measures several rates at once, for about that many seconds. */
export function measureRates<Name extends string>(
  calibration: Meter,
  seconds: number,
  measure: (seconds: number) => Readonly<Record<Name, number>>,
): Readonly<Record<Name, Rate>> {
  const length = seconds / SLICES;
  const calibrate = () => calibration(Math.max(SHORTEST_CALIBRATION, length * CALIBRATION_SHARE));
  const slices: { readonly rates: Readonly<Record<Name, number>>; readonly speed: number }[] = [];
  for (let before = calibrate(); slices.length < SLICES; ) {
    const rates = measure(length);
    const after = calibrate();
    slices.push({ rates, speed: (before + after) / 2 });
    before = after;
  }
  const names = Object.keys(slices[0]?.rates ?? {}) as Name[];
  const rateOf = (name: Name): Rate => ({
    perSecond: spreadOf(slices.map(({ rates }) => rates[name])),
    ofCalibration: spreadOf(slices.map(({ rates, speed }) => rates[name] / speed)),
  });
  // The keys are the names.
  return Object.fromEntries(names.map((name) => [name, rateOf(name)])) as Record<Name, Rate>;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? Number.NaN;
  return { median: at(0.5), low: at(0.25), high: at(0.75) };
}
