// Learning as a program: threads, files and going on.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFolder, prepareProgram, riband } from '../../test/program.ts';

prepareProgram();

const learn = (keep: string, write: string, ...more: string[]) =>
  riband(['learn', '--family', 'shipyard', '--games', '1', '--keep', keep, '--write', write, ...more]);

test('it goes on where it stood, with any number of threads, and learns the same', async () => {
  const through = await learn('through', 'through.json', '--workers', '1');
  expect(through).toMatchObject({
    code: 0,
    err: '',
    out: expect.stringMatching(/^19 courses, foretold to [\d.]+ points/),
  });
  await learn('parts', 'parts.json', '--workers', '2');
  const [first = '', ...others] = readdirSync(inFolder('parts')).filter((name) => name.endsWith('.courses'));
  expect(others).toHaveLength(6);
  rmSync(inFolder(`parts/${first}`));
  rmSync(inFolder('parts.json'));
  await learn('parts', 'parts.json', '--workers', '2');
  expect(readFileSync(inFolder('parts.json'), 'utf8')).toBe(readFileSync(inFolder('through.json'), 'utf8'));
});

test('who has learnt plays on with it, and a folder of something else is left alone', async () => {
  await learn('first', 'first.json');
  const more = ['--from', 'first.json', '--iterations', '1'];
  expect(await learn('second', 'second.json', ...more)).toMatchObject({ code: 0, err: '' });
  const { network, weights } = JSON.parse(readFileSync(inFolder('second.json'), 'utf8'));
  expect(network).toMatch(/^[0-9a-f]{64}$/);
  expect(weights).not.toEqual(JSON.parse(readFileSync(inFolder('first.json'), 'utf8')).weights);
  expect(await learn('first', 'third.json', '--seed', '5')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is of another learning: its seed is 1, not 5.'),
  });
});

test('what cannot be done is said before anything is played', async () => {
  expect(await riband(['learn', '--family', 'chess'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('known families: shipyard'),
  });
  expect(await riband(['learn', '--family', 'shipyard'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Say --keep FOLDER.'),
  });
  writeFileSync(inFolder('diary.json'), '"dear diary"');
  expect(await learn('fourth', 'fourth.json', '--from', 'diary.json')).toMatchObject({
    code: 2,
    err: expect.stringContaining('diary.json is no file of a network'),
  });
});
