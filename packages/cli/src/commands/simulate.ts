import {
  botsFor,
  GAME_OPTIONS,
  gameNamed,
  optionsFor,
  SEED_OPTION,
  SEEDS,
  SIMULATED_BOT,
  seatsFor,
  wholeNumber,
} from '../arguments.ts';
import { defineCommand } from '../command.ts';
import { Progress } from '../progress.ts';
import { playing, type SimulationPlan } from '../simulate.ts';
import { simulationJson, simulationText } from '../simulation-report.ts';
import { type Summary, Tally } from '../tally.ts';

const MOST_GAMES = 1_000_000_000;

export const command = defineCommand({
  name: 'simulate',
  summary: 'Let bots play whole games, and report scores, wins and speed.',
  options: {
    ...GAME_OPTIONS,
    games: { type: 'string', hint: 'N', help: 'How many games (standard: 100).' },
    bots: {
      type: 'string',
      hint: 'LIST',
      help: 'One bot for all seats, or one for each, parted by commas (standard: random).',
    },
    ...SEED_OPTION,
    json: { type: 'boolean', help: 'Print one line of JSON.' },
  },
  examples: [
    ['simulate --game example --seats 3 --games 1000', 'a thousand games of three random bots'],
    ['simulate --game example --option rounds=6 --seed 7 --json', 'longer games, as JSON for another program'],
  ],
  async run(values) {
    const game = gameNamed(values.game, values.components);
    const seats = seatsFor(game, values.seats);
    const games = wholeNumber('games', values.games ?? '100', { min: 1, max: MOST_GAMES });
    const plan: SimulationPlan = {
      game,
      options: optionsFor(game, values.option),
      bots: botsFor(values.bots ?? SIMULATED_BOT, seats),
      seed: wholeNumber('seed', values.seed ?? '1', SEEDS),
    };
    const start = performance.now();
    const summary = await simulate(plan, games);
    const seconds = (performance.now() - start) / 1000;
    const report = values.json ? simulationJson : simulationText;
    console.log(report(plan, summary, seconds));
  },
});

async function simulate(plan: SimulationPlan, games: number): Promise<Summary> {
  const tally = new Tally(plan.bots.length);
  const progress = new Progress('Games', games);
  for (let index = 0; index < games; index++) {
    const steps = playing(plan, index);
    for (let step = steps.next(); ; step = steps.next()) {
      if (progress.isDue()) await progress.show(index);
      if (step.done !== true) continue;
      tally.add(step.value);
      break;
    }
  }
  progress.end();
  return tally.summary();
}
