import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type GameRecord, playedIn, readRecord, recordOf, writeRecord } from './notation.ts';

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

  test('keeps an option as it is, whatever is in it', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('a #1', '# "', '\\" # x')), (mode) => {
        const text = writeRecord({ ...record, options: { mode } }).replace(/^option .*$/m, '$&  # "as" it was');
        expect(readRecord(text).options).toEqual({ mode });
      }),
    );
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
    ['line 2: option "__proto__" has no readable value', 'riband 1\noption __proto__ 1'],
    ['the header needs lines for', 'riband 1\ngame x\n'],
    ['line 3: "game" was said already', 'riband 1\ngame x\ngame y'],
    ['line 3: "rounds" was said already', 'riband 1\noption rounds 2\noption rounds 3'],
    ['line 3: "deal" was said already', 'riband 1\ndeal draw\ndeal draw'],
    ['line 3: "end" was said already', 'riband 1\nend 1 2\nend 1 2'],
    ['line 3: out of place', 'riband 1\nend 1 2\n1 0: bid 2'],
    ['line 3: out of place', 'riband 1\n1 0: bid 2\ndeal draw'],
    ['line 3: out of place', 'riband 1\ndeal draw\nseats 2'],
    ['line 2: "1e1" is no whole number', 'riband 1\nseats 1e1'],
    ['line 2: "99999999999999999999" is no whole number', 'riband 1\n99999999999999999999 0: bid 2'],
  ])('says what is wrong with it: %s', (problem, text) => {
    expect(() => readRecord(text)).toThrow(problem);
  });
});

describe('the record of what was played', () => {
  const { deal, plies, scores, ...head } = record;
  const played = [...deal.map((text) => ({ turn: 0, by: 'chance' as const, text })), ...plies];

  test('has the draws before the first decision as its deal', () => {
    expect(recordOf(head, played, scores)).toEqual(record);
    expect(playedIn(record).map((ply) => ply.text)).toEqual(played.map((ply) => ply.text));
  });

  test('is nothing but a deal before the first decision', () => {
    expect(recordOf(head, played.slice(0, 2))).toEqual({ ...head, deal, plies: [] });
  });
});
