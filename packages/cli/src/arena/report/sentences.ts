// What the charts show, in words.
import type { BotFigures, Estimate, Figures, FinishedGame, Sources, Survey } from '@riband/bots/arena';
import { FEW_DEALS } from '../shares.ts';
import { elo, percent } from '../words.ts';
import { quartiles } from './histogram.ts';

/** The strongest first. */
export const ranked = (bots: readonly BotFigures[]): readonly BotFigures[] =>
  bots.toSorted((a, b) => b.elo.value - a.elo.value);

/** Who plays alone has no opponents: scores of the same deals are compared. */
export function ladderSentence({ bots, gaps, deals }: Figures, isAlone: boolean): string {
  const [gap] = gaps;
  if (gap === undefined)
    return isAlone ? 'One bot, alone.' : 'One bot, on all seats: there is nobody to compare it with.';
  const { above, below, elo: ahead } = gap;
  const beaten = percent(bots.find(({ bot }) => bot === above)?.beaten.value ?? 0);
  const wins = isAlone
    ? `has more points than another bot in ${beaten} of the deals`
    : `beats ${beaten} of its opponents`;
  const range = `(${elo(ahead.low)} to ${elo(ahead.high)})`;
  if (Math.round(ahead.value) === 0) return `${above} and ${below} come out equally strong ${range}; ${above} ${wins}.`;
  return `${above} comes out ${Math.round(ahead.value)} Elo ahead of ${below} ${range}${doubt(ahead, deals)}, and ${wins}.`;
}

function doubt({ low }: Estimate, deals: number): string {
  if (low <= 0) return ', which may be chance';
  return deals < FEW_DEALS ? ', but in few deals' : '';
}

/** Of the first bot, which is the strongest: averages of all seats say little where bots differ. */
export function largestSource({ sources, bots: [first] }: Sources): string {
  const amount = ({ id }: Sources['sources'][number]): number => first?.points[id] ?? 0;
  const [largest] = sources.toSorted((a, b) => amount(b) - amount(a));
  return `The largest source of ${first?.bot} is ${largest?.name}.`;
}

export function lengthSentence(games: readonly FinishedGame[]): string {
  const [, turns] = quartiles(games.map((game) => game.turns));
  const [, moves] = quartiles(games.map((game) => game.moves));
  const [, decisions] = quartiles(games.map((game) => game.decisions.reduce((sum, one) => sum + one, 0)));
  return `A game in the middle has ${turns} turns: ${moves} moves, chance included, and ${decisions} of them decisions.`;
}

/** Of how many of the games it is known what was done in them, if not of all. */
export function toldSentences({ games, told }: Survey): readonly string[] {
  const known = told.flat().length;
  if (known === 0) return ['How these games went is kept, but not what was done in them.'];
  if (known === games.length) return [];
  return [`${known} of ${games.length} games tell what was done in them; this is about those.`];
}
