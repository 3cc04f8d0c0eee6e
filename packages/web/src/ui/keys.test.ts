import { expect, test } from 'vitest';
import { deedOf } from './keys.ts';

const press = (key: string, code: string, held: 'shiftKey' | 'ctrlKey' | 'none' = 'none') =>
  deedOf({ key, code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, [held]: true });

test('letters, numbers and arrows ask for what can be done', () => {
  expect(press('h', 'KeyH')).toEqual({ kind: 'hint' });
  expect(press('3', 'Digit3')).toEqual({ kind: 'move', index: 2 });
  expect(press('ArrowLeft', 'ArrowLeft')).toEqual({ kind: 'step', by: -1 });
  expect([press('q', 'KeyQ'), press('Tab', 'Tab'), press('0', 'Digit0')]).toEqual([null, null, null]);
});

test('on a Russian or a French keyboard the same keys do the same', () => {
  expect(press('р', 'KeyH')).toEqual({ kind: 'hint' });
  expect(press('&', 'Digit1')).toEqual({ kind: 'move', index: 0 });
  expect(press('1', 'Digit1', 'shiftKey')).toEqual({ kind: 'move', index: 0 });
  expect(press('?', 'Digit7', 'shiftKey')).toEqual({ kind: 'keys' });
});

test('where there is no letter in the place of one, there is no key', () => {
  expect(press('.', 'KeyE')).toBeNull();
});

test('what the browser is told is not for the table', () => {
  expect(press('r', 'KeyR', 'ctrlKey')).toBeNull();
});
