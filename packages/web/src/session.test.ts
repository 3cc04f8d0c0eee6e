import type { TableState } from '@riband/protocol';
import { expect, test, vi } from 'vitest';
import { choice, fakeHost, line, PEOPLE, STATE, said, sessions } from '../test/session.ts';
import type { Advised } from './host.ts';

const newSession = await sessions();

test('a target with one choice is played, one with several narrows the choices', async () => {
  const { host, sent } = fakeHost();
  const session = newSession(host, STATE);
  await session.choose('b');
  expect(session.choices.map(({ text }) => text)).toEqual(['two', 'three']);
  session.widen();
  expect(session.choices).toHaveLength(3);
  expect(sent).toEqual([]);
  void session.choose('a');
  expect(sent).toEqual([{ kind: 'move', texts: ['one'] }]);
});

test('while a command is on its way, the latest click waits, and counts if it is still legal', async () => {
  const { host, sent, answers } = fakeHost();
  const session = newSession(host, STATE);
  const clicks = [session.choose('a'), session.choose('b'), session.send({ kind: 'move', texts: ['three'] })];
  expect(sent).toHaveLength(1);
  answers[0]?.({ state: { ...STATE, entry: 2, choices: [choice('three', 'b')] } });
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ kind: 'move', texts: ['three'] });
  expect(session.narrowed).toBe(false);
  clicks.push(session.send({ kind: 'undo', all: false }));
  answers[1]?.({ state: { ...STATE, entry: 3, choices: [] } });
  await Promise.all(clicks);
  expect(session.state.entry).toBe(3);
  expect(sent).toHaveLength(2);
});

test('what has happened is shown first, then what can be done, then what is listed and told', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  // Frames come when the test says so, however long it takes.
  vi.useFakeTimers();
  const settle = () => vi.advanceTimersByTimeAsync(0);
  const { host, answers } = fakeHost();
  const session = newSession(host, { ...STATE, view: { coins: 1 } });
  const sent = session.choose('a');
  const log = { from: 2, lines: [line(2)] };
  answers[0]?.({ state: { ...STATE, entry: 2, view: { coins: 2 }, choices: [choice('four', 'a')], log } });
  await settle();
  expect(session.view).toEqual({ coins: 2 });
  expect(session.choicesAt('a')).toMatchObject([{ text: 'one' }]);
  expect(session.entry).toBe(1);
  expect(session.log).toHaveLength(2);
  for (const run of frames.splice(0)) run();
  await settle();
  expect(session.choicesAt('a')).toMatchObject([{ text: 'four' }]);
  expect(session.choices).toHaveLength(3);
  expect(session.entry).toBe(1);
  for (const run of frames.splice(0)) run();
  await settle();
  await sent;
  expect(session.choices).toHaveLength(1);
  expect(session.entry).toBe(2);
  expect(session.log).toHaveLength(3);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('opened in the middle of a turn, a table is asked how it was before: so it tells what the turn has cost', async () => {
  const { host } = fakeHost();
  const log = { from: 0, lines: [{ ...line(0), turn: 0 }, line(1)] };
  const session = newSession(host, { ...STATE, canUndo: true, view: { coins: 1 }, log });
  await vi.waitFor(() => expect(session.before).toMatchObject({ entry: 0, view: { past: true } }));
});

test('the log is cut where an undo says so', async () => {
  const { host, answers } = fakeHost();
  const session = newSession(host, STATE);
  const undone = session.send({ kind: 'undo', all: false });
  answers[0]?.({ state: { ...STATE, entry: 3, log: { from: 1, lines: [line(7)] } } });
  await undone;
  expect(session.log.map(({ number }) => number)).toEqual([0, 7]);
});

test('a refusal is told', async () => {
  const { host, answers } = fakeHost();
  const session = newSession(host, STATE);
  const sent = session.send({ kind: 'redo' });
  answers[0]?.({ state: STATE, refused: said('nothing to redo') });
  await sent;
  expect(session.pointing.note).toEqual({ kind: 'refused', message: said('nothing to redo') });
});

test('what others do is shown one after the other, or at once for who is in a hurry', () => {
  vi.useFakeTimers();
  const session = newSession(fakeHost().host, {
    ...STATE,
    choices: [],
    holders: [...PEOPLE.slice(0, 1), ...PEOPLE.slice(2)],
  });
  const others = { ...STATE, choices: [], waiting: { ...STATE.waiting, toMove: [1] } };
  for (const entry of [2, 3, 4, 5]) session.hear({ ...others, entry, log: { from: entry, lines: [line(entry)] } });
  expect(session.state.entry).toBe(2);
  vi.advanceTimersByTime(700);
  expect(session.state.entry).toBe(3);
  session.hurry();
  expect(session.state.entry).toBe(5);
  session.hear({ ...STATE, entry: 6 });
  expect(session.hurried).toBe(false);
  session.hear({ ...STATE, entry: 7, table: 'another' });
  vi.advanceTimersByTime(5000);
  expect(session.state.entry).toBe(6);
  vi.useRealTimers();
});

test('what has not changed stays the same object', async () => {
  const { host, answers } = fakeHost();
  const session = newSession(host, { ...STATE, view: { coins: [1, 2], round: 1 } });
  const { choices, targets } = session.state;
  const { coins } = session.view as { coins: number[] };
  const sent = session.choose('a');
  const told = structuredClone({ ...STATE, entry: 2, view: { coins: [1, 2], round: 2 } });
  answers[0]?.({ state: told });
  await sent;
  expect(session.state.entry).toBe(2);
  expect(session.view).toEqual(told.view);
  expect((session.view as { coins: number[] }).coins).toBe(coins);
  expect(session.state.choices).toBe(choices);
  expect(session.state.targets).toBe(targets);
});

test('a hint that is asked for while a move is on its way is for the decision after it, if there is one', async () => {
  const { host, answers } = fakeHost();
  const hinted: number[] = [];
  const hint = async ({ entry }: TableState): Promise<Advised> => {
    hinted.push(entry);
    return { kind: 'hushed' };
  };
  const session = newSession(Object.assign(host, { hint }), STATE);
  const asking = [session.choose('a'), session.hint()];
  expect(hinted).toEqual([]);
  answers[0]?.({ state: { ...STATE, entry: 2, choices: [choice('four', 'a')] } });
  await Promise.all(asking);
  expect(hinted).toEqual([2]);
  asking.push(session.choose('a'), session.hint());
  answers[1]?.({ state: { ...STATE, entry: 3, choices: [], canConfirm: true } });
  await Promise.all(asking);
  expect(hinted).toEqual([2]);
});
