import type { Figures, Survey } from '@riband/bots/arena';
import type { Game } from '@riband/kernel';
import type { ArenaHeader } from './plan.ts';

/** What came of an arena: all that there is to tell of it. */
export interface Outcome {
  readonly header: ArenaHeader;
  readonly game: Game;
  readonly figures: Figures;
  readonly survey: Survey;
  /** Whether it was to stop as soon as the answer was clear. */
  readonly untilClear: boolean;
}
