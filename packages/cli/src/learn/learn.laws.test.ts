// Learning as a program: threads, files and going on.
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inFolder, prepareProgram, riband } from '../../test/program.ts';

prepareProgram();

// Games take long: what one test has played, the next ones go on from.

const learn = (keep: string, write: string, ...more: string[]) =>
  riband(['learn', '--family', 'shipyard', '--games', '1', '--keep', keep, '--write', write, ...more]);

/** The games that are soonest played; one of them is for two. */
const SHORT = ['shipyard-solo-1-0.courses', 'shipyard-first-2-0.courses'];

const coursesIn = (folder: string): readonly string[] =>
  readdirSync(inFolder(folder)).filter((name) => name.endsWith('.courses'));

test('it goes on where it stood, with any number of threads, and learns the same', async () => {
  expect(await learn('kept', 'through.json', '--workers', '1')).toMatchObject({
    ...{ code: 0, err: '' },
    out: expect.stringMatching(/^19 courses, foretold to [\d.]+ points/),
  });
  expect(coursesIn('kept')).toHaveLength(7);
  for (const file of SHORT) rmSync(inFolder(`kept/${file}`));
  await learn('kept', 'rest.json', '--workers', '2');
  expect(readFileSync(inFolder('rest.json'), 'utf8')).toBe(readFileSync(inFolder('through.json'), 'utf8'));
});

test('who has learnt plays on with it, and a folder of something else is left alone', async () => {
  const more = ['--from', 'through.json', '--iterations', '1'];
  const searched = SHORT[0]!;
  mkdirSync(inFolder('second'));
  // All games but one are taken for played.
  for (const file of coursesIn('kept'))
    if (file !== searched) copyFileSync(inFolder(`kept/${file}`), inFolder(`second/${file}`));
  expect(await learn('second', 'second.json', ...more)).toMatchObject({ code: 0, err: '' });
  const { network, weights } = JSON.parse(readFileSync(inFolder('second.json'), 'utf8'));
  expect(network).toMatch(/^[0-9a-f]{64}$/);
  expect(weights).not.toEqual(JSON.parse(readFileSync(inFolder('through.json'), 'utf8')).weights);
  const [again, before] = ['second', 'kept'].map((folder) => readFileSync(inFolder(`${folder}/${searched}`)));
  expect(again).not.toEqual(before);
  expect(await learn('kept', 'third.json', '--seed', '5')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is of another learning: it has seed 1, not 5.'),
  });
  expect(await learn('kept', 'third.json', '--components', 'shipyard-1')).toMatchObject({
    code: 2,
    err: expect.stringContaining('is of another learning: it has subjects'),
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
  const refusals: readonly [readonly string[], string][] = [
    [['fourth.json', '--from', 'diary.json'], 'diary.json is no file of what was learnt'],
    [['fourth.json', '--iterations', '7'], 'goes with --from FILE'],
    [['nowhere/fourth.json'], 'nowhere/fourth.json cannot be used'],
  ];
  for (const [[write = '', ...more], problem] of refusals)
    expect(await learn('fourth', write, ...more)).toMatchObject({ code: 2, err: expect.stringContaining(problem) });
  expect(existsSync(inFolder('fourth'))).toBe(false);
});

test('games that are damaged, and those that cannot be kept, end it with a word about it', async () => {
  const [first = ''] = coursesIn('kept');
  writeFileSync(inFolder(`kept/${first}`), 'x'.repeat(3001));
  expect(await learn('kept', 'kept.json')).toMatchObject({ code: 2, err: expect.stringContaining('is damaged') });
  rmSync(inFolder(`kept/${first}`));
  mkdirSync(inFolder(`kept/${first}.new`));
  expect(await learn('kept', 'kept.json')).toMatchObject({ code: 2, err: expect.stringContaining('cannot be used') });
});
