// What the charts show, in words.
import type { BotFigures, Figures, FinishedGame, Survey } from '@riband/bots/arena';
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
