// What shares of first places say about seats and turns, in words.
import type { Estimate, Figures } from '@riband/bots/arena';
import { capital, ordinal, percent } from './words.ts';

/** Resamples of a few deals hardly differ from each other: of one deal, not at all. */
export const FEW_DEALS = 10;
/** How sure an interval is that leaves out an equal share. */
const SURE = 0.95;

/** Whether resampling finds no other value: then nothing is known of how far it might be off. */
export const isFixed = ({ low, high }: Estimate): boolean => low === high;

/** Where bots take all seats in turn and one of them wins all games, seats have equal shares whatever they are worth. */
export function seatCaution({ seats, bots, deals }: Figures): string | undefined {
  if (seats.length === 1 || bots.length === 1 || deals < FEW_DEALS || !seats.some(isFixed)) return undefined;
  return 'Everybody sits everywhere, so where one bot always wins, so does every seat in turn. Let a bot play against itself to compare seats.';
}

/** Which seat has more or less than its share, if any stands out. */
export function seatSentence(figures: Figures): string {
  const { seats, deals } = figures;
  return seatCaution(figures) ?? offSentence(seats, deals, (seat) => `the ${ordinal(seat)} seat`, 'seat');
}

/** The same by turn, whichever seat began. */
export function turnSentence({ inTurn, deals }: Figures): string {
  const nameAt = (turn: number): string => (turn === 0 ? 'who begins' : `the ${ordinal(turn)} in turn`);
  return offSentence(inTurn, deals, nameAt, 'place in the order of turns');
}

function offSentence(
  shares: readonly Estimate[],
  deals: number,
  nameAt: (index: number) => string,
  kind: string,
): string {
  const fair = 1 / shares.length;
  if (deals < FEW_DEALS) return `With fewer than ${FEW_DEALS} deals nothing is known of one ${kind} beside another.`;
  const off = shares.flatMap(({ value, low, high }, index) => {
    if (low <= fair && fair <= high) return [];
    return [`${nameAt(index)} wins ${percent(value)}, ${value > fair ? 'more' : 'less'} than an equal share`];
  });
  if (off.length === 0)
    return `No ${kind} is certain to be better than another: ${percent(fair)} lies in every interval.`;
  return `${capital(off.join('; '))}. ${luckSentence(shares.length)}`;
}

/** The more one looks at, the likelier it is that one of them stands out. The last share follows from the others. */
function luckSentence(shares: number): string {
  const arenas = Math.round(1 / (1 - SURE ** (shares - 1)));
  return `By luck alone something like that is found in about one arena of ${arenas}.`;
}
