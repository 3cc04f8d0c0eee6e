import { tryOut, weightsAt } from '@riband/bots/tuning';
import { settingOf } from '../arena/plan.ts';
import { evolving, type TuneHeader } from './file.ts';

/** What a worker must know. It is plain JSON, to be sent to one. */
export interface TunePlan {
  readonly header: TuneHeader;
  /** The component file, if somebody brought their own. */
  readonly brought?: object;
}

/** A candidate to be tried. */
export interface Trial {
  readonly generation: number;
  readonly numbers: readonly number[];
}

/** A worker's end of the line. */
export interface Line {
  on(event: 'message', listener: (trial: Trial) => void): unknown;
  postMessage(result: number): void;
}

/** Tries the candidates that it is told to, and reports how each did. A generation has its own deals, the same for all of it. */
export function serve(plan: TunePlan, line: Line): void {
  const setting = settingOf(plan);
  const { seed, deals, iterations } = plan.header;
  const names = evolving(setting.game, plan.header);
  line.on('message', ({ generation, numbers }) => {
    const ground = { setting, seed: `${seed}|${generation}`, deals, iterations };
    line.postMessage(tryOut(weightsAt(setting.game, names, numbers), ground));
  });
}
