import { findBot } from '@riband/bots';
import {
  type ArenaGame,
  type Deal,
  type Entrant,
  Fault,
  type Figures,
  figuresOf,
  gamesOfDeal,
  playMatch,
  surveyOf,
} from '@riband/bots/arena';
import { findGame } from '@riband/catalog';
import { completeOptions, type Game } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { type ArenaHeader, FORMAT } from '../plan.ts';
import { quartiles, ridges } from './histogram.ts';
import { reportPage } from './page.ts';
import { ladderSentence, largestSource } from './sentences.ts';

/** Bots that play at random under any name. */
const named = (name: string): Entrant => ({ ...(findBot('random') as Entrant), name });

async function pageOf(
  id: string,
  bots: readonly string[],
  seats: number,
  deals: number,
  entrant: (name: string) => Entrant = named,
  kept: (deals: readonly Deal[]) => readonly Deal[] = (all) => all,
): Promise<string> {
  const game = findGame(id) as Game;
  const completed = completeOptions(game.options, {});
  if ('problem' in completed) throw new Error(completed.problem);
  const { options } = completed;
  const { rules, components } = game;
  const header: ArenaHeader = {
    format: FORMAT,
    game: id,
    rules,
    components,
    options,
    seats,
    bots,
    seed: 1,
    milliseconds: 1,
  };
  const played: ArenaGame[][] = [];
  for (let deal = 0; deal < deals; deal++) {
    const games = gamesOfDeal(bots, seats).map((lineUp, rotation) =>
      playMatch({
        setting: { game, options, seats },
        seed: 1,
        deal,
        rotation,
        entrants: lineUp.map(entrant),
        now: () => 0,
      }),
    );
    played.push(await Promise.all(games));
  }
  return reportPage({
    header,
    game,
    figures: figuresOf(played, bots, seats, 1),
    survey: surveyOf({ game, options, seats }, kept(played), bots, 1),
    untilClear: false,
  });
}

