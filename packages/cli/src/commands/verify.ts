import { defineCommand } from '../command.ts';
import { readSavedFile } from '../saved.ts';
import { checkSaved, verdictText } from '../verdict.ts';

export const command = defineCommand({
  name: 'verify',
  summary: 'Check a saved game: every entry is made again by the rules, and the end must be the same.',
  argument: 'FILE',
  options: { json: { type: 'boolean', help: 'Print one line of JSON.' } },
  examples: [
    ['verify game.json', 'a table that "riband play" or a server saved'],
    ['verify game.txt --json', 'a game in notation; the answer for another program'],
  ],
  notes:
    'Exit code 0: all is right. 1: it is not, or there is a part that this version cannot check. 2: FILE is no saved game.',
  run({ json }, file) {
    const verdict = checkSaved(readSavedFile(file));
    console.log(json ? JSON.stringify({ file, ...verdict }) : verdictText(file, verdict));
    if (!verdict.ok) process.exitCode = 1;
  },
});
