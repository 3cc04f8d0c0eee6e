import type { Game, GameTypes, Seat } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import type { Settings } from './settings.ts';

/** For whom a search is made, and by what it goes. */
export interface Task<T extends GameTypes> {
  readonly game: Game<T>;
  readonly evaluation: Evaluation<T>;
  readonly seat: Seat;
  readonly seats: number;
  readonly settings: Settings;
}
