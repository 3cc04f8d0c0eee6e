import { expect, test } from 'vitest';
import type { Storage } from '../src/storage/storage.ts';

/** What every storage does with what servers tell each other of who looks on. */
export function testPresence(open: () => Promise<Storage>): void {
  test('whoever listens hears what a server tells, letter by letter, until they stop', async () => {
    const { presence } = await open();
    const heard: string[] = [];
    const stop = presence.listen((word) => heard.push(word));
    const word = JSON.stringify({ name: 'Zoë ⚓ "\\\'' });
    // The first ones may be lost, before somebody listens.
    await expect.poll(() => presence.tell(word).then(() => heard.includes(word))).toBe(true);
    stop();
    await presence.tell('later');
    expect(new Set(heard)).toEqual(new Set([word]));
  });
}
