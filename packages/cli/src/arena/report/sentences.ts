// What the charts show, in words.
import type { BotFigures, Estimate, Figures, FinishedGame } from '@riband/bots/arena';
import { elo, percent } from '../words.ts';
import { quartiles } from './histogram.ts';

/** The strongest first. */
export const ranked = (bots: readonly BotFigures[]): readonly BotFigures[] =>
  bots.toSorted((a, b) => b.elo.value - a.elo.value);

export function ladderSentence({ bots, gaps }: Figures): string {
  const [gap] = gaps;
  if (gap === undefined) return 'One bot, on all seats: there is nobody to compare it with.';
  const {
    above,
    below,
    elo: { value, low, high },
  } = gap;
  const beaten = percent(bots.find(({ bot }) => bot === above)?.beaten.value ?? 0);
  const sure = low > 0 ? '' : ', which may be chance';
  return `${above} comes out ${Math.round(value)} Elo ahead of ${below} (${elo(low)} to ${elo(high)})${sure}, and beats ${beaten} of its opponents.`;
}

/** Which seat has more or less than its share, if any is certain to. */
export function seatSentence(seats: readonly Estimate[]): string {
  const fair = 1 / seats.length;
  const off = seats.flatMap(({ value, low, high }, seat) => {
    if (low <= fair && fair <= high) return [];
    return [`seat ${seat} wins ${percent(value)}, ${value > fair ? 'more' : 'less'} than its share`];
  });
  if (seats.every(({ low, high }) => low === high))
    return 'Everybody sits everywhere, so where one bot always wins, so does every seat in turn. Let a bot play against itself to compare seats.';
  if (off.length > 0) return `${capital(off.join('; '))} of ${percent(fair)}.`;
  return `No seat is certain to be better than another: ${percent(fair)} lies in every interval.`;
}

export function lengthSentence(games: readonly FinishedGame[]): string {
  const [, turns] = quartiles(games.map((game) => game.turns));
  const [, moves] = quartiles(games.map((game) => game.moves));
  const [, decisions] = quartiles(games.map((game) => game.decisions.reduce((sum, one) => sum + one, 0)));
  return `A game in the middle has ${turns} turns: ${moves} moves, chance included, and ${decisions} of them decisions.`;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
