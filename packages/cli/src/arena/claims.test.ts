import { expect, test } from 'vitest';
import { claimNamed, claimText } from './claims.ts';

test.each([
  ['won=85..', { of: 'won', from: 0.85 }, 'a has at least 85 % of the first places: not clear yet.'],
  ['won=40..60', { of: 'won', from: 0.4, to: 0.6 }, 'a has 40 % to 60 % of the first places: not clear yet.'],
  ['won=..12.5', { of: 'won', to: 0.125 }, 'a has at most 12.5 % of the first places: not clear yet.'],
  ['points=70..', { of: 'points', from: 70 }, 'a makes at least 70 points on average: not clear yet.'],
  ['elo=-35..35', { of: 'elo', from: -35, to: 35 }, 'a is -35 to 35 Elo ahead of b: not clear yet.'],
] as const)('%s is understood, and said in words', (text, claim, sentence) => {
  expect(claimNamed(text, 2)).toEqual(claim);
  expect(claimText({ claim, verdict: 'open' }, ['a', 'b'])).toBe(sentence);
});

test('it says when it was settled, and how', () => {
  const claim = { of: 'won', from: 0.85 } as const;
  expect(claimText({ claim, verdict: 'missed', clearAfter: 21 }, ['a', 'b'])).toBe(
    'a has at least 85 % of the first places: missed, clear after 21 deals.',
  );
});

test.each([
  ['won>=85', 'must be like won=85..'],
  ['won=..', 'must be like won=85..'],
  ['speed=3..', 'must be like won=85..'],
  ['won=60..40', 'ends before it begins'],
  ['won=50..100', 'every bot is on the same side of that'],
  ['points=0..', 'every bot is on the same side of that'],
])('%s is refused', (text, reason) => {
  expect(() => claimNamed(text, 2)).toThrow(reason);
});

test('how far one is ahead of another is a claim about two', () => {
  expect(() => claimNamed('elo=100..', 3)).toThrow('is about two bots, not about 3');
});
