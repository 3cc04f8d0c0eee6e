import { tryOut, type Weights } from '@riband/bots/tuning';
import { settingOf } from '../arena/plan.ts';
import type { Workers } from '../workers.ts';
import type { TuneHeader } from './file.ts';

/** What a worker must know. It is plain JSON, to be sent to one. */
export interface TunePlan {
  readonly header: TuneHeader;
  /** The component file, if somebody brought their own. */
  readonly brought?: object;
}

/** Weights to be tried. With the same luck the deals are the same. */
export interface Trial {
  readonly weights: Weights;
  readonly luck: string;
  readonly deals: number;
}

export type Trials = Workers<Trial, number>;

/** A worker's end of the line. */
export interface Line {
  on(event: 'message', listener: (trial: Trial) => void): unknown;
  postMessage(result: number): void;
}

/** Tries the weights that it is told to, and reports how each did. */
export function serve(plan: TunePlan, line: Line): void {
  const setting = settingOf(plan);
  const { seed, iterations } = plan.header;
  line.on('message', ({ weights, luck, deals }) => {
    line.postMessage(tryOut(weights, { setting, seed: `${seed}|${luck}`, deals, iterations }));
  });
}
