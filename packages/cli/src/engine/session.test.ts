import { findGame } from '@riband/catalog';
import { canonical, type Game, readRecord, type Seat, seeded, writeRecord } from '@riband/kernel';
import { describe, expect, test } from 'vitest';
import { begin, decidersOf, play, recordFrom, redo, resume, type Session, stateOf, undo } from './session.ts';

const game = findGame('example') as Game;
const start = (seed = 7): Session => begin({ game, seats: 3, options: { rounds: 3 }, chance: { seed } });
const texts = (session: Session) => session.steps.map((step) => step.text);

/** The session after a random move of a seat. */
function step(session: Session, random: ReturnType<typeof seeded>): Session {
  const seats = decidersOf(session) as readonly Seat[];
  const seat = seats[random.below(seats.length)] as Seat;
  const moves = game.moves(stateOf(session), seat);
  const move = moves[random.below(moves.length)];
  return play(session, seat, [game.write(move as (typeof moves)[number], seat)]);
}

/** A whole random game, every session on the way. */
function playedOut(seed: number): readonly Session[] {
  const random = seeded(seed);
  const line = [start(seed)];
  for (let last = start(seed); decidersOf(last) !== 'over'; ) {
    last = step(last, random);
    line.push(last);
  }
  return line;
}

test('the seed decides every draw, whatever is done and undone in between', () => {
  expect(texts(start(7))).toEqual(texts(start(7)));
  expect(texts(start(7))).not.toEqual(texts(start(8)));
  const detour = undo(play(start(7), 0, ['bid 3']));
  const [straight, after] = [start(7), detour].map((session) =>
    [0, 1, 2].reduce((now, seat) => play(now, seat, ['bid 0']), session),
  );
  expect(texts(after as Session)).toEqual(texts(straight as Session));
});

describe.each([1, 2, 3])('game %i', (seed) => {
  const line = playedOut(seed);
  const last = line.at(-1) as Session;

  test('undo leads back through every session, redo forward again', () => {
    let back = last;
    for (const expected of line.toReversed().slice(1)) {
      back = undo(back);
      expect(canonical(stateOf(back))).toBe(canonical(stateOf(expected)));
      expect(texts(back)).toEqual(texts(expected));
    }
    expect(() => undo(back)).toThrow('there is no move to take back');
    for (const expected of line.slice(1)) {
      back = redo(back);
      expect(texts(back)).toEqual(texts(expected));
    }
    expect(canonical(stateOf(back))).toBe(canonical(stateOf(last)));
    expect(() => redo(back)).toThrow('there is no move to make again');
  });

  test('a record leads to the same session, as text too', () => {
    const session = line[Math.floor(line.length / 2)] as Session;
    const record = readRecord(writeRecord(recordFrom(session)));
    expect(record).toEqual(recordFrom(session));
    const resumed = resume(game, record, { seed });
    expect(canonical(stateOf(resumed))).toBe(canonical(stateOf(session)));
    expect(texts(undo(resumed))).toEqual(texts(undo(session)));
  });

  test('a resumed game goes on with the same draws', () => {
    const half = line[Math.floor(line.length / 2)] as Session;
    const resumed = resume(game, recordFrom(half), { seed });
    const seat = (decidersOf(half) as readonly Seat[])[0] as Seat;
    const text = game.write(game.moves(stateOf(half), seat)[0] as { id: number }, seat);
    expect(texts(play(resumed, seat, [text]))).toEqual(texts(play(half, seat, [text])));
  });

  test('the final scores are in the record of a game that is over, and only there', () => {
    expect(recordFrom(last).scores).toEqual(game.scores(stateOf(last)));
    expect(recordFrom(line[0] as Session).scores).toBeUndefined();
  });
});

test('a new move forgets what was undone', () => {
  const session = play(undo(play(start(), 0, ['bid 1'])), 0, ['bid 2']);
  expect(() => redo(session)).toThrow('there is no move to make again');
});

test('several moves are made together or not at all', () => {
  const session = start();
  expect(() => play(session, 0, ['bid 1', 'bid 1'])).toThrow('0 is not to move, but 1 or 2');
  expect(() => play(session, 0, ['bid 9'])).toThrow('"bid 9" is not legal; legal are: bid 0, bid 1, bid 2, bid 3');
  expect(texts(session)).toEqual(texts(start()));
});

describe('manual chance', () => {
  const manual = begin({ game, seats: 2, options: { rounds: 2 }, chance: 'manual' });

  test('nothing is drawn before it is given', () => {
    expect(manual.steps).toEqual([]);
    expect(decidersOf(manual)).toBe('chance');
    expect(texts(play(manual, 'chance', ['draw 0 coal', 'draw 0 steel']))).toEqual(['draw 0 coal', 'draw 0 steel']);
  });

  test('a draw is undone like any move', () => {
    const drawn = play(manual, 'chance', ['draw 0 coal', 'draw 0 steel']);
    expect(texts(undo(drawn))).toEqual(['draw 0 coal']);
    expect(texts(redo(undo(drawn)))).toEqual(['draw 0 coal', 'draw 0 steel']);
  });

  test('only chance may draw', () => {
    expect(() => play(manual, 0, ['draw 0 coal'])).toThrow('0 is not to move, but chance');
  });
});
