import { expect, test, vi } from 'vitest';
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

  test('what goes wrong where a word is heard is warned about, and others hear it', async () => {
    const { presence } = await open();
    const warned = vi.spyOn(process, 'emitWarning').mockImplementation(() => {});
    const heard: string[] = [];
    const problem = new Error('it cannot be borne');
    const stop = presence.listen(() => {
      throw problem;
    });
    presence.listen((word) => heard.push(word));
    await expect.poll(() => presence.tell('word').then(() => heard.includes('word'))).toBe(true);
    expect(warned).toHaveBeenCalledWith(problem);
    stop();
    warned.mockRestore();
  });
}
