import { quayside, type View } from '@riband/example';
import { drawAt, drawKey, seedFrom } from '@riband/kernel';
import type { Answer, Holder, Request, TableState } from '@riband/protocol';
import { parseAnswer } from '@riband/protocol';
import { createTable } from '@riband/table';
import { expect, test } from 'vitest';
import { OfflineHost } from './offline-host.ts';
import { serve } from './serve.ts';

const newGame = (seats: number, seed: string | null = 'quay'): Request => ({
  kind: 'new',
  game: 'example',
  holders: Array.from({ length: seats }, (_, seat) =>
    seat === 0 ? { kind: 'person', name: 'Anna' } : { kind: 'bot', name: `Bot ${seat}`, bot: 'random' },
  ),
  options: { rounds: 3 },
  ...(seed === null ? {} : { seed }),
});

/** Asks over the wire: what cannot be copied or parsed there fails here too. */
function ask(host: OfflineHost, request: Request): Answer {
  return parseAnswer(structuredClone(serve(host, structuredClone({ number: 1, request })))).answer;
}

function stateOf(answer: Answer): TableState {
  if (answer.kind !== 'table') throw new Error(`${answer.kind}: ${JSON.stringify(answer)}`);
  return answer.state;
}

/** Its randomness counts up: no two bytes asked for are the same. */
function host(): OfflineHost {
  let count = 0;
  return new OfflineHost({ randomBytes: (length) => Uint8Array.from({ length }, () => count++) });
}

const seated = ({ kind, name }: Holder) => ({ kind, name });
const begin = (table: OfflineHost, seats = 3) => stateOf(ask(table, newGame(seats)));
const command = ({ table, seat, entry: seen }: TableState) => ({ table, seat, seen });

/** What the page does: the first choice, or the end of the turn. */
function step(table: OfflineHost, state: TableState): TableState {
  const [choice] = state.choices;
  const request: Request =
    choice === undefined
      ? { kind: 'confirm', ...command(state) }
      : { kind: 'move', ...command(state), turn: state.turn, texts: [choice.text] };
  return stateOf(ask(table, request));
}

test.each([2, 3, 4])('a game of %i is played to its end, and every answer is one of the protocol', (seats) => {
  const table = host();
  let state = begin(table, seats);
  const log = [...state.log.lines];
  for (let steps = 0; !state.waiting.over; steps++) {
    expect(steps).toBeLessThan(100);
    expect(state.choices.length > 0 || state.canConfirm).toBe(true);
    state = step(table, state);
    log.splice(state.log.from, log.length, ...state.log.lines);
  }
  expect(state.result?.places).toContain(1);
  expect(state.standing).toHaveLength(seats);
  expect(log).toEqual(stateOf(ask(table, { kind: 'open', table: state.table })).log.lines);
});

test('the same seed deals the same, another one differently', () => {
  const view = (seed: string) => JSON.stringify(stateOf(ask(host(), newGame(4, seed))).view);
  expect(view('one')).toBe(view('one'));
  expect(new Set(['one', 'two', 'three', 'four'].map(view)).size).toBeGreaterThan(1);
});

test('the same seed deals the same on the same page, too', () => {
  const table = host();
  const view = () => stateOf(ask(table, newGame(4))).view;
  expect(view()).toEqual(view());
});

test('every table without a seed has an id and draws of its own', () => {
  const table = host();
  const [one, other] = [1, 2].map(() => stateOf(ask(table, newGame(4, null)))) as [TableState, TableState];
  expect(one.table).not.toBe(other.table);
  expect(one.view).not.toEqual(other.view);
  expect(stateOf(ask(table, { kind: 'open', table: one.table })).view).toEqual(one.view);
});

test('draws are those that anybody can repeat from the 32 bytes of the seed and the id of the table', () => {
  const state = begin(host(), 2);
  const draw = (ply: number) => drawAt(drawKey(seedFrom('quay'), []), state.table, ply);
  const again = createTable(quayside, {
    table: state.table,
    holders: state.holders.map(seated),
    options: { rounds: 3 },
  });
  again.settleChance(draw);
  const { hand, quay } = state.view as View;
  expect(again.tableView(0).view).toMatchObject({ hand, quay });
});

