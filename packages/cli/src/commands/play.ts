import { STANDARD_BOT } from '@riband/bots';
import { LANGUAGES } from '@riband/text';
import { GAME_OPTIONS } from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { luckOf } from '../luck.ts';
import { languageFrom, sayOwn } from '../own-words.ts';
import type { Asker } from '../play/asker.ts';
import { Host } from '../play/host.ts';
import { Keeper } from '../play/keeper.ts';
import { lineAsker } from '../play/line-asker.ts';
import { openTable } from '../play/opening.ts';
import { terminalAsker } from '../play/terminal-asker.ts';

export const command = defineCommand({
  name: 'play',
  summary: 'Play in the terminal against bots.',
  options: {
    ...GAME_OPTIONS,
    seat: { type: 'string', hint: 'N', help: 'Your seat, counted from 0 (standard: 0).' },
    bots: {
      type: 'string',
      hint: 'LIST',
      help: `One bot for all other seats, or one for each of them (standard: ${STANDARD_BOT}).`,
    },
    seed: { type: 'string', hint: 'N', help: 'The same seed and the same moves give the same game.' },
    language: { type: 'string', hint: LANGUAGES.join('|'), help: 'Standard: that of your system.' },
    load: { type: 'string', hint: 'FILE', help: 'Go on with a saved game.' },
    save: { type: 'string', hint: 'FILE', help: 'Keep the game in this file, after every move.' },
  },
  examples: [
    ['play --game example --seats 3', 'a new game against two bots'],
    ['play --load example.json --language fr', 'go on with a saved game, in French'],
  ],
  notes:
    'Pick a move from the list. Without a terminal, every line of the input is an answer: a number, a move ("take 1") or a\n' +
    'command: confirm, undo, redo, restart, hint, why TARGET, view, log, score, save, quit. Ctrl-C leaves, also while bots think.',
  async run(values) {
    const language = languageFrom(values.language);
    const { table, seat, bots, source } = openTable(values, language);
    const keeper = new Keeper(table, values.save ?? source);
    // What cannot be written is better known now than after an hour.
    keeper.keepIfNamed();
    const asker = await askerFor(process.stdin, process.stdout);
    const ports = { asker, draws: luckOf(table.header.table), bots, language, keeper };
    const end = await new Host(table, seat, ports).play();
    if (keeper.keepAtEnd()) asker.say(sayOwn(language, { key: 'cli.saved', params: { file: keeper.file } }));
    asker.close();
    if (asker.interrupted || end === 'interrupted') process.exitCode = 130;
  },
});

function askerFor(input: NodeJS.ReadStream, output: NodeJS.WriteStream): Promise<Asker> | Asker {
  return input.isTTY && output.isTTY ? terminalAsker() : lineAsker(input, output);
}
