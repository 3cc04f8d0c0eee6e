import { findGameOf } from '@riband/catalog';
import { quayside, type View } from '@riband/example';
import { drawAt, drawKey, type Game, seedFrom } from '@riband/kernel';
import type { Request } from '@riband/protocol';
import { createTable } from '@riband/table';
import { expect, test } from 'vitest';
import { newestComponents } from '../../test/components.ts';
import { begin, bot, command, Desk, newGame, PERSON, stateOf, step } from '../../test/desk.ts';
import { serve } from './serve.ts';

test.each([2, 3, 4])('a game of %i is played to its end, and every answer is one of the protocol', async (seats) => {
  const desk = new Desk();
  let state = await begin(desk, seats);
  const log = [...state.log.lines];
  for (let steps = 0; !state.waiting.over; steps++) {
    expect(steps).toBeLessThan(100);
    expect(state.choices.length > 0 || state.canConfirm).toBe(true);
    state = await step(desk, state);
    log.splice(state.log.from, log.length, ...state.log.lines);
  }
  expect(desk.troubles).toEqual([]);
  expect(state.result?.places).toContain(1);
  expect(state.standing).toHaveLength(seats);
  expect(log).toEqual((await desk.settled({ kind: 'open', table: state.table })).log.lines);
});

test('the same seed deals the same, another one differently', async () => {
  const view = async (seed: string) => JSON.stringify((await new Desk().settled(newGame(4, seed))).view);
  expect(await view('one')).toBe(await view('one'));
  expect(new Set(await Promise.all(['one', 'two', 'three', 'four'].map(view))).size).toBeGreaterThan(1);
});

test('the same seed deals the same on the same page, too, and the first table is not lost', async () => {
  const desk = new Desk();
  const [one, other] = [await begin(desk), await begin(desk)];
  expect(one.view).toEqual(other.view);
  expect(one.table).not.toBe(other.table);
  expect(await desk.shelf.list()).toHaveLength(2);
});

test('every table without a seed has an id and draws of its own', async () => {
  const desk = new Desk();
  const [one, other] = [await desk.settled(newGame(4, null)), await desk.settled(newGame(4, null))];
  expect(one.table).not.toBe(other.table);
  expect(one.view).not.toEqual(other.view);
  expect((await desk.settled({ kind: 'open', table: one.table })).view).toEqual(one.view);
});

test('a game is played again with new luck, or with the same deal', async () => {
  const desk = new Desk();
  const first = await begin(desk);
  const same = await desk.settled({ kind: 'again', table: first.table, sameDeal: true });
  const other = await desk.settled({ kind: 'again', table: first.table, sameDeal: false });
  expect(same.view).toEqual(first.view);
  expect(other.view).not.toEqual(first.view);
  expect([same, other].map(({ holders }) => holders)).toEqual([first.holders, first.holders]);
  expect(new Set([first, same, other].map(({ table }) => table)).size).toBe(3);
});

test('what was begun with components of an earlier release is dealt again with them, and anew with the newest', async () => {
  const desk = new Desk();
  const earlier = findGameOf('shipyard-solo', 'shipyard-1') as Game;
  const text = JSON.stringify(createTable(earlier, { table: 'begun', holders: [PERSON] }).save());
  const { table } = stateOf(await desk.ask({ kind: 'import', text, form: 'file' }));
  const same = stateOf(await desk.ask({ kind: 'again', table, sameDeal: true }));
  const other = stateOf(await desk.ask({ kind: 'again', table, sameDeal: false }));
  expect([same, other].map(({ components }) => components)).toEqual(['shipyard-1', 'shipyard-2']);
});

test('who has brought components plays again with them', async () => {
  const desk = new Desk();
  const components = newestComponents('crossing-oceans');
  const request = { kind: 'new', game: 'crossing-oceans', holders: [PERSON, bot(1)], options: {}, components } as const;
  const first = stateOf(await desk.ask(request));
  const other = stateOf(await desk.ask({ kind: 'again', table: first.table, sameDeal: false }));
  expect(other).toMatchObject({ components: first.components, file: components });
});

test('draws are those that anybody can repeat from the 32 bytes of the seed and the id of the table', async () => {
  const state = await begin(new Desk(), 2);
  const draw = (ply: number) => drawAt(drawKey(seedFrom('quay'), []), state.table, ply);
  const again = createTable(quayside, { table: state.table, holders: state.holders, options: { rounds: 3 } });
  again.settleChance(draw);
  const { hand, quay } = state.view as View;
  expect(again.tableView(0).view).toMatchObject({ hand, quay });
});

