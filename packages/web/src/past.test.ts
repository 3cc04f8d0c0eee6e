import type { Moment } from '@riband/protocol';
import { expect, test } from 'vitest';
import { fakeHost, line, STATE, said, sessions } from '../test/session.ts';

const newSession = await sessions();
const silent = { ...line(2), messages: [] };
const byBen = { ...line(1), by: 1 };
const LONG = { ...STATE, log: { from: 0, lines: [line(0), byBen, silent, line(3)] } };

test('one goes from line to line that says something, not beyond the ends, and back to now', async () => {
  const session = newSession(fakeHost().host, LONG);
  const { past } = session;
  expect([past.at, past.last, session.lookingBack]).toEqual([2, 2, false]);
  session.pointing.tell([said('what can be done now')]);
  await past.step(-1);
  expect(session.pointing.note).toBeNull();
  expect([past.at, past.line?.number, session.lookingBack]).toEqual([1, 1, true]);
  await past.step(-5);
  expect(past.line?.messages).toEqual([said('line 0')]);
  await past.goTo(9);
  expect([past.at, session.lookingBack]).toEqual([2, true]);
  session.backToNow();
  expect(session.lookingBack).toBe(false);
});

test('who slides along fast asks for one moment at a time, and ends where they wanted to', async () => {
  const { host } = fakeHost();
  const asked: number[] = [];
  const answers: (() => void)[] = [];
  const look = (_: unknown, entry: number) =>
    new Promise<Moment>((resolve) => {
      asked.push(entry);
      answers.push(() => resolve({ entry, turn: 0, view: {}, targets: [], standing: [] }));
    });
  const session = newSession(Object.assign(host, { look }), LONG);
  const gone = [2, 1, 0].map((index) => session.past.goTo(index));
  expect([session.past.at, asked]).toEqual([0, [3]]);
  answers[0]?.();
  await expect.poll(() => asked).toEqual([3, 0]);
  answers[1]?.();
  await Promise.all(gone);
  expect(session.state.entry).toBe(0);
});

test('at an earlier moment nothing is offered, and who acted then is who is told of', async () => {
  const session = newSession(fakeHost().host, LONG);
  expect(session.has('a')).toBe(true);
  await session.lookAt(1);
  expect(session.has('c')).toBe(false);
  expect(session.state).toMatchObject({ choices: [], targets: [], waiting: { toMove: [1], toConfirm: [] } });
});
