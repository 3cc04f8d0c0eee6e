import { type Quayside, quayside } from '@riband/example';
import { describe, expect, test } from 'vitest';
import { hashOf } from './canonical.ts';
import type { GameRecord } from './notation.ts';
import { perft } from './perft.ts';
import { begin, firstDecider, mayMove, next, preview, read, whyNot } from './play.ts';
import { seeded } from './random.ts';
import { ReplayError, replay, replayed } from './replay.ts';

const start = () => begin(quayside, 2, { rounds: 2 }, seeded('play'));

describe('playing any game', () => {
  test('begin deals until somebody has to decide', () => {
    const state = start();
    expect(quayside.deciders(state)).toEqual([0, 1]);
    expect(firstDecider(quayside, state)).toBe(0);
    expect(mayMove(quayside, state, 1)).toBe(true);
    expect(mayMove(quayside, state, 'chance')).toBe(false);
  });

  test('next leaves the given state alone', () => {
    const state = start();
    const before = hashOf(state);
    const [bid] = quayside.moves(state, 0);
    expect(hashOf(next(quayside, state, 0, bid as Quayside['Move']))).not.toBe(before);
    expect(hashOf(state)).toBe(before);
  });

  test('a text is a move only if it is legal for that actor now', () => {
    const state = start();
    expect(read(quayside, state, 0, 'bid 2')).toEqual({ id: 2, kind: 'bid', coins: 2 });
    for (const text of ['bid 4', 'take 0', 'bid', 'BID 2', '']) expect(read(quayside, state, 0, text)).toBeUndefined();
    expect(read(quayside, state, 'chance', 'bid 2')).toBeUndefined();
  });

  test('a preview tells what the seat may know and changes nothing', () => {
    const state = start();
    const before = hashOf(state);
    const bid = read(quayside, state, 1, 'bid 3') as Quayside['Move'];
    expect(preview(quayside, state, 1, bid)).toEqual([{ kind: 'bid', seat: 1, coins: 3 }]);
    expect(hashOf(state)).toBe(before);
  });

  test('who is not asked hears that it is not their turn', () => {
    const state = start();
    quayside.apply(state, 0, read(quayside, state, 0, 'bid 1') as Quayside['Move']);
    expect(whyNot(quayside, state, 0, 'bid:1')?.message.key).toBe('kernel.notYourTurn');
    expect(whyNot(quayside, state, 1, 'bid:1')).toBeUndefined();
  });

  test.each(['moon', 'bid:99', ''])('there is no answer for what is not offered: %j', (target) => {
    expect(whyNot(quayside, start(), 1, target)).toMatchObject({ clause: 'K-TARGET-1' });
  });
});

test('perft counts lines, chance like a player', () => {
  const state = start();
  // Four bids each, then one reveal, then the three places of the quay that a bid leaves the means for.
  expect([0, 1, 2, 3].map((depth) => perft(quayside, state, depth))).toEqual([1, 4, 16, 16]);
  expect(perft(quayside, state, 4)).toBe(48);
});

describe('replay', () => {
  const record: GameRecord = {
    game: 'example',
    rules: 1,
    components: 'none',
    seats: 2,
    options: { rounds: 2 },
    deal: ['draw 0 coal', 'draw 0 coal', 'draw 1 grain', 'draw 1 steel', 'fill coal', 'fill grain', 'fill steel'],
    plies: [
      { turn: 1, by: 1, text: 'bid 3' },
      { turn: 1, by: 0, text: 'bid 0' },
      { turn: 1, by: 'chance', text: 'reveal' },
      { turn: 2, by: 1, text: 'take 0' },
    ],
  };

  test('plays every move again', () => {
    const state = replayed(quayside, record);
    expect(state.players[1]).toMatchObject({ coins: 2, hold: ['coal'] });
    expect(quayside.deciders(state)).toEqual([1]);
  });

  test('shows the state before each move', () => {
    const turns = [...replay(quayside, record)].map((step) => `${step.actor} ${quayside.write(step.move, step.actor)}`);
    expect(turns.slice(-2)).toEqual(['chance reveal', '1 take 0']);
  });

  test('stops at the first move that is not legal', () => {
    const plies = [...record.plies, { turn: 2, by: 0, text: 'take 0' }];
    expect(() => replayed(quayside, { ...record, plies })).toThrow(
      new ReplayError(11, 'move 12 of 12, "take 0" by 0, is not legal there'),
    );
  });

  test('stops at a move that was made in another turn', () => {
    const plies = record.plies.map((ply, index) => (index === 1 ? { ...ply, turn: 2 } : ply));
    expect(() => replayed(quayside, { ...record, plies })).toThrow(
      new ReplayError(8, 'move 9 of 11, "bid 0" by 0, is made in turn 1, not 2'),
    );
  });

  test('refuses scores that the moves do not lead to', () => {
    expect(() => replayed(quayside, { ...record, scores: [1, 2] })).toThrow('end 1 2: the moves lead to no end');
  });

  test.each([
    [{ game: 'chess' }, 'it is a game of chess, not of example'],
    [{ rules: 2 }, 'it was played with rules 2, here are rules 1'],
    [{ components: 'brought' }, 'it was played with components brought, here are components none'],
    [{ seats: 5 }, 'example is for 2 to 4 seats, not 5'],
    [{ options: { rounds: 9 } }, 'option "rounds" must be a whole number from 2 to 6'],
  ])('refuses a record that does not fit: %j', (wrong, problem) => {
    expect(() => replayed(quayside, { ...record, ...wrong })).toThrow(problem);
  });
});
