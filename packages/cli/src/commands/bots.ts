import { levelsFor } from '@riband/bots';
import { GAME_OPTIONS, gameNamed, seatsFor } from '../arguments.ts';
import { columns } from '../columns.ts';
import { defineCommand } from '../command.ts';

export const command = defineCommand({
  name: 'bots',
  summary: 'Tell how long and in which way each level searches in a game.',
  options: {
    game: GAME_OPTIONS.game,
    seats: GAME_OPTIONS.seats,
    components: {
      ...GAME_OPTIONS.components,
      help: 'With the components in this file, or with those of an earlier release by their name.',
    },
    json: { type: 'boolean', help: 'Print one line of JSON.' },
  },
  examples: [
    ['bots --game shipyard-second --seats 4', 'with more seats there are fewer iterations for a turn'],
    ['bots --game crossing-oceans --json', 'for another program'],
  ],
  notes:
    'docs/bots.md says what the settings mean. "random" and "greedy" do not search.\n' +
    'In the JSON, "evaluation" names the weights and the network by which a level judges.',
  run(values) {
    const game = gameNamed(values.game, values.components);
    const levels = levelsFor(game, seatsFor(game, values.seats));
    if (values.json) return console.log(JSON.stringify(levels));
    const rows = levels.map(({ level, iterations, byHand, settings }) => [
      level,
      `${iterations}`,
      byHand ? 'hand' : 'machine',
      Object.entries(settings)
        .map(([name, value]) => `${name}=${value}`)
        .join(' '),
    ]);
    for (const line of columns([['level', 'iterations a turn', 'judges as made by', 'settings'], ...rows]))
      console.log(line);
  },
});
