import { firstLaps, secondDrops } from '../editions/laps.ts';
import { must } from './must.ts';
import type { ComponentFile } from './read.ts';

/** The regular turns that the file promises are those that its track and wheel give (F-LAP-1, N-LAP-1, N-LAP-4). */
export function checkTiming({ timing: { first, second } }: ComponentFile): void {
  for (const seats of [2, 3, 4]) {
    const turns = turnsEach(seats, firstLaps(seats) * first.trackSpaces);
    mustPromise(`timing.first.turnsEach.${seats}`, first.turnsEach[seatKey(seats)], turns);
  }
  for (const seats of [1, 2, 3, 4]) {
    const hands = seats === 1 ? 3 : seats;
    const steps = second.firstDropOnStep + (secondDrops(hands) - 1) * second.wheelSteps;
    mustPromise(`timing.second.turnsEach.${seats}`, second.turnsEach[seatKey(seats)], turnsEach(hands, steps));
  }
}

/** The first turn of each (the first two of two players) moves nothing; then all finish with the same number. */
function turnsEach(hands: number, advances: number): number {
  return Math.ceil((advances + (hands === 2 ? 4 : hands)) / hands);
}

function mustPromise(place: string, promised: number | undefined, turns: number): void {
  must(promised === turns, place, `track and wheel give ${turns} turns each, not ${promised}`);
}

function seatKey(seats: number): '1' | '2' | '3' | '4' {
  return String(seats) as '1' | '2' | '3' | '4';
}
