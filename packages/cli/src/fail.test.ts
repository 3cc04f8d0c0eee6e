import { expect, test } from 'vitest';
import { asSentence } from './fail.ts';

test.each(['fsync is off', 'fsync is off.', 'fsync is off..'])('"%s" ends with one full stop', (text) => {
  expect(asSentence(text)).toBe('fsync is off.');
});
