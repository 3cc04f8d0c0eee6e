import { availableParallelism } from 'node:os';
import { evolve, population, type Stand, weightNames, weightsAt } from '@riband/bots/tuning';
import { type Game, seeded } from '@riband/kernel';
import { GAME_OPTIONS, gameNamed, optionsFor, SEED_OPTION, SEEDS, seatsFor, wholeNumber } from '../arguments.ts';
import { defineCommand, type Values } from '../command.ts';
import { refuse } from '../fail.ts';
import { onInterrupt } from '../interrupt.ts';
import { Progress } from '../progress.ts';
import { checking } from '../tune/check.ts';
import { evolving, FORMAT, keep, standIn, type TuneHeader } from '../tune/file.ts';
import type { Trial, Trials } from '../tune/serve.ts';
import { Workers, withWorkers } from '../workers.ts';

const OPTIONS = {
  ...GAME_OPTIONS,
  generations: { type: 'string', hint: 'N', help: 'How many in all, those in the file included (standard: 50).' },
  population: { type: 'string', hint: 'N', help: 'How many candidates a generation has (standard: 16).' },
  deals: { type: 'string', hint: 'N', help: 'How many games each candidate plays (standard: 16).' },
  step: { type: 'string', hint: 'N', help: 'By how many percent weights are changed at first (standard: 10).' },
  iterations: {
    type: 'string',
    hint: 'N',
    help: 'How long candidates search, in iterations a turn (standard: 0, like greedy).',
  },
  only: { type: 'string', hint: 'NAMES', help: 'Which weights evolve, with commas between them (standard: all).' },
  ...SEED_OPTION,
  workers: { type: 'string', hint: 'N', help: 'How many candidates at the same time (standard: one for each core).' },
  resume: { type: 'string', hint: 'FILE', help: 'Where it is kept after every generation, and goes on from.' },
  check: {
    type: 'string',
    hint: 'FILE',
    help: 'Tune nothing: tell how the weights of a file do in other deals than they were tuned with.',
  },
} as const;

type TuneValues = Values<typeof OPTIONS>;

export const command = defineCommand({
  name: 'tune',
  summary: 'Let the weights of an evaluation evolve: those that play better are kept.',
  options: OPTIONS,
  examples: [
    ['tune --game crossing-oceans --seats 4 --resume weights.json', 'fifty generations'],
    ['tune --game crossing-oceans --seats 4 --resume weights.json --generations 80', 'thirty more'],
    ['tune --game crossing-oceans --seats 2 --check weights.json --iterations 100 --deals 50', 'as a search uses them'],
  ],
  notes: 'docs/bots.md says what is tuned and how. Ctrl-C ends it after the last whole generation.',
  async run(values) {
    const game = gameNamed(values.game, values.components);
    const header = headerOf(game, values);
    const path = values.check ?? values.resume ?? refuse('Where shall the weights be kept? Say --resume FILE.');
    const generations = wholeNumber('generations', values.generations ?? '50', { min: 1, max: 100_000 });
    const workers = wholeNumber('workers', values.workers ?? `${availableParallelism()}`, { min: 1, max: 256 });
    // What is wrong with a file is said before there are threads.
    const work = values.check === undefined ? tuning(path, game, header, generations) : checking(path, game, header);
    const plan = game.brought === undefined ? { header } : { header, brought: game.brought };
    onInterrupt(() => process.exit(130));
    console.log(await withWorkers(new Workers<Trial, number>('tune-worker', plan, workers), work));
  },
});

/** Goes on to so many generations. */
function tuning(
  path: string,
  game: Game,
  header: TuneHeader,
  generations: number,
): (trials: Trials) => Promise<string> {
  let stand = standIn(path, header, game);
  return async (trials) => {
    for (; stand.generation < generations; keep(path, header, game, stand)) {
      const { next, line } = await generation(stand, game, header, trials);
      stand = next;
      console.log(line);
    }
    return `The weights of generation ${stand.generation} are in ${path}.`;
  };
}

function headerOf(game: Game, values: TuneValues): TuneHeader {
  return {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    components: game.components,
    options: optionsFor(game, values.option),
    seats: seatsFor(game, values.seats),
    seed: wholeNumber('seed', values.seed ?? '1', SEEDS),
    population: wholeNumber('population', values.population ?? '16', { min: 4, max: 10_000 }),
    deals: wholeNumber('deals', values.deals ?? '16', { min: 1, max: 100_000 }),
    step: wholeNumber('step', values.step ?? '10', { min: 1, max: 100 }),
    iterations: wholeNumber('iterations', values.iterations ?? '0', { min: 0, max: 1_000_000 }),
    only: values.only === undefined ? null : namesIn(game, values.only),
  };
}

function namesIn(game: Game, text: string): readonly string[] {
  const known = weightNames(game);
  const names = text.split(',');
  const strange = names.find((name) => !known.includes(name));
  if (strange !== undefined) refuse(`${game.id} has no weight "${strange}". It has ${known.join(', ')}.`);
  return [...new Set(names)];
}

/** One more generation. Its middle and the weights made by hand play its deals too, for comparison. */
async function generation(stand: Stand, game: Game, header: TuneHeader, trials: Trials) {
  const { seed, population: size, deals } = header;
  const names = evolving(game, header);
  const candidates = population(stand, size, seeded(`${seed}|${stand.generation}|population`));
  const all = [...candidates, stand.mean, stand.mean.map(() => 0)];
  const progress = new Progress(`Generation ${stand.generation + 1}`, all.length);
  let done = 0;
  const results = await trials.results(
    all.map((numbers) => ({ weights: weightsAt(game, names, numbers), luck: `${stand.generation}`, deals })),
    () => void progress.show(++done),
  );
  progress.end();
  const [middle, byHand] = results.slice(-2);
  const ranked = candidates
    .map((numbers, index) => ({ numbers, result: results[index] as number }))
    .toSorted((a, b) => b.result - a.result);
  const mean = ranked.reduce((sum, { result }) => sum + result, 0) / ranked.length;
  const next = evolve(
    stand,
    ranked.map(({ numbers }) => numbers),
  );
  const figures = [mean, middle, byHand].map((result) => (result as number).toFixed(3));
  const line = `${next.generation}: candidates ${figures[0]}, their middle ${figures[1]}, by hand ${figures[2]}; step ${next.step.toFixed(3)}`;
  return { next, line };
}
