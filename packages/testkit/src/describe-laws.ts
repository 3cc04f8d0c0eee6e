import type { Game } from '@riband/kernel';
import { beforeAll, describe, test } from 'vitest';
import { checkLaws, seatCounts } from './check-laws.ts';
import { type Law, type LawBroken, suiteName } from './law.ts';
import { LAWS } from './laws/index.ts';
import type { Settings } from './settings.ts';

/** All games of a number of seats are played before the first test of theirs: this is how long one may take, in ms. */
const PATIENCE = 30_000;

/** One test for each law and number of seats; the games are shared between the laws. */
export function describeLaws(
  game: Game,
  { games, settings, laws = LAWS }: { games: number; settings: Settings; laws?: readonly Law[] },
): void {
  const { seed, times } = settings;
  for (const seats of seatCounts(game)) {
    describe(suiteName(game.id, seats), () => {
      let broken: readonly LawBroken[] = [];
      beforeAll(
        () => {
          broken = checkLaws(game, { seats, seed, games: games * times, laws });
        },
        PATIENCE * games * times,
      );
      for (const { name, says } of laws) {
        test(`${name}: ${says}`, () => {
          const breach = broken.find(({ law }) => law === name);
          if (breach !== undefined) throw breach;
        });
      }
    });
  }
}
