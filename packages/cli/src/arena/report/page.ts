import type { BotFigures, Estimate, Figures, Survey } from '@riband/bots/arena';
import type { Game } from '@riband/kernel';
import { titleOf } from '../../game-list.ts';
import type { Outcome } from '../outcome.ts';
import type { ArenaHeader } from '../plan.ts';
import { seatSentence, turnSentence } from '../shares.ts';
import { cautionText, dealsText, faultSentences, optionsText, seatsText, verdictSentences } from '../summary.ts';
import { capital, duration, elo, number, ordinal, percent } from '../words.ts';
import { commandFor } from './command.ts';
import { extentOf, ridges } from './histogram.ts';
import { intervalRows } from './interval-rows.ts';
import { ladderSentence, largestSource, lengthSentence, ranked, toldSentences } from './sentences.ts';
import { sourceBars, sourceLegend } from './sources.ts';
import { STYLE } from './style.ts';
import { escaped, tag } from './svg.ts';
import { botAs, type Compared, usePanel, winnersOf } from './uses.ts';

/** Charts are drawn twice: for a page as wide as this, and for a telephone, where it is seen as far as it fits. */
const WIDE = 860;
const NARROW = 340;
const BOT_COLOURS = 8;

/** Everything about an arena on one page, which needs nothing from anywhere else. */
export function reportPage({ header, figures, survey, game, untilClear }: Outcome): string {
  const title = `${titleOf(game)}: ${figures.bots.map(({ bot }) => bot).join(' · ')}`;
  const colours = new Map(figures.bots.map(({ bot }, index) => [bot, `b${index % BOT_COLOURS}`]));
  const inColours = ranked(figures.bots).map(({ bot }) => botAs(bot, colours.get(bot) ?? ''));
  const played = survey.games.length > 0;
  const body = [
    heading(header, figures, game),
    strength(figures, survey, colours, header.seats === 1),
    played ? scores(figures, survey, colours) : '',
    played && survey.sources.sources.length > 0 ? sources(survey) : '',
    header.seats > 1 ? seats(figures) : '',
    played ? lengths(survey) : '',
    played ? uses(survey, game, inColours) : '',
    footer(header, figures, game, untilClear),
  ];
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    tag('title', {}, escaped(title)),
    tag('style', {}, STYLE),
    tag('main', {}, ...body),
    '</html>',
    '',
  ].join('\n');
}

function heading(header: ArenaHeader, { deals, games }: Figures, game: Game): string {
  const played = `${games} games with ${seatsText(header.seats)}${optionsText(header, game)}`;
  const why = games > deals ? `, so that ${header.seats === 1 ? 'luck favours' : 'seat and luck favour'} nobody` : '';
  return tag(
    'header',
    {},
    tag('p', { class: 'kicker' }, 'Blue Riband · arena'),
    tag('h1', {}, escaped(titleOf(game))),
    tag('p', { class: 'lede' }, escaped(`${played}: ${dealsText(deals, games)}${why}.`)),
  );
}

function sheet(title: string, sentence: string, ...content: readonly string[]): string {
  return tag('section', { class: 'sheet' }, tag('h2', {}, escaped(title)), tag('p', {}, escaped(sentence)), ...content);
}

const figure = (draw: (width: number) => string): string =>
  tag('figure', {}, tag('div', { class: 'broad' }, draw(WIDE)), tag('div', { class: 'slim' }, draw(NARROW)));

type Colours = ReadonlyMap<string, string>;

function strength(figures: Figures, survey: Survey, colours: Colours, isAlone: boolean): string {
  const { bots, anchor } = figures;
  const ladder = ranked(bots).map(({ bot, elo: estimate }) => ({
    name: bot,
    estimate,
    colour: colours.get(bot) ?? '',
  }));
  const chart = (width: number): string =>
    intervalRows({
      rows: ladder,
      width,
      write: elo,
      reference: { value: 0, name: anchor },
      description: `Elo: ${ladder.map(({ name, estimate }) => `${name} ${elo(estimate.value)}`).join(', ')}`,
    });
  return sheet(
    'Strength',
    ladderSentence(figures, isAlone),
    ...(bots.length > 1 ? [figure(chart)] : []),
    tag('div', { class: 'wide' }, botTable(ranked(bots))),
    ...verdictSentences(figures).map((text) => tag('p', {}, escaped(text))),
    ...faultSentences(survey).map((text) => tag('p', { class: 'alarm' }, escaped(text))),
  );
}

const HEADS = ['Bot', 'Games', 'First places', 'Won', 'Opponents beaten', 'Score', 'Spread', 'Time for a decision'];

