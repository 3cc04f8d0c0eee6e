import type { TermFamily } from '../evaluation.ts';
import type { Lots } from './experience.ts';
import type { Schooling } from './training.ts';

/** Games to learn from. */
export interface Subject {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
}

/** What is learnt from, and how, for games that are judged by the same terms. */
export interface Curriculum {
  readonly subjects: readonly Subject[];
  /** What somebody plays who has learnt and goes on with it: searching takes longer, so these are fewer. */
  readonly further: readonly Subject[];
  readonly lots: Lots;
  readonly schooling: Schooling;
}

export const CURRICULA: Readonly<Partial<Record<TermFamily, Curriculum>>> = {
  shipyard: {
    // One network for all: it sees which game it is. Games with many seats show many courses, those for one are soon played.
    subjects: [
      { game: 'shipyard-second', seats: 4, games: 400 },
      { game: 'shipyard-first', seats: 4, games: 240 },
      { game: 'shipyard-second', seats: 2, games: 240 },
      { game: 'shipyard-first', seats: 2, games: 200 },
      { game: 'shipyard-second', seats: 3, games: 60 },
      { game: 'shipyard-first', seats: 3, games: 60 },
      { game: 'shipyard-solo', seats: 1, games: 800 },
    ],
    further: [
      { game: 'shipyard-second', seats: 2, games: 120 },
      { game: 'shipyard-first', seats: 2, games: 120 },
      { game: 'shipyard-second', seats: 4, games: 60 },
      { game: 'shipyard-first', seats: 4, games: 60 },
      { game: 'shipyard-second', seats: 3, games: 20 },
      { game: 'shipyard-first', seats: 3, games: 20 },
      { game: 'shipyard-solo', seats: 1, games: 160 },
    ],
    lots: { games: 75, toOpen: 12, else: 3 },
    schooling: { units: 16, rounds: 5, passesEach: 2, pace: 0.001, forgetting: 0.01, trust: 0.6 },
  },
};
