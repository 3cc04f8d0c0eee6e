import type { Trial } from '@riband/testkit';

/** A random game in which somebody once found a law broken. One is enough, unless the law remembers from game to game. */
interface Case extends Partial<Pick<Trial, 'options' | 'games'>>, Pick<Trial, 'seats' | 'seed'> {
  readonly game: string;
  readonly laws: readonly string[];
  readonly found: string;
}

/** The newest last. The report of a broken law names everything that is written here. */
export const CASES: readonly Case[] = [
  {
    game: 'crossing-oceans',
    seats: 2,
    seed: '1838',
    laws: ['labels'],
    found: 'both spots of the rondel for ships had one name',
  },
  { game: 'example', seats: 3, seed: 'planted', laws: ['labels'], found: 'two places with coal had one name' },
];
