import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameRecord, readRecord, writeRecord } from './notation.ts';

const record: GameRecord = {
  game: 'example',
  rules: 1,
  components: 'none',
  seats: 2,
  options: { rounds: 2, open: true, mode: 'short game' },
  deal: ['draw 0 coal', 'fill grain'],
  plies: [
    { turn: 1, by: 0, text: 'bid 2' },
    { turn: 1, by: 1, text: 'bid 0' },
    { turn: 1, by: 'chance', text: 'reveal' },
    { turn: 2, by: 0, text: 'take 1' },
    { turn: 2, by: 0, text: 'done' },
    { turn: 3, by: 0, text: 'take 0' },
  ],
  scores: [7, -3],
};

const written = `riband 1
game example
rules 1
components none
seats 2
option rounds 2
option open true
option mode "short game"
deal draw 0 coal; fill grain
1 0: bid 2
1 1: bid 0
1 *: reveal
2 0: take 1; done
3 0: take 0
end 7 -3
`;

describe('the text of a game', () => {
  test('has one line a turn and actor', () => {
    expect(writeRecord(record)).toBe(written);
  });

  test('is read back as it was', () => {
    expect(readRecord(written)).toEqual(record);
  });

  test('may have comments, blank lines and other line ends', () => {
    const commented = written
      .replace('1 *: reveal', '\n# the bids are turned over\n1 *: reveal   # at last')
      .replaceAll('\n', '\r\n');
    expect(readRecord(commented)).toEqual(record);
  });

  test('survives any words in its moves', () => {
    const word = fc.stringMatching(/^[a-z?][a-z0-9:,.+-]{0,8}$/);
    const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
    const by = fc.oneof(fc.nat(3), fc.constant('chance' as const));
    const plies = fc.array(fc.record({ turn: fc.nat(50), by, text }));
    fc.assert(
      fc.property(plies, (some) => {
        expect(readRecord(writeRecord({ ...record, plies: some })).plies).toEqual(some);
      }),
    );
  });

  test.each([
    ['line 1: expected "riband 1"', 'hello'],
    ['line 3: "two" is no whole number', 'riband 1\ngame x\nrules two'],
    ['line 2: "castle" starts no known line', 'riband 1\ncastle king'],
    ['line 2: option "rounds" has no readable value', 'riband 1\noption rounds {'],
    ['the header needs lines for', 'riband 1\ngame x\n'],
  ])('says what is wrong with it: %s', (problem, text) => {
    expect(() => readRecord(text)).toThrow(problem);
  });
});
