import { readdirSync, readFileSync } from 'node:fs';
import { readRecord, replayed, writeRecord } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { crossingOceans, earlierGames } from '../src/index.ts';
import type { State } from '../src/types.ts';
import { playThrough } from './players.ts';

// One game for each seat that can trigger the end, counted from the starting player. Written anew by
//   npx vitest run --project unit packages/games/crossing-oceans -u
const GAMES = [
  { seats: 2, trigger: 0, seed: '125' },
  { seats: 2, trigger: 1, seed: '195' },
  { seats: 3, trigger: 0, seed: '7' },
  { seats: 3, trigger: 1, seed: '152' },
  { seats: 3, trigger: 2, seed: '24' },
  { seats: 4, trigger: 0, seed: '140' },
  { seats: 4, trigger: 1, seed: '161' },
  { seats: 4, trigger: 2, seed: '21' },
  { seats: 4, trigger: 3, seed: '1' },
] as const;

/** Where the points came from, as comments below the record. */
function reckoning(state: State): string {
  const { accounts, places } = crossingOceans.result(state);
  return accounts
    .map(({ seat, total, lines }) => {
      const points = lines.map((line) => `${line.source.key.replace(/^.*\./, '')} ${line.points}`);
      return `# seat ${seat}, place ${places[seat]}: ${total} = ${points.join(' + ')}\n`;
    })
    .join('');
}

const played = GAMES.map(({ seats, seed }) => playThrough(seats, seed));

test.each(GAMES.map(({ seats, trigger: expected }, index) => ({ seats, expected, ...played[index]! })))(
  '$seats seats, the end triggered by number $expected: as written down, and played again from the text',
  async ({ seats, expected, trigger, record, last }) => {
    expect(trigger).toBe(expected);
    const text = writeRecord(record) + reckoning(last);
    await expect(text).toMatchFileSnapshot(`../playthroughs/${seats}-seats-triggered-by-${trigger}.txt`);
    const again = replayed(crossingOceans, readRecord(text));
    expect(again).toEqual(last);
    expect(crossingOceans.scores(again)).toEqual(record.scores);
  },
);

describe.each(earlierGames())('a game that was played with $game.components', ({ game }) => {
  const folder = new URL(`../playthroughs/${game.components}/`, import.meta.url);

  test.each(readdirSync(folder))('is played again: %s', (file) => {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'));
    expect(record.components).toBe(game.components);
    expect(game.scores(replayed(game, record))).toEqual(record.scores);
  });
});

test('the playthroughs show every rondel action, every use of contracts and every kind of move', () => {
  const words = new Set(played.flatMap(({ record }) => record.plies.map(({ text }) => text)));
  const kinds = new Set([...words].map((text) => (text.startsWith('go ') ? text : text.replace(/ .*/, ''))));
  expect([...kinds].sort()).toEqual([
    ...['at', 'buy', 'cargo', 'coal', 'contract', 'decline', 'done', 'fill'],
    ...['go cargo', 'go coal', 'go fleet', 'go house', 'go region', 'go riband', 'go ships-1', 'go ships-2'],
    ...['house', 'load', 'open', 'place', 'region', 'riband', 'sell', 'token'],
  ]);
  for (const column of ['blue', 'black', 'green', 'red', 'white']) expect(words).toContain(`token ${column}`);
});
