import { placesBy } from '@riband/kernel';
import { type Deal, isFinished } from './record.ts';

/** Some bots whose results can be compared. */
export interface Contest {
  readonly bots: readonly string[];
  readonly places: readonly number[];
  /** Not of a game that was forfeited. */
  readonly scores?: readonly number[];
}

/** What is compared in a deal: those who met in a game; where everybody plays alone, their games of the same deal. */
export function contestsOf(deal: Deal): readonly Contest[] {
  return (deal[0]?.bots.length ?? 0) > 1 ? deal : [alone(deal)];
}

function alone(deal: Deal): Contest {
  const scores = deal.map((game) => (isFinished(game) ? game.scores[0]! : Number.NEGATIVE_INFINITY));
  const bots = deal.map((game) => game.bots[0]!);
  const places = placesBy(scores.map((score) => [score]));
  return deal.every(isFinished) ? { bots, places, scores } : { bots, places };
}

/** What one place is worth against another: the win, half of it, or nothing. */
export function winOver(own: number, other: number): number {
  if (own === other) return 0.5;
  return own < other ? 1 : 0;
}

/** Of a shared victory each winner has an equal share. */
export function victoriesOf(places: readonly number[]): readonly number[] {
  const winners = places.filter((place) => place === 1).length;
  return places.map((place) => (place === 1 ? 1 / winners : 0));
}

/** The same, but where two bots first meet, their seats change places, the last of them first; all others stay where they are. */
export function upsetOnce(contests: readonly Contest[], pair: readonly string[]): readonly Contest[] {
  const meeting = contests.findIndex(({ bots }) => pair.every((bot) => bots.includes(bot)));
  return contests.map((contest, index) => (index === meeting ? upset(contest, pair) : contest));
}

function upset(contest: Contest, pair: readonly string[]): Contest {
  const isOfPair = (seat: number): boolean => pair.includes(contest.bots[seat]!);
  const own = [...new Set(contest.places.filter((_, seat) => isOfPair(seat)))].sort((a, b) => a - b);
  const changed = contest.places.map((place, seat) =>
    isOfPair(seat) ? own[own.length - 1 - own.indexOf(place)]! : place,
  );
  return { ...contest, places: placesBy(changed.map((place) => [-place])) };
}
