import { defineCommand } from '../command.ts';
import { gamesWithFile } from '../components.ts';

export const command = defineCommand({
  name: 'components',
  summary: 'Check a file of components that you want to play with.',
  argument: 'check FILE',
  options: { json: { type: 'boolean', help: 'Print one line of JSON.' } },
  examples: [
    ['components check my-shipyard.json', 'what it is for, or what is wrong and where'],
    ['simulate --game shipyard-second --components my-shipyard.json', 'play with it'],
  ],
  notes: 'Exit code 0: it can be played with. 2: it cannot; the sentence names the place and the reason.',
  run({ json }, file) {
    const games = gamesWithFile(file);
    const [{ components }] = games as [(typeof games)[0]];
    const ids = games.map(({ id }) => id);
    if (json) return console.log(JSON.stringify({ file, ok: true, components, games: ids }));
    console.log(`${file} is right. It is for ${ids.join(', ')}; records call it ${components}.`);
  },
});
