import { portableSha256 } from '@riband/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nativeSha256 } from './sha256.ts';

test('machine code gives the hashes that the page works out, whatever the text', () => {
  // Halves of letters too, which UTF-8 cannot write.
  const text = fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)) });
  fc.assert(
    fc.property(text, (some) => {
      expect(nativeSha256(some)).toBe(portableSha256(some));
    }),
    { seed: 1 },
  );
});
