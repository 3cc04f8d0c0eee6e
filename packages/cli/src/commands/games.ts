import { CATALOG } from '@riband/catalog';
import type { Game, OptionSpec } from '@riband/kernel';
import { columns } from '../columns.ts';
import { defineCommand } from '../command.ts';
import { gameDescription, titleOf } from '../game-list.ts';

export const command = defineCommand({
  name: 'games',
  summary: 'List the games with their seats and options.',
  options: {
    all: { type: 'boolean', help: 'Also the games that are not listed, such as the example.' },
    json: { type: 'boolean', help: 'Print one line of JSON.' },
  },
  examples: [
    ['games', 'what can be played'],
    ['games --all --json', 'every game, for another program'],
  ],
  run({ all, json }) {
    const entries = CATALOG.filter(({ listed }) => all || listed);
    if (json) return console.log(JSON.stringify(entries.map(gameDescription)));
    if (entries.length === 0) return console.log('No game is listed; "riband games --all" shows the others.');
    const rows = entries.map(({ game }) => [
      game.id,
      titleOf(game),
      seatsText(game),
      game.options.map(optionText).join(', ') || 'none',
      `${game.rules}`,
    ]);
    for (const line of columns([['game', 'title', 'seats', 'options', 'rules'], ...rows])) console.log(line);
  },
});

function seatsText({ seats: { min, max } }: Game): string {
  return min === max ? `${min}` : `${min} to ${max}`;
}

/** The standard value, and what else it may be: `rounds=4 (2 to 6)`. */
function optionText(spec: OptionSpec): string {
  return `${spec.key}=${spec.standard} (${valuesText(spec)})`;
}

function valuesText(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'flag':
      return 'true or false';
    case 'choice':
      return spec.values.join(' or ');
    case 'number':
      return `${spec.min} to ${spec.max}`;
  }
}