function botTable(bots: readonly BotFigures[]): string {
  const cell = (text: string, index: number): string => tag('td', { 'data-head': HEADS[index + 1] }, text);
  const withRange = ({ value, low, high }: Estimate, write: (value: number) => string): string =>
    Number.isNaN(value) ? '–' : `${write(value)} ${tag('small', {}, `${write(low)} to ${write(high)}`)}`;
  const rows = bots.map((one) =>
    tag(
      'tr',
      {},
      tag('th', { scope: 'row' }, escaped(one.bot)),
      ...[
        `${one.games}`,
        number(one.victories),
        withRange(one.winning, percent),
        withRange(one.beaten, percent),
        withRange(one.score, number),
        number(one.spread),
        duration(one.milliseconds),
      ].map(cell),
    ),
  );
  const head = tag('tr', {}, ...HEADS.map((text) => tag('th', { scope: 'col' }, text)));
  return tag('table', {}, tag('thead', {}, head), tag('tbody', {}, ...rows));
}

function scores({ bots }: Figures, { games }: Survey, colours: Colours): string {
  const rows = ranked(bots).map(({ bot }) => ({
    name: bot,
    values: games.flatMap((game) => game.scores.filter((_, seat) => game.bots[seat] === bot)),
    colour: colours.get(bot) ?? '',
  }));
  const best = bots.toSorted((a, b) => b.score.value - a.score.value)[0];
  const [, top] = extentOf(rows.flatMap(({ values }) => values));
  const sentence = `${best?.bot} makes ${number(best?.score.value ?? 0)} points on average; the best game of all ended with ${top}.`;
  const seen = rows.filter(({ values }) => values.length > 0);
  return sheet(
    'Scores',
    sentence,
    figure((width) => ridges(seen, width, 'points', 'How often each score was reached, by bot')),
  );
}

function sources({ sources: found }: Survey): string {
  return sheet(
    'Where the points come from',
    `Averages of a game. ${largestSource(found)}`,
    sourceLegend(found),
    figure((width) => sourceBars(found, width)),
  );
}

function seats(figures: Figures): string {
  const { seats: bySeat, inTurn } = figures;
  return [
    sheet(
      'Seats',
      seatSentence(figures),
      shareChart(bySeat, (seat) => capital(ordinal(seat))),
    ),
    inTurn.length === 0 ? '' : sheet('Turns', turnSentence(figures), shareChart(inTurn, turnName)),
  ].join('');
}

const turnName = (turn: number): string => (turn === 0 ? 'Who begins' : `The ${ordinal(turn)}`);

/** Shares of first places beside an equal share. */
function shareChart(estimates: readonly Estimate[], nameAt: (index: number) => string): string {
  const rows = estimates.map((estimate, index) => ({ name: nameAt(index), estimate, colour: 'plain' }));
  const fair = 1 / estimates.length;
  return figure((width) =>
    intervalRows({
      rows,
      width,
      write: percent,
      writeMark: (share) => `${Math.round(100 * share)} %`,
      reference: { value: fair, name: `an equal share, ${percent(fair)}` },
      around: 0.1,
      limits: [0, 1],
      description: `Share of first places: ${rows.map(({ name, estimate }) => `${name} ${percent(estimate.value)}`).join(', ')}`,
    }),
  );
}

function lengths({ games }: Survey): string {
  const rows = [{ name: 'Turns', values: games.map(({ turns }) => turns), colour: 'plain' }];
  return sheet(
    'Length',
    lengthSentence(games),
    figure((width) => ridges(rows, width, 'turns', 'How long the games were, in turns')),
  );
}

function uses(survey: Survey, game: Game, bots: readonly Compared[]): string {
  const { uses: groups, told } = survey;
  if (groups.length === 0 && told.length > 0) return '';
  const compared = bots.length === 1 ? [winnersOf(told.length)] : bots;
  return [
    tag('h2', { class: 'apart' }, 'What they did'),
    ...toldSentences(survey).map((text) => tag('p', {}, text)),
    ...(groups.length === 0 ? [] : [useLegend(compared)]),
    tag('div', { class: 'panels' }, ...groups.map((group) => usePanel(group, game, compared))),
  ].join('');
}

function useLegend(compared: readonly Compared[]): string {
  const item = (swatch: string, text: string): string =>
    tag('li', {}, tag('span', { class: `swatch ${swatch}` }), escaped(text));
  return tag(
    'ul',
    { class: 'legend' },
    item('round all', 'all seats, a game on average'),
    ...compared.map(({ title, colour }) => item(`round ${colour}`, title)),
    item('band', 'the 95 % interval of all seats'),
  );
}

function footer(header: ArenaHeader, { deals, games }: Figures, game: Game, untilClear: boolean): string {
  const { rules, components } = header;
  return tag(
    'footer',
    {},
    tag(
      'p',
      {},
      `Bars and brackets: 95 % intervals, from resampling whole deals${cautionText(deals, untilClear)}. Rules ${rules}, with the set ${escaped(components)}.`,
    ),
    tag('p', {}, tag('code', {}, escaped(commandFor(header, games, game)))),
  );
}
