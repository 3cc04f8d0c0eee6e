import { MessageChannel } from 'node:worker_threads';
import { type ArenaGame, type Deal, figuresOf } from '@riband/bots/arena';
import { describe, expect, test } from 'vitest';
import { type Hand, handAt } from './hand.ts';
import { type ArenaHeader, competitorsOf, FORMAT } from './plan.ts';
import { gamesLeft, gamesOf, type Run, runArena } from './run.ts';
import { type Line, serve } from './serve.ts';

const HEADER: ArenaHeader = {
  format: FORMAT,
  game: 'example',
  rules: 1,
  components: 'none',
  options: { rounds: 2 },
  seats: 3,
  bots: ['greedy', 'random'],
  seed: 1,
  milliseconds: 1000,
};

/** A worker in this thread, at the other end of a real line. */
function startHere(header: ArenaHeader): Hand {
  const { port1, port2 } = new MessageChannel();
  serve({ header }, port2 as Line);
  return handAt(port1, async () => port1.postMessage('end'));
}

function run(changes: Partial<Run> = {}): Promise<readonly Deal[]> {
  const header = changes.header ?? HEADER;
  return runArena({
    header,
    deals: 6,
    untilClear: false,
    known: [],
    workers: 1,
    startHand: () => startHere(header),
    onGame: () => undefined,
    stopped: new Promise(() => undefined),
    ...changes,
  });
}

/** How long bots think is the only thing that differs from run to run. */
const timeless = (deals: readonly Deal[]) => deals.map((deal) => deal.map((game) => ({ ...game, milliseconds: [] })));

describe('a run of the arena', () => {
  test('plays every game of every deal once', async () => {
    const played: ArenaGame[] = [];
    const deals = await run({ onGame: (game) => played.push(game) });
    expect(deals.map((deal) => deal.map(({ bots }) => bots.indexOf('greedy')))).toEqual(new Array(6).fill([0, 2, 1]));
    expect(played).toHaveLength(18);
  });

  test('gives the same with any number of hands', async () => {
    const alone = timeless(await run());
    expect(timeless(await run({ workers: 2 }))).toEqual(alone);
    expect(timeless(await run({ workers: 5 }))).toEqual(alone);
  });

  test('goes on where it was stopped, and ends with the same figures', async () => {
    const played: ArenaGame[] = [];
    await run({ workers: 2, onGame: (game) => played.push(game) });
    const kept = played.slice(0, 7);
    const again: ArenaGame[] = [];
    const resumed = await run({ known: kept, onGame: (game) => again.push(game) });
    expect(again).toHaveLength(11);
    const whole = await run();
    expect(timeless(resumed)).toEqual(timeless(whole));
    const figures = [resumed, whole].map((deals) => {
      const { bots, ...rest } = figuresOf(deals, competitorsOf(HEADER), HEADER.seats, HEADER.seed);
      return { ...rest, bots: bots.map(({ milliseconds: _, ...one }) => one) };
    });
    expect(figures[0]).toEqual(figures[1]);
  });

  test('stops when somebody wants it to, with the whole deals so far', async () => {
    let stop = (): void => undefined;
    const stopped = new Promise<void>((resolve) => (stop = resolve));
    let done = 0;
    const deals = await run({ deals: 1000, stopped, onGame: () => ++done === 10 && stop() });
    expect(deals.length).toBeGreaterThanOrEqual(3);
    expect(deals.length).toBeLessThan(100);
  });

  test('until it is clear, ends after the same deal whoever is quick, also with games that were played before', async () => {
    const clear = { untilClear: true, deals: 400, header: { ...HEADER, seats: 2 } };
    const one = await run(clear);
    expect(one.length).toBeLessThan(100);
    expect(timeless(await run({ ...clear, workers: 3 }))).toEqual(timeless(one));
    const known = (await run({ ...clear, untilClear: false, deals: one.length + 5 })).flat();
    const startHand = () => {
      throw new Error('there is nothing left to play');
    };
    expect(timeless(await run({ ...clear, known, startHand }))).toEqual(timeless(one));
  });

  test('fails with the name of the game in which something broke', async () => {
    const header = { ...HEADER, options: { rounds: 'many' } };
    await expect(run({ header })).rejects.toThrow(/^deal 0, rotation 0 of seed 1: /);
  });
});

test('the games that are left are those not played, in order', () => {
  const played = [
    { deal: 0, rotation: 1 },
    { deal: 2, rotation: 0 },
  ];
  const left = [...gamesLeft(3, 2, played)].map(({ deal, rotation }) => `${deal}.${rotation}`);
  expect(left).toEqual(['0.0', '1.0', '1.1', '2.1']);
});

test('of a file of games each game counts once, and only those of the deals that are wanted', async () => {
  const games = (await run({ deals: 3 })).flat();
  const found = gamesOf(2, [...games, ...games]);
  expect(found.map(({ deal, rotation }) => `${deal}.${rotation}`)).toEqual(['0.0', '0.1', '0.2', '1.0', '1.1', '1.2']);
});
