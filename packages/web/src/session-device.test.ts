import type { Moment } from '@riband/protocol';
import { expect, test } from 'vitest';
import { fakeHost, PEOPLE, STATE, sessions } from '../test/session.ts';
import type { Host } from './host.ts';

const newSession = await sessions();

test('where several people share the device, a curtain is drawn between them', async () => {
  const { host, opened, answers } = fakeHost();
  const session = newSession(host, { ...STATE, holders: PEOPLE });
  expect(session.passTo).toBe(0);
  await session.takeOver();
  expect(session.passTo).toBeNull();
  expect(opened).toEqual([]);

  const sent = session.choose('a');
  answers[0]?.({ state: { ...STATE, holders: PEOPLE, choices: [], waiting: { ...STATE.waiting, toMove: [1, 2] } } });
  await sent;
  expect(session.passTo).toBe(1);
  await session.takeOver();
  expect(opened).toEqual([1]);
  expect(session.state.seat).toBe(1);
  expect(session.passTo).toBeNull();
});

test('where it is not told whether anybody has secrets, there is a curtain', () => {
  const { secrets: _, ...untold } = STATE;
  expect(newSession(fakeHost().host, { ...untold, holders: PEOPLE }).passTo).toBe(0);
});

test('where nobody has secrets the device goes to the next one without a curtain', async () => {
  const open = { ...STATE, secrets: false, holders: PEOPLE };
  const { host, opened, answers } = fakeHost();
  const session = newSession(host, open);
  expect(session.passTo).toBeNull();
  const sent = session.choose('a');
  const waiting = { ...STATE.waiting, toMove: [1] };
  answers[0]?.({ state: { ...open, choices: [], waiting } });
  // A bot says something late, while the next one is about to sit down.
  await Promise.resolve();
  session.hear({ ...open, entry: 2, choices: [], waiting });
  await sent;
  expect(session.passTo).toBeNull();
  expect(opened).toEqual([1]);
  expect(session.state.seat).toBe(1);
});

test('while one looks back nothing can be chosen, and now is a step away', async () => {
  const session = newSession(fakeHost().host, STATE);
  await session.lookAt(0);
  expect(session.state).toMatchObject({ view: { past: true }, choices: [], targets: [] });
  expect(session.choicesAt('a')).toEqual([]);
  await session.choose('a');
  expect(session.pointing.note).toEqual({ kind: 'preview', messages: [{ key: 'web.past', params: { turn: 0 } }] });
  session.backToNow();
  expect(session.state.choices).toHaveLength(3);
});

test('a moment that comes late does not take anybody back who has gone on', async () => {
  const { host } = fakeHost();
  const session = newSession(host, STATE);
  const first = session.lookAt(0);
  session.backToNow();
  await first;
  expect(session.lookingBack).toBe(false);

  const moments: ((moment: Moment) => void)[] = [];
  host.look = () => new Promise((resolve) => moments.push(resolve));
  const looks = [session.lookAt(0), session.lookAt(1)];
  for (const entry of [1, 0]) moments[entry]?.({ entry, turn: entry, view: {}, targets: [], standing: [] });
  await Promise.all(looks);
  expect(session.state.entry).toBe(1);
});

test('only who takes the device opens the curtain: what bots do meanwhile does not', () => {
  const session = newSession(fakeHost().host, { ...STATE, holders: PEOPLE });
  session.hear({ ...STATE, holders: PEOPLE, entry: 2, choices: [], waiting: { ...STATE.waiting, toMove: [2] } });
  expect(session.state.entry).toBe(2);
  expect(session.passTo).toBe(0);
});

test('what one person was looking at or was told is not there for the next', async () => {
  const session = newSession(fakeHost().host, { ...STATE, holders: PEOPLE });
  await session.takeOver();
  await session.lookAt(0);
  const waiting = { ...STATE.waiting, toMove: [1] };
  session.hear({ ...STATE, holders: PEOPLE, entry: 2, choices: [], waiting });
  expect(session.passTo).toBe(1);
  expect(session.lookingBack).toBe(false);
  await session.takeOver();
  session.hear({ ...STATE, holders: PEOPLE, entry: 9 });
  expect(session.state).toMatchObject({ seat: 1, entry: 1 });
});

test('online everybody has a device of their own', () => {
  const { host } = fakeHost();
  const session = newSession({ ...host, onDevice: false } as unknown as Host, { ...STATE, holders: PEOPLE });
  expect(session.passTo).toBeNull();
  const waiting = { ...STATE.waiting, toMove: [1] };
  session.hear({ ...STATE, holders: PEOPLE, entry: 2, choices: [], waiting });
  expect(session.passTo).toBeNull();
});
