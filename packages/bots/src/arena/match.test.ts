import { quayside } from '@riband/example';
import { describe, expect, test } from 'vitest';
import { greedy } from '../greedy.ts';
import { random } from '../random.ts';
import { type Entrant, Fault, type Match, playMatch } from './match.ts';
import { isFinished } from './record.ts';

const match = (changes: Partial<Match> = {}): Match => ({
  setting: { game: quayside, options: { rounds: 4 }, seats: 3 },
  seed: 1,
  deal: 0,
  rotation: 0,
  entrants: [greedy, random, random],
  now: () => 0,
  ...changes,
});

const entrant = (name: string, sitting: ReturnType<Entrant['sit']>): Entrant => ({ name, sit: () => sitting });

describe('a game of the arena', () => {
  test('is the same game whenever it is played; another seed, deal or rotation is another', async () => {
    const game = await playMatch(match());
    expect(await playMatch(match())).toEqual(game);
    for (const change of [{ seed: 2 }, { deal: 1 }, { rotation: 1 }])
      expect(await playMatch(match(change))).not.toMatchObject({ scores: isFinished(game) ? game.scores : [] });
  });

  test('has the luck of its deal, whoever sits where', async () => {
    const seen: string[] = [];
    const peeking = entrant('peeking', {
      choose: ({ moves, view }) => {
        seen.push(String((view() as { quay: readonly string[] }).quay));
        return { move: moves[0]! };
      },
    });
    const firstQuay = async (deal: number, rotation: number): Promise<string | undefined> => {
      seen.length = 0;
      const entrants = ([random, greedy] as Entrant[]).toSpliced(rotation, 0, peeking);
      await playMatch(match({ deal, rotation, entrants }));
      return seen[0];
    };
    const [first, second, third] = [await firstQuay(7, 0), await firstQuay(7, 1), await firstQuay(7, 2)];
    expect([second, third]).toEqual([first, first]);
    const others = [await firstQuay(1, 0), await firstQuay(2, 0), await firstQuay(3, 0)];
    expect(new Set([first, ...others]).size).toBeGreaterThan(1);
  });

  test('is written down with everything the figures need', async () => {
    let clock = 0;
    const game = await playMatch(match({ now: () => clock++ }));
    if (!isFinished(game)) throw new Error('it was forfeited');
    expect(game.bots).toEqual(['greedy', 'random', 'random']);
    expect(game.milliseconds).toEqual(game.decisions);
    expect(game.moves).toBeGreaterThan(game.decisions.reduce((sum, one) => sum + one, 0));
    for (const [seat, points] of game.points.entries())
      expect(Object.values(points).reduce((sum, one) => sum + one, 0)).toBe(game.scores[seat]);
    for (const counts of game.counts) {
      const bids = Object.values(counts['bids'] ?? {}).reduce((sum, one) => sum + one, 0);
      expect(bids).toBe(4);
    }
    expect(JSON.parse(JSON.stringify(game))).toEqual(game);
  });

  test('waits for entrants that take their time', async () => {
    const slow = entrant('slow', {
      choose: async ({ moves }) => {
        await Promise.resolve();
        return { move: moves[0]! };
      },
    });
    expect(await playMatch(match({ entrants: [slow, random, random] }))).toHaveProperty('scores');
  });

  test('is lost by who commits a fault, and ends there', async () => {
    const silent = entrant('silent', {
      choose: () => {
        throw new Fault('it says nothing');
      },
    });
    const game = await playMatch(match({ entrants: [random, silent, random] }));
    expect(game).toMatchObject({ places: [1, 3, 1], fault: { seat: 1, reason: 'it says nothing' } });
    expect(game).not.toHaveProperty('scores');
  });

  test('ends with an error where a bot answers with what is not legal', async () => {
    const cheat = entrant('cheat', { choose: () => ({ move: { id: -1 } }) });
    await expect(playMatch(match({ entrants: [random, cheat, random] }))).rejects.toThrow(
      'seat 1 answered with move -1',
    );
  });

  test('any other error is nobody’s loss but a bug', async () => {
    const broken = entrant('broken', {
      choose: () => {
        throw new TypeError('oops');
      },
    });
    await expect(playMatch(match({ entrants: [broken, random, random] }))).rejects.toThrow('oops');
  });
});
