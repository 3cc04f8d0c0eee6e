import { CONTRIBUTION_BYTES } from '@riband/kernel';
import { defineCommand } from '../command.ts';
import { refuse } from '../fail.ts';
import { readSavedFile } from '../saved.ts';
import { checkSaved, verdictText } from '../verdict.ts';

export const command = defineCommand({
  name: 'verify',
  summary: 'Check a saved game: every entry is made again by the rules, and the end must be the same.',
  argument: 'FILE',
  options: {
    commitment: {
      type: 'string',
      hint: 'HASH',
      help: 'What the server had committed to before the first draw: the seed must be of it.',
    },
    contribution: {
      type: 'string',
      hint: 'HEX',
      help: 'What you have added to the draws: it must be among what they follow from.',
    },
    json: { type: 'boolean', help: 'Print one line of JSON.' },
  },
  examples: [
    ['verify game.json', 'a table that "riband play" or a server saved'],
    [
      'verify game.json --commitment 9f86…',
      'and the seed is the one that you were told of; the page has the whole line',
    ],
    ['verify game.txt --json', 'a game in notation; the answer for another program'],
  ],
  notes:
    'Exit code 0: all is right. 1: it is not, or there is a part that this version cannot check. 2: FILE is no saved game.',
  run({ json, commitment, contribution }, file) {
    const kept = {
      ...hexadecimal('commitment', 32, commitment),
      ...hexadecimal('contribution', CONTRIBUTION_BYTES, contribution),
    };
    const verdict = checkSaved(readSavedFile(file), kept);
    console.log(json ? JSON.stringify({ file, ...verdict }) : verdictText(file, verdict));
    if (!verdict.ok) process.exitCode = 1;
  },
});

function hexadecimal<Name extends string>(
  name: Name,
  bytes: number,
  text: string | undefined,
): Partial<Record<Name, string>> {
  if (text === undefined) return {};
  if (!/^[0-9a-f]*$/i.test(text) || text.length !== 2 * bytes)
    refuse(`--${name} must be ${2 * bytes} hexadecimal digits, not "${text}".`);
  return { [name]: text.toLowerCase() } as Record<Name, string>;
}
