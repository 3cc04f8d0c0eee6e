import { quayside } from '@riband/example';
import { hashOf } from '@riband/kernel';
import { expect, test } from 'vitest';
import { BOT, done, moves, opened, people, refused, tell } from '../test/playing.ts';
import { Teller } from './index.ts';

test('a seat that has to move sees its choices, with label and preview', () => {
  const table = opened(quayside, people(2));
  const seen = table.tableView(0);
  expect(seen).toMatchObject({ entry: 7, viewer: 0, turn: 1, rules: 1, result: null, request: null });
  expect(seen.hash).toBe(hashOf(quayside.view(table.position.state as never, 0)));
  expect(seen.choices.map((choice) => choice.text)).toEqual(['bid 0', 'bid 1', 'bid 2', 'bid 3']);
  expect(seen.choices[1]).toEqual({
    text: 'bid 1',
    target: 'bid:1',
    label: { key: 'example.label.bid', params: { coins: 1 } },
    preview: [{ kind: 'bid', seat: 0, coins: 1 }],
  });
  expect(seen.targets).toContain('quay:0');
  expect(table.tableView('spectator')).toMatchObject({ choices: [], targets: [], waiting: { toMove: [0, 1] } });
});

test('in a secret choice others see only who is still to choose', () => {
  const table = opened(quayside, people(2));
  done(table, moves(table, 0, ['bid 2']));
  expect(table.tableView(1).waiting).toMatchObject({ toMove: [1], toConfirm: [0] });
  expect(table.log(1).at(-1)).toMatchObject({
    by: 0,
    text: 'bid ?',
    events: [{ kind: 'bid', seat: 0 }],
    messages: [{ key: 'example.log.bidHidden' }],
  });
  expect(table.log(0).at(-1)).toMatchObject({ text: 'bid 2', events: [{ kind: 'bid', seat: 0, coins: 2 }] });
  expect(table.record(1).plies).toEqual([{ turn: 1, by: 0, text: 'bid ?' }]);
  expect(JSON.stringify([table.tableView(1).view, table.log(1).at(-1)])).not.toContain('"coins":2');
});

test('says who may undo, redo and confirm, and whose confirmation is waited for', () => {
  const table = opened(quayside, people(2));
  const rights = (seat: number) => {
    const { canUndo, canRedo, canConfirm, mustConfirm } = table.tableView(seat);
    return { canUndo, canRedo, canConfirm, mustConfirm };
  };
  const none = { canUndo: false, canRedo: false, canConfirm: false, mustConfirm: false };
  expect(rights(0)).toEqual(none);
  done(table, moves(table, 0, ['bid 2']));
  expect(rights(0)).toEqual({ ...none, canUndo: true, canConfirm: true });
  expect(rights(1)).toEqual(none);
  done(table, moves(table, 1, ['bid 0'], true));
  expect(rights(0)).toEqual({ ...none, canUndo: true, canConfirm: true, mustConfirm: true });
  expect(rights(1)).toEqual({ ...none, canUndo: true });
  done(table, tell(table, 'undo', 0));
  expect(rights(0)).toEqual({ ...none, canRedo: true });
});

test('every target has a choice or a reason, also while the table waits for a confirmation', () => {
  const table = opened(quayside, people(2));
  expect(table.why(0, 'bid:1')).toBeUndefined();
  expect(table.why(0, 'quay:0')?.clause).toBe('E-BID-1');
  done(table, moves(table, 0, ['bid 2'], true));
  done(table, moves(table, 1, ['bid 0'], true));
  done(table, moves(table, 0, ['take 0', 'done']));
  expect(table.tableView(1).choices).toEqual([]);
  expect(table.why(0, 'quay:0')).toEqual({ clause: 'K-TURN-2', message: { key: 'table.why.notSettled', params: {} } });
  for (const target of table.tableView(1).targets)
    expect(table.why(1, target)).toMatchObject({ clause: expect.anything() });
  expect(table.why(1, 'quay:0')).toEqual({ clause: 'K-TURN-1', message: { key: 'kernel.notYourTurn', params: {} } });
});

test.each(['moon', 'bid:99', '', 'bid'])('what is not on the table has an answer of its own: %j', (target) => {
  const table = opened(quayside, people(2));
  const nothing = { clause: 'K-TARGET-1', message: { key: 'kernel.noSuchTarget', params: {} } };
  expect(table.why(0, target)).toEqual(nothing);
  done(table, moves(table, 0, ['bid 2']));
  expect(table.why(0, target)).toEqual(nothing);
});

test('who has confirmed and waits for the others is not told to confirm', () => {
  const table = opened(quayside, people(2));
  done(table, moves(table, 0, ['bid 2']));
  expect(refused(table, moves(table, 0, ['bid 1']))).toBe('confirmFirst');
  done(table, tell(table, 'confirm', 0));
  expect(refused(table, moves(table, 0, ['bid 1']))).toBe('notYourTurn');
});

test('a seat is taken over by a bot and given back; its moves stay', () => {
  const table = opened(quayside, people(2));
  done(table, moves(table, 0, ['bid 2']));
  done(table, { kind: 'seat', seat: 0, holder: BOT });
  expect(table.tableView(1).holders).toEqual([BOT, people(2)[1]]);
  expect(refused(table, { kind: 'seat', seat: 0, holder: BOT })).toBe('sameHolder');
  done(table, tell(table, 'confirm', 0));
  done(table, { kind: 'seat', seat: 0, holder: people(1)[0] ?? BOT });
  expect(table.holders).toEqual(people(2));
  const told = table.log(1).flatMap((line) => (line.kind === 'seat' ? line.messages : []));
  expect(told).toEqual([
    { key: 'table.log.bot', params: { former: 'Person 0', name: 'captain' } },
    { key: 'table.log.person', params: { former: 'captain', name: 'Person 0' } },
  ]);
});

test('a move is told as that of whoever made it, a person or a bot, whoever has the seat later', () => {
  const table = opened(quayside, people(2));
  const told = () => new Teller(table, 1).tell().log.lines.flatMap(({ by, bot }) => (by === 0 ? [bot] : []));
  done(table, moves(table, 0, ['bid 2'], true));
  done(table, { kind: 'seat', seat: 0, holder: BOT });
  expect(told()).toEqual([undefined]);
  done(table, moves(table, 1, ['bid 1'], true));
  done(table, moves(table, 0, [table.tableView(0).choices[0]!.text]));
  done(table, { kind: 'seat', seat: 0, holder: people(1)[0]! });
  expect(told()).toEqual([undefined, 0]);
});
