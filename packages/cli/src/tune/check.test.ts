import { expect, test } from 'vitest';
import { checkText } from './check.ts';

test('one round of the seats is no measure of luck, and few are hardly one', () => {
  expect(checkText('w.json', [0.5], [0.4])).toBe(
    'w.json 0.500, by hand 0.400; better by 0.100, which may be luck: for an interval every seat must be taken twice',
  );
  expect(checkText('w.json', [0.5, 0.5], [0.4, 0.2])).toBe(
    'w.json 0.500, by hand 0.300; better by 0.200 (0.004 to 0.396, too narrow with every seat taken fewer than 10 times)',
  );
  const many = (result: number) => new Array<number>(10).fill(result);
  expect(checkText('w.json', many(0.5), many(0.5))).toBe(
    'w.json 0.500, by hand 0.500; better by 0.000 (0.000 to 0.000)',
  );
});
