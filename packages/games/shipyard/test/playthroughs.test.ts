import { readdirSync, readFileSync } from 'node:fs';
import { completeOptions, type Options, readRecord, replayed, writeRecord } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { earlierComponents, shipyardsWith } from '../src/index.ts';
import { ACTIONS, CONTRACTS, EMPLOYEES } from '../src/lists.ts';
import { ambitious, hoarderOf, type Player, type Playthrough, playThrough } from './players.ts';
import { first, type Shipyards, second, solo } from './table.ts';

// Whole games as texts: `npx vitest run -u packages/games/shipyard/test/playthroughs` writes them anew when the rules change.

interface Spec {
  readonly name: string;
  readonly game: Shipyards;
  readonly seats: number;
  readonly options: Options;
  readonly player: Player;
  readonly seed: string;
}

const SPECS: readonly Spec[] = [
  { name: 'first-2', game: first, seats: 2, options: {}, player: ambitious, seed: 'first-2.11' },
  { name: 'first-3', game: first, seats: 3, options: {}, player: ambitious, seed: 'first-3.12' },
  { name: 'first-4', game: first, seats: 4, options: {}, player: ambitious, seed: 'first-4.18' },
  { name: 'first-4-middles', game: first, seats: 4, options: {}, player: hoarderOf('middle'), seed: 'middles.38' },
  { name: 'second-2', game: second, seats: 2, options: { contracts: 3 }, player: ambitious, seed: 'second-2.2' },
  { name: 'second-3', game: second, seats: 3, options: { contracts: 3 }, player: ambitious, seed: 'second-3.17' },
  { name: 'second-3-sterns', game: second, seats: 3, options: {}, player: hoarderOf('stern'), seed: 'sterns.17' },
  { name: 'second-4', game: second, seats: 4, options: { contracts: 3 }, player: ambitious, seed: 'second-4.26' },
  {
    name: 'second-4-bows',
    game: second,
    seats: 4,
    options: { contractSets: true },
    player: hoarderOf('bow'),
    seed: 'bows.13',
  },
  { name: 'solo', game: solo, seats: 1, options: { contractSets: false }, player: ambitious, seed: 'solo.23' },
];

const played = new Map<string, Playthrough>();

function play({ name, game, seats, options, player, seed }: Spec): Playthrough {
  const completed = completeOptions(game.options, options);
  if ('problem' in completed) throw new Error(completed.problem);
  const known = played.get(name) ?? playThrough(game, seats, completed.options, player, seed);
  played.set(name, known);
  return known;
}

describe.each(earlierComponents())('a game that was played with $name', (components) => {
  const folder = new URL(`../playthroughs/${components.name}/`, import.meta.url);

  test.each(readdirSync(folder))('is played again: %s', (file) => {
    const record = readRecord(readFileSync(new URL(file, folder), 'utf8'));
    const game = shipyardsWith(components).find(({ id }) => id === record.game) as Shipyards;
    expect(record.components).toBe(components.name);
    expect(game.scores(replayed(game, record))).toEqual(record.scores);
  });
});

describe('playthroughs', () => {
  test.each(SPECS)('$name is played as it is written down', async (spec) => {
    await expect(writeRecord(play(spec).record)).toMatchFileSnapshot(`../playthroughs/${spec.name}.txt`);
  });

  test.each(SPECS)('$name can be read and played again', (spec) => {
    const text = writeRecord(play(spec).record);
    const record = readRecord(text);
    const state = replayed(spec.game, record);
    expect(spec.game.deciders(state)).toBe('over');
    expect(spec.game.scores(state)).toEqual(record.scores);
    expect(writeRecord(record)).toBe(text);
  });

  const events = () => SPECS.flatMap((spec) => play(spec).events);

  test('together they end in every way: the last lap, and each of the stacks', () => {
    const ends = events().flatMap((event) => (event.kind === 'finishing' ? [event.reason] : []));
    expect(new Set(ends)).toEqual(new Set(['laps', 'bow', 'middle', 'stern']));
  });

  test('together they have every action, chosen, as a bonus and at the end', () => {
    const seen = (kind: 'chose' | 'bonus' | 'finalAction'): unknown[] =>
      events().flatMap((event) => (event.kind === kind && event.action !== null ? [event.action] : []));
    expect(new Set(seen('chose'))).toEqual(new Set(ACTIONS));
    expect(new Set(seen('bonus')).size).toBeGreaterThan(5);
    expect(new Set(seen('finalAction')).size).toBeGreaterThan(3);
  });

  test('together they have every employee and every contract', () => {
    const hired = events().flatMap((event) => (event.kind === 'hired' ? [event.employee] : []));
    expect(new Set(hired)).toEqual(new Set(EMPLOYEES));
    const scored = events().flatMap((event) => (event.kind === 'contractScored' ? [event.contract] : []));
    expect(new Set(scored)).toEqual(new Set(CONTRACTS));
  });

  test('together they have cruises, lost ships, used and cut off canals, blank cards and every kind of automa action', () => {
    const kinds = new Set(events().map((event) => event.kind));
    for (const kind of [
      'cruise',
      'shipLost',
      'berthed',
      'jumped',
      'guilder',
      'subsidy',
      'automaMoved',
      'automaRemoved',
      'discarded',
    ])
      expect(kinds).toContain(kind);
  });
});