test('undo takes back the move and its line in the log; redo brings them back', () => {
  const table = host();
  const before = begin(table);
  const moved = step(table, before);
  expect(moved.log.lines.length).toBeGreaterThan(0);

  const undone = stateOf(ask(table, { kind: 'undo', ...command(moved), all: false }));
  expect(undone.hash).toBe(before.hash);
  expect(undone.log).toEqual({ from: moved.log.from, lines: [] });
  expect(undone).toMatchObject({ canUndo: false, canRedo: true });

  const redone = stateOf(ask(table, { kind: 'redo', ...command(undone) }));
  expect(redone.hash).toBe(moved.hash);
  expect(redone.log).toEqual(moved.log);
});

test('a choice says what it would do', () => {
  const { choices } = begin(host());
  expect(choices.find(({ text }) => text === 'bid 2')?.preview).toEqual([
    { key: 'example.log.bid', params: { player: { seat: 0 }, coins: 2 } },
  ]);
});

test('what is not legal has a reason with its clause', () => {
  const table = host();
  const state = begin(table);
  const why = (target: string) => ask(table, { kind: 'why', table: state.table, seat: state.seat, target });
  expect(why('quay:0')).toEqual({
    kind: 'why',
    reason: { clause: 'E-BID-1', message: { key: 'example.why.bidsFirst', params: {} } },
  });
  expect(why('bid:0')).toEqual({ kind: 'why', reason: null });
});

test('a refused command leaves the table as it is and shows it', () => {
  const table = host();
  const state = begin(table);
  const refused = ask(table, { kind: 'move', ...command(state), turn: state.turn, texts: ['take 0'] });
  expect(refused).toMatchObject({
    kind: 'refused',
    message: { key: 'table.refused.illegal', params: { text: 'take 0' } },
    state: { hash: state.hash, entry: state.entry },
  });
});

test('the person speaks and asks for no other seat', () => {
  const table = host();
  const { table: id } = begin(table);
  for (const request of [
    { kind: 'why', table: id, seat: 1, target: 'hand:coal' },
    { kind: 'confirm', table: id, seat: 1, seen: 0 },
  ] as const)
    expect(ask(table, request)).toEqual({ kind: 'failed', problem: 'seat 1 is not yours' });
});

test('nonsense is answered with what is wrong', () => {
  const table = host();
  const failed = (request: Request) => ask(table, request);
  expect(failed({ kind: 'open', table: 'x' })).toMatchObject({ problem: 'there is no table "x" here' });
  expect(failed({ ...newGame(2), game: 'chess' } as Request)).toMatchObject({ problem: 'there is no game "chess"' });
  expect(failed(newGame(7))).toMatchObject({ kind: 'failed', problem: expect.stringContaining('2 to 4 seats') });
  expect(serve(table, { number: 9, request: { kind: 'dance' } })).toMatchObject({
    number: 9,
    answer: { kind: 'failed' },
  });
  expect(serve(table, null)).toMatchObject({ number: 0, answer: { kind: 'failed' } });
});

test('a table that was left is gone', () => {
  const table = host();
  const { table: id } = begin(table);
  expect(ask(table, { kind: 'leave', table: id })).toEqual({ kind: 'left' });
  expect(ask(table, { kind: 'open', table: id })).toMatchObject({ kind: 'failed' });
});

test('the games are offered with their seats and options', () => {
  const answer = ask(host(), { kind: 'games' });
  expect(answer.kind === 'games' && answer.games.find((game) => game.id === 'example')).toEqual({
    id: 'example',
    listed: false,
    seats: { min: 2, max: 4 },
    options: [{ kind: 'number', key: 'rounds', min: 2, max: 6, standard: 4 }],
  });
});

test('what has happened since the last answer comes with the next one, for boards to show', () => {
  const table = host();
  const before = begin(table);
  expect(before.news).toEqual([]);
  const moved = step(table, before);
  expect(moved.news).toContainEqual(expect.objectContaining({ kind: 'bid' }));
  expect(stateOf(ask(table, { kind: 'open', table: moved.table })).news).toEqual([]);
});
