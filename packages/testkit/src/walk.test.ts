import { quayside } from '@riband/example';
import { hashOf, next } from '@riband/kernel';
import { expect, test } from 'vitest';
import { playRandomGame } from './walk.ts';

const OPTIONS = { rounds: 4 };

test('a walk goes from the setup to the end of the game, move by move', () => {
  const walk = playRandomGame(quayside, 3, OPTIONS, 'kit');
  expect(walk.over).toBe(true);
  expect(walk.positions[0]?.state).toEqual(quayside.setup(3, OPTIONS));
  expect(walk.positions.map(({ index }) => index)).toEqual([...walk.positions.keys()]);
  for (const position of walk.positions.slice(0, -1)) {
    const { state, step } = position;
    expect(position.actors).toContain(step!.actor);
    expect(next(walk.game, state, step!.actor, step!.move)).toEqual(position.next?.state);
  }
  expect(walk.last.step).toBeUndefined();
});

test('the seed decides everything', () => {
  const end = (seed: string): string => hashOf(playRandomGame(quayside, 3, OPTIONS, seed).last.state);
  expect(end('kit')).toBe(end('kit'));
  const seeds = Array.from({ length: 30 }, (_, index) => `${index}`);
  expect(new Set(seeds.map(end)).size).toBe(seeds.length);
});

test('where the rules fail the walk ends and says why', () => {
  const broken: typeof quayside = {
    ...quayside,
    apply(state, actor, move, emit) {
      if (move.kind === 'take') throw new RangeError('the quay is closed');
      quayside.apply(state, actor, move, emit);
    },
  };
  const walk = playRandomGame(broken, 2, OPTIONS, 'kit');
  expect(walk).toMatchObject({ over: false, trouble: 'RangeError: the quay is closed' });
  expect(walk.last.step).toBeUndefined();
});

test('a walk is never longer than the limit', () => {
  const walk = playRandomGame({ ...quayside, limits: { length: 9, branching: 10 } }, 2, OPTIONS, 'kit');
  expect(walk.positions).toHaveLength(10);
  expect(walk).toMatchObject({ over: false, trouble: undefined });
});
