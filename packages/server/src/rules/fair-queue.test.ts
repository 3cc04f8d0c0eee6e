import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Things that end when they are told to, in the order in which they begin. */
function desk() {
  const queue = new FairQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (patron: string, name: string) =>
    queue.inTurn(patron, () => {
      begun.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  const endOne = async () => {
    await settled();
    ends.shift()?.();
    await settled();
  };
  return { queue, begun, ask, endOne };
}

test('one thing is done at a time, and what it comes to is told to who asked for it', async () => {
  const { begun, ask, endOne } = desk();
  const answers = [ask('Anna', 'a'), ask('Ben', 'b')];
  await endOne();
  expect(begun).toEqual(['a', 'b']);
  await endOne();
  expect(await Promise.all(answers)).toEqual(['a', 'b']);
});

test('who comes later than somebody who wants much waits for one thing of theirs, and not for all', async () => {
  const { begun, ask, endOne } = desk();
  for (const name of ['m1', 'm2', 'm3', 'm4']) void ask('Max', name);
  void ask('Anna', 'a1');
  void ask('Anna', 'a2');
  void ask('Ben', 'b1');
  for (let times = 0; times < 7; times++) await endOne();
  expect(begun).toEqual(['m1', 'a1', 'b1', 'm2', 'a2', 'm3', 'm4']);
});

test('what fails does not stop the others', async () => {
  const { queue } = desk();
  const failed = queue.inTurn('Anna', () => Promise.reject(new Error('it broke')));
  await expect(failed).rejects.toThrow('it broke');
  expect(await queue.inTurn('Ben', async () => 'done')).toBe('done');
});
