import { quayside } from '@riband/example';
import { expect, test } from 'vitest';
import { checkLaws, seatCounts } from './check-laws.ts';
import type { Law, LawBroken } from './law.ts';
import { Breach } from './law.ts';
import type { Walk } from './walk.ts';

const seen: string[] = [];
const trial = { seats: 3, seed: 'kit', games: 4 };

/** A law about nothing that looks at every position and remembers which. */
function lawThat(rest: Partial<Law>): Law {
  return { name: 'test-law', says: 'is for this test', ...rest };
}

function firstOf(broken: readonly LawBroken[]): LawBroken {
  expect(broken).toHaveLength(1);
  return broken[0]!;
}

test('a broken law names the seed, the step, the actor, what was seen, and how to repeat it', () => {
  const law = lawThat({
    look({ step, index }) {
      if (step?.actor === 1 && index > 20) throw new Breach('a kraken');
    },
  });
  const breach = firstOf(checkLaws(quayside, { ...trial, laws: [law] }));
  expect(breach).toMatchObject({ law: 'test-law', seed: 'kit', actor: 1, seen: 'a kraken' });
  expect(breach.step).toBeGreaterThan(20);
  expect(breach.message).toContain('example breaks the law "test-law": a kraken');
  expect(breach.message).toContain(`step    ${breach.step} of`);
  expect(breach.message).toContain('RIBAND_SEED=kit npx vitest run --project laws -t "example, 3 seats test-law"');
});

test('the seed of a game, given again, plays that game first', () => {
  const games: string[] = [];
  const law = lawThat({
    review({ seed, options, last }: Walk) {
      games.push(seed.split('.').at(-1)!);
      if (seed.endsWith('.2')) throw new Breach(JSON.stringify({ options, end: last.state }));
    },
  });
  const breach = firstOf(checkLaws(quayside, { ...trial, laws: [law] }));
  expect(games).toEqual(['kit', '1', '2']);
  const again = firstOf(checkLaws(quayside, { ...trial, seed: breach.seed, laws: [law] }));
  expect(again.seen).toBe(breach.seen);
  expect(games).toEqual(['kit', '1', '2', '2']);
});

test('what takes several games to see is repeated from the first of them', () => {
  const law: Law<{ games: number }> = {
    ...lawThat({}),
    notes: () => ({ games: 0 }),
    look({ index }, _, notes) {
      if (index === 0) notes.games += 1;
      if (notes.games === 3) throw new Breach('the third game');
    },
  };
  const breach = firstOf(checkLaws(quayside, { ...trial, laws: [law] }));
  expect(breach.seed).toBe('kit.2');
  expect(breach.message).toContain('RIBAND_SEED=kit npx');
});

test('an error of the rules breaks the law that came upon it, and the others go on', () => {
  const broken = {
    ...quayside,
    scores: () => {
      throw new RangeError('no scores today');
    },
  };
  const names = checkLaws(broken, trial).map(({ law }) => law);
  expect(names).toContain('result');
  expect(names).not.toContain('conservation');
});

test('a dear law looks at as many positions as it says, some of each kind', () => {
  seen.length = 0;
  const law = lawThat({ sample: 14, when: ({ asked }) => asked.length > 0, look: ({ kind }) => void seen.push(kind) });
  checkLaws(quayside, { ...trial, games: 1, laws: [law] });
  expect(seen).toHaveLength(14);
  expect(new Set(seen)).toEqual(new Set(['bid', 'take', 'load', 'done']));
});

test('standard and random options are played, or those that are given', () => {
  const rounds = new Set<unknown>();
  const law = lawThat({ review: ({ options }) => void rounds.add(options['rounds']) });
  checkLaws(quayside, { ...trial, games: 40, laws: [law] });
  expect([...rounds].sort()).toEqual([2, 3, 4, 5, 6]);
  rounds.clear();
  checkLaws(quayside, { ...trial, options: { rounds: 3 }, laws: [law] });
  expect([...rounds]).toEqual([3]);
});

test('seat counts go from the fewest to the most', () => {
  expect(seatCounts(quayside)).toEqual([2, 3, 4]);
});
