import type { TableNote } from '@riband/protocol';
import { expect, test } from 'vitest';
import { isAsked, isAwaited } from './awaited.ts';

const note = (more: Partial<TableNote>): TableNote => ({
  ...{ table: 't', game: 'example', phase: 'running', chairs: [null, null], seat: 1, host: false },
  ...{ turn: 1, waits: [0], since: 1, places: null, ...more },
});

test('one is awaited whose move it is, and who is asked to go back', () => {
  expect([isAsked(note({})), isAwaited(note({}))]).toEqual([false, false]);
  expect([isAsked(note({ waits: [1] })), isAwaited(note({ waits: [1] }))]).toEqual([false, true]);
  expect([isAsked(note({ answers: [1] })), isAwaited(note({ answers: [1] }))]).toEqual([true, true]);
  expect(isAwaited(note({ seat: null, answers: [1] }))).toBe(false);
});
