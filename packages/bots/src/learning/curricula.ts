import type { TermFamily } from '../evaluation.ts';
import type { Lots } from './experience.ts';
import type { Schooling } from './training.ts';

/** Games to learn from. */
export interface Subject {
  readonly game: string;
  readonly seats: number;
  readonly games: number;
}

/** Whose games are learnt from. */
interface Lessons {
  readonly subjects: readonly Subject[];
  readonly lots: Lots;
}

/** What is learnt from, and how, for games that are judged by the same terms. */
export interface Curriculum {
  /** Greedy plays. */
  readonly first: Lessons;
  /** Who has learnt goes on with it, and searches: that takes longer, so these are fewer. */
  readonly further: Lessons & { readonly iterations: number };
  readonly schooling: Schooling;
}

export const CURRICULA: Readonly<Partial<Record<TermFamily, Curriculum>>> = {
  shipyard: {
    // One network for all: it sees which game it is. Games with many seats show many courses, those for one are soon played.
    first: {
      subjects: [
        { game: 'shipyard-second', seats: 4, games: 400 },
        { game: 'shipyard-first', seats: 4, games: 240 },
        { game: 'shipyard-second', seats: 2, games: 240 },
        { game: 'shipyard-first', seats: 2, games: 200 },
        { game: 'shipyard-second', seats: 3, games: 60 },
        { game: 'shipyard-first', seats: 3, games: 60 },
        { game: 'shipyard-solo', seats: 1, games: 800 },
      ],
      lots: { games: 75, toOpen: 12, else: 3 },
    },
    further: {
      subjects: [
        { game: 'shipyard-second', seats: 2, games: 240 },
        { game: 'shipyard-first', seats: 2, games: 240 },
        { game: 'shipyard-solo', seats: 1, games: 240 },
        { game: 'shipyard-second', seats: 4, games: 40 },
        { game: 'shipyard-first', seats: 4, games: 40 },
        { game: 'shipyard-second', seats: 3, games: 20 },
        { game: 'shipyard-first', seats: 3, games: 20 },
      ],
      // Who searches makes the most of a position; what nobody does is known from the games of greedy.
      lots: { games: 50, toOpen: 8, else: 2 },
      iterations: 1000,
    },
    schooling: { units: 16, rounds: 5, passesEach: 2, pace: 0.001, forgetting: 0.01, trust: 0.6 },
  },
};
