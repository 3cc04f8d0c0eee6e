import type { Reason } from '@riband/kernel';
import { expect, test, vi } from 'vitest';
import { choice, fakeHost, STATE, said, sessions } from '../test/session.ts';
import { follow, isPointing } from './hand.ts';

const newSession = await sessions();
const REASON: Reason = { clause: 'X-1', message: said('no') };
const OTHERS = { ...STATE, choices: [], waiting: { ...STATE.waiting, toMove: [1] } };

test('pointing at a choice tells what it is, then what it would do, until the pointer leaves', async () => {
  const { pointing } = newSession(fakeHost().host, STATE);
  await pointing.hover('a', 'A crane');
  expect(pointing.note).toEqual({ kind: 'preview', about: 'A crane', messages: [said('one!')] });
  pointing.leave('a');
  expect(pointing.note).toBeNull();
});

test('of several choices at one target each tells what it would do, and the target how many there are', async () => {
  const { pointing } = newSession(fakeHost().host, STATE);
  await pointing.hover('b');
  expect(pointing.note).toEqual({ kind: 'preview', messages: [{ key: 'web.note.several', params: { moves: 2 } }] });
  pointing.consider(choice('three', 'b'));
  expect(pointing.note).toEqual({ kind: 'preview', messages: [said('three!')] });
  pointing.leave('b');
  expect(pointing.note).toBeNull();
});

test('pointing at anything else tells what it is at once, then why not, and that stays to be read', async () => {
  const { host, reasons } = fakeHost();
  const { pointing } = newSession(host, STATE);
  const pointed = pointing.hover('c', 'A crane');
  expect(pointing.note).toEqual({ kind: 'preview', about: 'A crane', messages: [] });
  reasons[0]?.(REASON);
  await pointed;
  pointing.leave('c');
  expect(pointing.note).toEqual({ kind: 'why', about: 'A crane', reason: REASON, pressed: false });
});

test('a pointer that moves on above the same thing asks nothing again; a press is answered as one', async () => {
  const { host, reasons } = fakeHost();
  const session = newSession(host, STATE);
  const { pointing } = session;
  const pointed = [pointing.hover('c'), pointing.hover('c')];
  expect(reasons).toHaveLength(1);
  pointed.push(session.choose('c'));
  for (const answer of reasons) answer(REASON);
  await Promise.all(pointed);
  expect(pointing.note).toEqual({ kind: 'why', reason: REASON, pressed: true });
});

test('while others move, nobody who only points is told that it is not their turn; who presses is', async () => {
  const { host, reasons } = fakeHost();
  const session = newSession(host, OTHERS);
  await session.pointing.hover('c', 'A crane');
  expect(session.pointing.note).toEqual({ kind: 'preview', about: 'A crane', messages: [] });
  const pressed = session.choose('c', 'A crane');
  reasons[0]?.(REASON);
  await pressed;
  expect(session.pointing.note).toEqual({ kind: 'why', about: 'A crane', reason: REASON, pressed: true });
});

test('a reason that comes too late is not shown', async () => {
  const { host, reasons } = fakeHost();
  const { pointing } = newSession(host, STATE);
  const pointed = pointing.hover('c');
  await pointing.hover('a');
  reasons[0]?.(REASON);
  await pointed;
  expect(pointing.note).toEqual({ kind: 'preview', messages: [said('one!')] });
});

test('who points at something while others move is told why not all the same', async () => {
  const { host, reasons } = fakeHost();
  const session = newSession(host, STATE);
  const pointed = session.pointing.hover('c');
  session.hear({ ...STATE, entry: 2 });
  reasons[0]?.({ clause: 'X-1', message: said('before') });
  await vi.waitFor(() => expect(reasons).toHaveLength(2));
  reasons[1]?.(REASON);
  await pointed;
  expect(session.pointing.note).toEqual({ kind: 'why', reason: REASON, pressed: false });
});

test('a mouse that lies still points at nothing, a finger does where it comes down', () => {
  const event = (type: string, pointerType: string, clientX: number) =>
    ({ type, pointerType, clientX, clientY: 5 }) as PointerEvent;
  expect(isPointing(event('pointermove', 'mouse', 3))).toBe(false);
  follow(event('pointermove', 'mouse', 3));
  expect(isPointing(event('pointermove', 'mouse', 3))).toBe(false);
  expect(isPointing(event('pointermove', 'mouse', 4))).toBe(true);
  expect(isPointing(event('pointermove', 'touch', 9))).toBe(false);
  expect(isPointing(event('pointerdown', 'touch', 3))).toBe(true);
});
