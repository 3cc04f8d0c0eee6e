import type { TermFamily } from '../evaluation.ts';
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
    schooling: { units: 16, rounds: 5, passesEach: 2, pace: 0.001, forgetting: 0.01, trust: 0.6 },
  },
};
