import { expect, test } from 'vitest';
import { type ChoiceSpec, completeOptions, type OptionSpec, valuesFor } from './options.ts';

const specs: readonly OptionSpec[] = [
  { kind: 'flag', key: 'open', standard: true },
  { kind: 'choice', key: 'deal', values: ['two', 'three'], standard: 'two' },
  { kind: 'number', key: 'rounds', min: 2, max: 6, standard: 4 },
];

test('what is not given has its standard value', () => {
  expect(completeOptions(specs, { rounds: 6 })).toEqual({ options: { open: true, deal: 'two', rounds: 6 } });
});

test.each([
  [{ colour: 'red' }, 'there is no option "colour"; known: open, deal, rounds'],
  [{ open: 'yes' }, 'option "open" must be true or false'],
  [{ deal: 'four' }, 'option "deal" must be one of two, three'],
  [{ rounds: 7 }, 'option "rounds" must be a whole number from 2 to 6'],
  [{ rounds: 2.5 }, 'option "rounds" must be a whole number from 2 to 6'],
  [{ toString: true }, 'there is no option "toString"'],
])('%o is refused', (given, problem) => {
  expect(completeOptions(specs, given)).toEqual({ problem: expect.stringContaining(problem) });
});

test('a value that needs more seats is not offered at a small table, and understood everywhere', () => {
  const start: ChoiceSpec = {
    kind: 'choice',
    key: 'start',
    values: ['lot', '1', '3'],
    standard: 'lot',
    needs: { 3: 3 },
  };
  expect(valuesFor(start, 2)).toEqual(['lot', '1']);
  expect(valuesFor(start, 3)).toEqual(['lot', '1', '3']);
  expect(completeOptions([start], { start: '3' })).toEqual({ options: { start: '3' } });
});
