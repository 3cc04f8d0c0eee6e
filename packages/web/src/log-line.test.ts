import { expect, test } from 'vitest';
import { causeFirst } from './log-line.ts';

const about = (key: string, seat?: number) => ({ key, params: seat === undefined ? {} : { player: { seat } } });
const told = (by: number | undefined, ...messages: ReturnType<typeof about>[]) =>
  causeFirst({ number: 0, turn: 1, messages, ...(by === undefined ? {} : { by }) }).map(({ key }) => key);

test('what somebody did comes before what became of others by it', () => {
  expect(told(2, about('leaves'), about('returned', 1), about('placed', 2), about('lantern'))).toEqual([
    'placed',
    'leaves',
    'returned',
    'lantern',
  ]);
});

test('what begins with who acted, or was luck, is told as it happened', () => {
  expect(told(1, about('named', 1), about('earned', 0), about('earned', 1))).toEqual(['named', 'earned', 'earned']);
  expect(told(undefined, about('end'), about('contract', 0))).toEqual(['end', 'contract']);
});
