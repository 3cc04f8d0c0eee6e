import type { BotFigures, Estimate, Figures, SequentialTest, Survey } from '@riband/bots/arena';
import type { Game } from '@riband/kernel';
import { columns } from '../columns.ts';
import { claimText } from './claims.ts';
import type { Outcome } from './outcome.ts';
import type { ArenaHeader } from './plan.ts';
import { FEW_DEALS, isFixed, seatCaution } from './shares.ts';
import { plainSurvey } from './things.ts';
import { duration, elo, number, ordinal, percent } from './words.ts';

/** Everything in one line, for other programs. */
export function arenaJson({ header, figures, survey, game }: Outcome): string {
  return JSON.stringify({ arena: header, ...figures, survey: plainSurvey(survey, game) });
}

export function arenaText({ header, figures, survey, game, untilClear }: Outcome): string {
  const { deals, games, bots, anchor, seats, inTurn } = figures;
  const faulty = bots.some(({ faults }) => faults > 0);
  const heads = ['bot', 'games', 'first', 'won', '', 'beaten', '', 'Elo', '', 'score', 'spread', 'time'];
  return [
    `${games} games of ${header.game} with ${seatsText(header.seats)}${optionsText(header, game)}: ${dealsText(deals, games)}, seed ${header.seed}`,
    '',
    ...columns([
      faulty ? [...heads, 'faults'] : heads,
      ...bots.map((one) => (faulty ? [...row(one), `${one.faults}`] : row(one))),
    ]),
    '',
    ...(header.seats === 1 ? [] : [...columns(shareRows(seats, inTurn)), '']),
    `In brackets: 95 % intervals${cautionText(deals, untilClear)}. Elo: ${anchor} is 0. Time: for a decision.`,
    ...[seatCaution(figures) ?? []].flat(),
    ...verdictSentences(figures),
    ...faultSentences(survey),
  ].join('\n');
}

/** Why the intervals are too narrow, if they are: who stops when the answer is clear has looked often, and stops more easily at a lucky moment. */
export function cautionText(deals: number, untilClear: boolean): string {
  const few = deals < FEW_DEALS ? `, too narrow with fewer than ${FEW_DEALS} deals` : '';
  return untilClear ? `${few}, too narrow because it was to stop as soon as it was clear` : few;
}

/** Those that are not as usual. */
export function optionsText({ options }: ArenaHeader, game: Game): string {
  return game.options
    .filter(({ key, standard }) => options[key] !== standard)
    .map(({ key }) => `, ${key} ${options[key]}`)
    .join('');
}

export const seatsText = (seats: number): string => `${seats} seat${seats === 1 ? '' : 's'}`;

export function dealsText(deals: number, games: number): string {
  const each = games / deals;
  return `${deals} deal${deals === 1 ? '' : 's'}, each in ${each} game${each === 1 ? '' : 's'}`;
}

/** First places by seat, and by turn where it is known who began. */
function shareRows(seats: readonly Estimate[], inTurn: readonly Estimate[]): readonly (readonly string[])[] {
  const heads = ['seat', 'won', '', ...(inTurn.length === 0 ? [] : ['in turn', 'won', ''])];
  const rows = seats.map((share, seat) => {
    const byTurn = inTurn[seat];
    const turn = byTurn === undefined ? [] : [ordinal(seat), ...figure(byTurn, percent)];
    return [ordinal(seat), ...figure(share, percent), ...turn];
  });
  return [heads, ...rows];
}

function figure(estimate: Estimate, write: (value: number) => string): readonly string[] {
  const { value, low, high } = estimate;
  return [write(value), isFixed(estimate) ? '' : `(${write(low)} to ${write(high)})`];
}

function row(one: BotFigures): readonly string[] {
  return [
    one.bot,
    `${one.games}`,
    one.victories.toFixed(1),
    ...figure(one.winning, percent),
    ...(Number.isNaN(one.beaten.value) ? ['', ''] : figure(one.beaten, percent)),
    ...figure(one.elo, elo),
    number(one.score.value),
    number(one.spread),
    duration(one.milliseconds),
  ];
}

/** What is clear, and what is not yet. */
export function verdictSentences({ bots, test, claim }: Figures): readonly string[] {
  const names = bots.map(({ bot }) => bot);
  return [
    ...(test === undefined ? [] : [verdictText(test, names)]),
    ...(claim === undefined ? [] : [claimText(claim, names)]),
  ];
}

function verdictText(
  { verdict, clearAfter, likelihood, enough, claims }: SequentialTest,
  [first, second]: readonly string[],
): string {
  const level = `${first} is stronger than ${second}`;
  switch (verdict) {
    case 'stronger':
      return `${level}: clear after ${clearAfter} deals.`;
    case 'not stronger':
      return `It is not so that ${level}: clear after ${clearAfter} deals.`;
    case 'open':
      return `Whether ${level} by ${claims[1]} Elo or not at all is not clear yet: ${likelihood.toFixed(2)} between ${(-enough).toFixed(2)} (no) and ${enough.toFixed(2)} (yes).`;
  }
}

/** Who lost games because it broke the rules of the arena, and how. */
export function faultSentences({ faults }: Survey): readonly string[] {
  return faults.map(
    ({ bot, reason, games }) => `${bot} lost ${games} game${games === 1 ? '' : 's'} without a legal move: ${reason}.`,
  );
}
