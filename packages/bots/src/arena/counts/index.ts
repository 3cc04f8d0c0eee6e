import { type Game, type GameEvent, seatsUpTo, seenBy } from '@riband/kernel';
import { type Counting, type Counts, sourcesByKey } from './counting.ts';
import { crossingOceans } from './crossing-oceans.ts';
import { quayside } from './example.ts';
import { shipyard } from './shipyard.ts';

/** By the id of the game. */
const COUNTINGS: Readonly<Record<string, Counting>> = {
  'crossing-oceans': crossingOceans,
  example: quayside,
  'shipyard-first': shipyard,
  'shipyard-second': shipyard,
  'shipyard-solo': shipyard,
};

/** Of a game of which nobody has said what to count, only the sources of points are known. */
const NOTHING: Counting = { groups: [], sourceNames: {}, sources: sourcesByKey };

export function countingOf(game: Game): Counting {
  return COUNTINGS[game.id] ?? NOTHING;
}

/** Counts the events of one game, seat by seat. */
export class Counter {
  readonly #game: Game;
  readonly #counting: Counting;
  readonly #counts: readonly Record<string, Record<string, number>>[];

  constructor(game: Game, seats: number) {
    this.#game = game;
    this.#counting = countingOf(game);
    this.#counts = seatsUpTo(seats).map(() => ({}));
  }

  /** The game is over before anybody reads this, so that nothing has to be hidden. */
  add(event: GameEvent): void {
    const seen = seenBy(event, 'all');
    for (const group of this.#counting.groups) {
      for (const { seat, thing, amount } of group.uses(this.#game, seen)) {
        const own = this.#counts[seat];
        if (own === undefined || amount === 0) continue;
        own[group.id] ??= {};
        const amounts = own[group.id]!;
        amounts[thing] = (amounts[thing] ?? 0) + amount;
      }
    }
  }

  get counts(): readonly Counts[] {
    return this.#counts;
  }
}
