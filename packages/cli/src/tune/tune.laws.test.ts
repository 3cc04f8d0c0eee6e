// The tuning as a program: threads, files and going on.
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFolder, prepareProgram, riband } from '../../test/program.ts';

prepareProgram();

const args = ['tune', '--game', 'example', '--seats', '2', '--deals', '2', '--population', '4'];
const tune = (file: string, generations: number, ...more: string[]) =>
  riband([...args, '--generations', `${generations}`, '--resume', file, ...more]);

test('it goes on where it stood, with any number of threads, and comes to the same weights', async () => {
  const through = await tune('through.json', 3, '--workers', '1');
  expect({ code: through.code, err: through.err }).toEqual({ code: 0, err: '' });
  await tune('parts.json', 2, '--workers', '2');
  const rest = await tune('parts.json', 3, '--workers', '2');
  expect(readFileSync(inFolder('parts.json'), 'utf8')).toBe(readFileSync(inFolder('through.json'), 'utf8'));
  // Of three generations the last was left.
  expect(through.out.split('\n').slice(2)).toEqual(rest.out.replace('parts.json', 'through.json').split('\n'));
  const { weights, stand } = JSON.parse(readFileSync(inFolder('through.json'), 'utf8'));
  expect(stand.generation).toBe(3);
  expect(weights.voyages).not.toBe(1);
});

test('weights that are not named stay as they were', async () => {
  expect(await tune('some.json', 1, '--only', 'hold,hand')).toMatchObject({ code: 0, err: '' });
  const { weights, stand } = JSON.parse(readFileSync(inFolder('some.json'), 'utf8'));
  expect(stand.mean).toHaveLength(2);
  expect(weights).toMatchObject({ voyages: 1, coins: 1 / 3 });
  expect(weights.hold).not.toBe(0.75);
  expect(await tune('none.json', 1, '--only', 'hold,luck')).toMatchObject({
    code: 2,
    err: expect.stringContaining('has no weight "luck". It has voyages, coins,'),
  });
});

test('weights of a file are checked against those made by hand', async () => {
  await tune('best.json', 1);
  const check = (file: string) => riband([...args, '--check', file, '--workers', '1']);
  expect(await check('best.json')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^2 deals: best\.json [\d.]+, by hand [\d.]+; better by -?[\d.]+, which may be luck: /m),
  });
  const { weights, ...rest } = JSON.parse(readFileSync(inFolder('best.json'), 'utf8'));
  writeFileSync(inFolder('hand.json'), JSON.stringify({ ...rest, weights: { hold: 0.75 } }));
  expect((await check('hand.json')).out).toContain('better by 0.000, which');
  writeFileSync(inFolder('strange.json'), JSON.stringify({ ...rest, weights: { ...weights, luck: 1 } }));
  expect(await check('strange.json')).toMatchObject({ code: 2, err: expect.stringContaining('has no weights that') });
});

test('files of something else are left alone', async () => {
  await tune('mine.json', 1);
  const before = readFileSync(inFolder('mine.json'), 'utf8');
  expect(await tune('mine.json', 2, '--seed', '5')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is of another tuning: it has seed 1, not 5.'),
  });
  writeFileSync(inFolder('diary.json'), '"dear diary"');
  expect(await tune('diary.json', 1)).toMatchObject({
    code: 2,
    err: expect.stringContaining('is no file of a tuning'),
  });
  expect(readFileSync(inFolder('mine.json'), 'utf8')).toBe(before);
  expect(await riband(args)).toMatchObject({ code: 2, err: expect.stringContaining('Say --resume FILE.') });
});
