import { expect, test } from 'vitest';
import { fieldwise } from './fieldwise.svelte.ts';

test('it reads like the object, and takes up what is assigned to it', () => {
  const fields = fieldwise({ turn: 1, names: ['Anna'] });
  expect({ ...fields }).toEqual({ turn: 1, names: ['Anna'] });
  const names = ['Ben'];
  Object.assign(fields, { turn: 2, names });
  expect(fields.turn).toBe(2);
  expect(fields.names).toBe(names);
});
