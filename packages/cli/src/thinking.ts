import type { Choice, Thinking } from '@riband/bots';
import { Progress } from './progress.ts';

/** Whoever waits for a thought. */
export interface Patience {
  /** Which share of the time is over, by the share of the thinking that is done; without a word, the same. */
  share?(thought: number): number;
  /** Whether somebody wants it to end now. */
  isHurried?(): boolean;
}

/** Thinks in pieces: shows how far it is where that takes long, and lets signals through. When time is over, it ends with the best so far. */
export async function concluded(
  thinking: Thinking,
  { share = (thought) => thought, isHurried = () => false }: Patience,
  progress = new Progress('Thinking', 100),
): Promise<Choice> {
  let step = thinking.next(true);
  while (step.done !== true) {
    const done = share(step.value);
    if (progress.isDue()) await progress.show(Math.floor(100 * Math.min(1, done)));
    step = thinking.next(done < 1 && !isHurried());
  }
  progress.end();
  return step.value;
}
