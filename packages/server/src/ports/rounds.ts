import type { Clock } from './clock.ts';

/** Does something again and again, each time so long after it was done. The answer ends it: what is being done then is done for the last time. */
export function inRounds(clock: Clock, ms: number, go: () => Promise<void>): () => void {
  let isOver = false;
  let callOff = (): void => {};
  const goLater = (): void => {
    if (!isOver) callOff = clock.after(ms, () => void go().finally(goLater));
  };
  goLater();
  return () => {
    isOver = true;
    callOff();
  };
}