describe.each([
  { id: 'example', bots: ['a', 'b'], seats: 2 },
  { id: 'example', bots: ['a'], seats: 4 },
  { id: 'example', bots: ['a', 'b', 'c'], seats: 2 },
  { id: 'shipyard-solo', bots: ['a', 'b'], seats: 1 },
  { id: 'crossing-oceans', bots: ['a', 'b'], seats: 2 },
])('the page about $bots in $id with $seats seats', ({ id, bots, seats }) => {
  const page = pageOf(id, bots, seats, 2);

  test('needs nothing from anywhere else', async () => {
    expect(await page).not.toMatch(/<script|<link|<img|@import|url\(|https?:|src=/);
  });

  test('has no figure that is none', async () => {
    expect(await page).not.toMatch(/NaN|undefined|null|Infinity|\[object/);
  });

  test('closes every element that it opens', async () => {
    const open: string[] = [];
    for (const [, end, name = ''] of (await page).matchAll(/<(\/?)([a-z0-9]+)(?=[\s>])[^>]*>/g)) {
      if (name === 'meta') continue;
      if (end === '') open.push(name);
      else expect(open.pop()).toBe(name);
    }
    expect(open).toEqual([]);
  });
});

test('on a telephone charts are drawn anew, and not shown in part', async () => {
  const page = await pageOf('example', ['a', 'b'], 2, 2);
  const widths = [...page.matchAll(/<div class="(broad|slim)"><svg viewBox="0 0 (\d+) /g)].map(([, kind, width]) => ({
    kind,
    width: Number(width),
  }));
  expect(widths.filter(({ kind }) => kind === 'broad')).toHaveLength(widths.length / 2);
  for (const { kind, width } of widths) expect(width <= 340).toBe(kind === 'slim');
});

test('who broke the rules of the arena is told, and how', async () => {
  const wild: Entrant = {
    name: 'wild',
    sit: () => ({
      choose() {
        throw new Fault('it answered "mutiny", which is no legal move');
      },
    }),
  };
  const page = await pageOf('example', ['wild', 'tame'], 2, 1, (name) => (name === 'wild' ? wild : named(name)));
  expect(page).toContain(
    'wild lost 2 games without a legal move: it answered &#34;mutiny&#34;, which is no legal move.',
  );
});

test('it shows who wins by turn, if there is more than one seat', async () => {
  expect(await pageOf('crossing-oceans', ['a'], 3, 2)).toContain('Who begins');
  expect(await pageOf('shipyard-solo', ['a'], 1, 2)).not.toContain('Who begins');
});

test('flags have their own colours, and nothing else has those', async () => {
  const page = await pageOf('crossing-oceans', ['a'], 4, 2);
  const legend = page.slice(page.indexOf('class="legend"'), page.indexOf('</ul>', page.indexOf('class="legend"')));
  const colours = [...legend.matchAll(/swatch ([\w-]+)"><\/span>(\w+)/g)].map(([, colour, name]) => [name, colour]);
  expect(Object.fromEntries(colours)).toMatchObject({ White: 'flags-white', Black: 'flags-black', Blue: 'flags-blue' });
  expect(new Set(colours.map(([, colour]) => colour)).size).toBe(colours.length);
});

test('who plays alone is not compared by seats and opponents', async () => {
  const page = await pageOf('shipyard-solo', ['a', 'b'], 1, 2);
  expect(page).toContain('each in 2 games, so that luck favours nobody.');
  expect(page).toMatch(/has more points than another bot in [\d.]+ % of the deals/);
  expect(page).not.toContain('opponents.');
});

test('who is level is not said to be 0 Elo ahead', () => {
  const level = { above: 'a', below: 'b', elo: { value: 0.2, low: -90, high: 90 } };
  const figures = { bots: [], gaps: [level], deals: 20 } as unknown as Figures;
  expect(ladderSentence(figures, false)).toMatch(/^a and b come out equally strong \(−90 to \+90\); a beats /);
});

test('the largest source is that of the strongest bot, whatever the others on more seats live on', () => {
  const sources = [
    { id: 'houses', name: 'Trade houses' },
    { id: 'flags', name: 'Green flags' },
  ];
  const bots = [
    { bot: 'mate', points: { houses: 20, flags: 30 } },
    { bot: 'random', points: { houses: 25, flags: 1 } },
  ];
  expect(largestSource({ sources, bots })).toBe('The largest source of mate is Green flags.');
});

test('on a telephone intervals are written too', async () => {
  const page = await pageOf('example', ['a', 'b'], 2, 12);
  const [, slim = ''] = /<div class="slim">(<svg.*?<\/svg>)/s.exec(page) ?? [];
  expect(slim).toMatch(/>[+−]?\d+ to [+−]?\d+<\/text>/);
});

test('lengths that differ by whole rounds are no comb', () => {
  const rounds = Array.from({ length: 60 }, (_, index) => 65 + 4 * (index % 15));
  const bars = [
    ...ridges([{ name: 'Turns', values: rounds, colour: '' }], 860, 'turns', '').matchAll(/turns: (\d+) of/g),
  ];
  expect(bars.map(([, count]) => Number(count))).toEqual(new Array(15).fill(4));
});

test('the middle of an even number of values lies between two of them', () => {
  expect(quartiles([98, 106])).toEqual([100, 102, 104]);
  expect(quartiles([92, 73, 60])).toEqual([66.5, 73, 82.5]);
  expect(quartiles([5])).toEqual([5, 5, 5]);
  expect(quartiles([4, 1, 2, 3])).toEqual([1.8, 2.5, 3.3]);
});

test('names are shown, never read as markup', async () => {
  const page = await pageOf('example', ['<b onload="x">&', 'random'], 2, 1);
  expect(page).toContain('&#60;b onload=&#34;x&#34;&#62;&#38;');
  expect(page).not.toContain('<b onload');
});

test('it has a chart for each thing that is counted, and says what nobody used', async () => {
  const page = await pageOf('shipyard-second', ['random'], 4, 1);
  for (const title of ['Actions chosen', 'Employees hired', 'Contracts kept to the end', 'Ships by length', 'Never: '])
    expect(page).toContain(title);
  expect(page).toContain('Hire an Employee');
});

test('it does not say what nobody used in games that do not tell what was used', async () => {
  const untold = (deal: Deal): Deal => deal.map((game) => ({ ...game, points: [{}, {}], counts: [{}, {}] }));
  const some = (deals: readonly Deal[]) => deals.map((deal, index) => (index === 0 ? untold(deal) : deal));
  const pages = (kept?: (deals: readonly Deal[]) => readonly Deal[]) =>
    pageOf('example', ['a', 'b'], 2, 2, named, kept);
  expect(await pages((deals) => deals.map(untold))).toContain(
    'How these games went is kept, but not what was done in them.',
  );
  expect(await pages((deals) => deals.map(untold))).not.toContain('Never: ');
  expect(await pages(some)).toContain('2 of 4 games tell what was done in them; this is about those.');
  expect(await pages()).not.toContain('what was done in them');
});

test('what a contract was worth that no winner had is not nothing', async () => {
  const page = await pageOf('shipyard-second', ['random'], 4, 2);
  const worth = page.slice(page.indexOf('>Worth of a contract'), page.indexOf('>Ships by length'));
  expect(worth).toContain(', winners –<');
});

/** The drawing about one kind of thing, as it is told to who does not see it. */
async function toldOf(page: Promise<string>, title: string): Promise<string> {
  return new RegExp(`aria-label="(${title}[^"]*)"`).exec(await page)?.[1] ?? '';
}

test('where several bots play, it tells what each of them did, and not what winners did', async () => {
  const mixed = pageOf('example', ['a', 'b', 'c'], 3, 2);
  for (const bot of ['a', 'b', 'c'])
    expect(await toldOf(mixed, 'Bids')).toMatch(new RegExp(`\\), .*\\b${bot} [\\d.]+`));
  expect(await mixed).toContain('seats of a</li>');
  expect(await mixed).not.toContain('winners');
  const alike = pageOf('example', ['a'], 3, 2);
  expect(await toldOf(alike, 'Bids')).toMatch(/all seats [\d.]+ \([\d.]+ to [\d.]+\), winners [\d.]+/);
});

test('numbers stand in their order, and not the most frequent first', async () => {
  const told = await toldOf(pageOf('example', ['a', 'b', 'c'], 3, 2), 'Bids');
  expect([...told.matchAll(/(\w+)(?: coins?)?: all/g)].map(([, bid]) => bid)).toEqual(['Nothing', '1', '2', '3']);
});
