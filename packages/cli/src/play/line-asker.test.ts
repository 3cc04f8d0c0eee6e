import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import type { Question } from './asker.ts';
import { lineAsker } from './line-asker.ts';

const question: Question = {
  title: 'Your move',
  choices: [
    { word: 'bid 0', label: 'Bid nothing', hint: 'Anna bids nothing.' },
    { word: 'done', label: 'done' },
  ],
  commands: [{ word: 'undo', label: 'Take back' }],
};

async function answers(input: string): Promise<{ given: (string | undefined)[]; output: string }> {
  let output = '';
  const asker = lineAsker(Readable.from([input]), {
    write(text: string) {
      output += text;
      return true;
    },
  });
  const given: (string | undefined)[] = [];
  for (let answer = await asker.ask(question); ; answer = await asker.ask(question)) {
    given.push(answer);
    if (answer === undefined) break;
  }
  asker.close();
  return { given, output };
}

test('a number is that choice; everything else is handed on; the end of the input is a wish to leave', async () => {
  const { given } = await answers('1\n2\r\n  undo \n3\n0\n\nwhy quay:1');
  expect(given).toEqual(['bid 0', 'done', 'undo', '3', '0', '', 'why quay:1', undefined]);
});

test('the question shows choices with their words and hints, and the commands', async () => {
  const { output } = await answers('');
  expect(output).toBe('Your move\n  1  Bid nothing  [bid 0]  Anna bids nothing.\n  2  done\n  (undo)\n');
});
