import { quayside } from '@riband/example';
import { beforeEach, describe, expect, test } from 'vitest';
import { BOT, done, hashes, kinds, moves, opened, people, playedOut, refused, tell } from '../test/playing.ts';
import type { Holder, Table } from './index.ts';

let table: Table;
let atTurn2: readonly string[];

/** Seat 0 has had turn 2; it is turn 3 of seat 1. */
function play(holders: readonly Holder[]): void {
  table = opened(quayside, holders);
  for (const [seat, coins] of [2, 1, 0].entries()) done(table, moves(table, seat, [`bid ${coins}`], true));
  atTurn2 = hashes(table);
  done(table, moves(table, 0, ['take 0', 'done'], true));
}

const ask = (turn: number, seat = 0) => done(table, { kind: 'ask', seat, turn });
const answer = (seat: number, agree: boolean) => {
  const request = table.position.line.request?.number ?? -1;
  return done(table, { kind: 'answer', seat, request, agree });
};

describe('among people', () => {
  beforeEach(() => play(people(3)));

  test('all must agree before a turn is taken back; the record shows it', () => {
    const from = table.entries.length;
    ask(2);
    expect(table.tableView(2).request).toMatchObject({ seat: 0, turn: 2, agreed: [0], missing: [1, 2] });
    answer(2, true);
    expect(kinds(answer(1, true))).toEqual(['answer', 'takeBack']);
    expect(hashes(table)).toEqual(atTurn2);
    expect(table.waiting().toMove).toEqual([0]);
    expect(table.tableView(0).request).toBeNull();
    const told = table.log('spectator', from).flatMap((line) => line.messages.map((message) => message.key));
    expect(told).toEqual(['table.log.ask', 'table.log.agree', 'table.log.agree', 'table.log.takeBack']);
    expect(table.log('spectator').filter((line) => line.undone)).toMatchObject([{ text: 'take 0' }, { text: 'done' }]);
  });

  test('the same moves then meet the same draws', () => {
    const finish = () => {
      done(table, moves(table, 1, ['take 0', 'done'], true));
      done(table, moves(table, 2, ['take 0', 'done'], true));
      return table.record();
    };
    const first = finish();
    ask(3, 1);
    answer(0, true);
    answer(2, true);
    expect(finish()).toEqual(first);
  });

  test('moves that are not settled go too', () => {
    done(table, moves(table, 1, ['take 0']));
    ask(2, 2);
    answer(0, true);
    answer(1, true);
    expect(hashes(table)).toEqual(atTurn2);
    expect(table.tableView(1)).toMatchObject({ canUndo: false, canRedo: false });
  });

  test('the request ends when somebody declines or takes it back', () => {
    for (const who of [1, 0]) {
      ask(2);
      answer(who, false);
      expect(table.tableView(0).request).toBeNull();
    }
    expect(refused(table, { kind: 'answer', seat: 2, request: 0, agree: true })).toBe('noRequest');
  });

  test('the request lapses when the game goes on', () => {
    ask(2);
    done(table, moves(table, 1, ['take 0']));
    expect(table.tableView(0).request).toBeNull();
  });

  test('an answer is to one request only, and given once', () => {
    const [asked] = ask(2);
    answer(1, true);
    const again = { kind: 'answer', seat: 1, request: asked?.number ?? -1, agree: true } as const;
    expect(refused(table, again)).toBe('alreadyAnswered');
    expect(refused(table, { kind: 'ask', seat: 1, turn: 2 })).toBe('requestPending');
    answer(2, false);
    ask(1);
    expect(refused(table, again)).toBe('noRequest');
  });

  test('only a turn with settled moves can be named', () => {
    for (const turn of [0, 3, 99, -1, Number.NaN])
      expect(refused(table, { kind: 'ask', seat: 0, turn })).toBe('noSuchTurn');
    done(table, moves(table, 1, ['take 0']));
    expect(refused(table, { kind: 'ask', seat: 0, turn: 3 })).toBe('noSuchTurn');
  });
});

test('nothing is taken back once all secrets are open', () => {
  table = playedOut(quayside, people(2));
  expect(refused(table, { kind: 'ask', seat: 0, turn: 2 })).toBe('over');
});

describe('with bots', () => {
  test('bots agree at once', () => {
    play([...people(1), BOT, BOT]);
    expect(kinds(ask(2))).toEqual(['ask', 'answer', 'answer', 'takeBack']);
    expect(hashes(table)).toEqual(atTurn2);
  });

  test('a bot that takes over a seat agrees in its place', () => {
    play([...people(2), BOT]);
    expect(kinds(ask(2))).toEqual(['ask', 'answer']);
    expect(kinds(done(table, { kind: 'seat', seat: 1, holder: BOT }))).toEqual(['seat', 'answer', 'takeBack']);
    expect(hashes(table)).toEqual(atTurn2);
  });
});

test('the story shows what was there before it was taken back', () => {
  play([...people(1), BOT, BOT]);
  const last = table.entries.length - 1;
  const [before, view] = [table.stateAt(last), table.viewAt(1, last)];
  ask(2);
  done(table, moves(table, 0, ['take 1']));
  done(table, tell(table, 'undo', 0));
  expect(table.stateAt(last)).toEqual(before);
  expect(table.viewAt(1, last)).toEqual(view);
  expect(table.stateAt(-1)).toEqual(quayside.setup(3, { rounds: 4 }));
});