test('undo takes back the move and its line in the log; redo brings them back', async () => {
  const desk = new Desk();
  const before = await begin(desk);
  const moved = await step(desk, before);
  expect(moved.log.lines.length).toBeGreaterThan(0);

  const undone = await desk.settled({ kind: 'undo', ...command(moved), all: false });
  expect(undone.hash).toBe(before.hash);
  expect(undone.log).toEqual({ from: moved.log.from, lines: [] });
  expect(undone).toMatchObject({ canUndo: false, canRedo: true });

  const redone = await desk.settled({ kind: 'redo', ...command(undone) });
  expect(redone.hash).toBe(moved.hash);
  expect(redone.log).toEqual(moved.log);
});

test('a choice says what it would do', async () => {
  const { choices } = await begin(new Desk());
  expect(choices.find(({ text }) => text === 'bid 2')?.preview).toEqual([
    { key: 'example.log.bid', params: { player: { seat: 0 }, coins: 2 } },
  ]);
});

test('what is not legal has a reason with its clause', async () => {
  const desk = new Desk();
  const { table } = await begin(desk);
  const why = (target: string) => desk.ask({ kind: 'why', table, seat: 0, target });
  expect(await why('quay:0')).toEqual({
    kind: 'why',
    reason: { clause: 'E-BID-1', message: { key: 'example.why.bidsFirst', params: {} } },
  });
  expect(await why('bid:0')).toEqual({ kind: 'why', reason: null });
});

test('a refused command leaves the table as it is and shows it', async () => {
  const desk = new Desk();
  const state = await begin(desk);
  const refused = await desk.ask({ kind: 'move', ...command(state), turn: state.turn, texts: ['take 0'] });
  expect(refused).toMatchObject({
    kind: 'refused',
    message: { key: 'table.refused.illegal', params: { text: 'take 0' } },
    state: { hash: state.hash, entry: state.entry },
  });
});

test('who is at the device speaks and asks for no other seat', async () => {
  const desk = new Desk();
  const { table } = await begin(desk);
  for (const request of [
    { kind: 'why', table, seat: 1, target: 'hand:coal' },
    { kind: 'confirm', table, seat: 1, seen: 0 },
    { kind: 'look', table, seat: 1, entry: 0 },
    { kind: 'history', table, seat: 1 },
  ] as const)
    expect(await desk.ask(request)).toEqual({ kind: 'failed', problem: 'seat 1 is not yours' });
  expect(await desk.ask({ kind: 'open', table, seat: 1 })).toMatchObject({ kind: 'failed' });
});

test('nonsense is answered with what is wrong', async () => {
  const desk = new Desk();
  const failed = (request: Request) => desk.ask(request);
  expect(await failed({ kind: 'open', table: 'x' })).toEqual({
    kind: 'unusable',
    problem: { key: 'web.unusable.gone', params: {} },
    details: 'there is no table "x" here',
  });
  expect(await failed({ ...newGame(2), game: 'chess' })).toMatchObject({ problem: 'there is no game "chess"' });
  expect(await failed(newGame(7))).toMatchObject({ kind: 'failed', problem: expect.stringContaining('2 to 4 seats') });
  expect(await serve(desk.host, { number: 9, request: { kind: 'dance' } })).toMatchObject({
    number: 9,
    answer: { kind: 'failed' },
  });
  expect(await serve(desk.host, null)).toMatchObject({ number: 0, answer: { kind: 'failed' } });
});

test('the games are offered with their seats and options, and the bots', async () => {
  const answer = await new Desk().ask({ kind: 'games' });
  if (answer.kind !== 'games') throw new Error(answer.kind);
  expect(answer.games.find((game) => game.id === 'example')).toEqual({
    id: 'example',
    listed: false,
    seats: { min: 2, max: 4 },
    options: [{ kind: 'number', key: 'rounds', min: 2, max: 6, standard: 4 }],
  });
  expect(answer.bots).toContain('random');
});

test('what has happened since the last answer comes with the next one, for boards to show', async () => {
  const desk = new Desk();
  const { table } = await begin(desk);
  const before = await desk.settled({ kind: 'open', table });
  expect(before.news).toEqual([]);
  const moved = await step(desk, before);
  expect(moved.news).toContainEqual(expect.objectContaining({ kind: 'bid' }));
  expect(stateOf(await desk.ask({ kind: 'open', table })).news).toEqual([]);
});

test('earlier moments can be looked at, as they were seen then', async () => {
  const desk = new Desk();
  let state = await begin(desk);
  while (state.turn < 4) state = await step(desk, state);
  const history = await desk.ask({ kind: 'history', table: state.table, seat: 0 });
  if (history.kind !== 'history') throw new Error(history.kind);
  expect(history.moments.length).toBeGreaterThan(2);
  for (const moment of history.moments) {
    const looked = await desk.ask({ kind: 'look', table: state.table, seat: 0, entry: moment.entry });
    expect(looked).toEqual({ kind: 'moment', moment });
  }
});
