import { availableParallelism } from 'node:os';
import {
  CURRICULA,
  type Curriculum,
  errorOf,
  Network,
  type NetworkData,
  sightOf,
  teach,
  untaught,
  weightsOf,
} from '@riband/bots/learning';
import { type Game, hashOf, seeded } from '@riband/kernel';
import { GAME_OPTIONS, gameNamed, SEED_OPTION, SEEDS, wholeNumber } from '../arguments.ts';
import { defineCommand, type Values } from '../command.ts';
import { refuse } from '../fail.ts';
import { checkPlace } from '../files.ts';
import { onInterrupt } from '../interrupt.ts';
import {
  coursesIn,
  FORMAT,
  isKept,
  keepCourses,
  keepNetwork,
  type LearnHeader,
  networkIn,
  openFolder,
  stintsOf,
} from '../learn/folder.ts';
import type { LearnPlan, Stint } from '../learn/serve.ts';
import { Progress } from '../progress.ts';
import { Workers, withWorkers } from '../workers.ts';

const OPTIONS = {
  family: { type: 'string', hint: 'NAME', help: `Games that are judged alike: ${Object.keys(CURRICULA).join(', ')}.` },
  keep: { type: 'string', hint: 'FOLDER', help: 'Where games are kept as they are played, and gone on from.' },
  write: { type: 'string', hint: 'FILE', help: 'Where to write what was learnt.' },
  games: { type: 'string', hint: 'N', help: 'So many of each kind (standard: as many as were found to be worth it).' },
  from: {
    type: 'string',
    hint: 'FILE',
    help: 'Go on with what was learnt before, and search (standard: play like greedy).',
  },
  iterations: {
    type: 'string',
    hint: 'N',
    help: 'How long they search then, in iterations a turn (standard: as long as was found to be worth it).',
  },
  components: GAME_OPTIONS.components,
  ...SEED_OPTION,
  workers: { type: 'string', hint: 'N', help: 'How many games at the same time (standard: one for each core).' },
} as const;

type LearnValues = Values<typeof OPTIONS>;

export const command = defineCommand({
  name: 'learn',
  summary: 'Let a bot learn from games of its own what positions come to.',
  options: OPTIONS,
  examples: [
    ['learn --family shipyard --keep games --write network.json', 'from games of greedy'],
    [
      'learn --family shipyard --keep more --from network.json --write better.json',
      'from games of who has learnt that',
    ],
  ],
  notes: 'docs/bots.md says what is learnt and how. Ctrl-C ends it; what was played is kept.',
  async run(values) {
    const curriculum = curriculumOf(values.family);
    const plan = planOf(curriculum, values);
    const header = headerOf(curriculum, plan, values);
    const folder = values.keep ?? refuse('Where shall the games be kept? Say --keep FOLDER.');
    const path = values.write ?? refuse('Where shall be written what was learnt? Say --write FILE.');
    const workers = wholeNumber('workers', values.workers ?? `${availableParallelism()}`, { min: 1, max: 256 });
    checkPlace(path);
    openFolder(folder, header);
    onInterrupt(() => process.exit(130));
    await playAll(folder, header, plan, workers);
    const network = await learned(folder, header, plan.network);
    keepNetwork(path, header, network.toJSON());
    console.log(`What was learnt is in ${path}.`);
  },
});

function curriculumOf(family: string | undefined): Curriculum {
  const known = Object.keys(CURRICULA).join(', ');
  const found = Object.entries(CURRICULA).find(([name]) => name === family)?.[1];
  return found ?? refuse(`Which games? Say --family NAME; known families: ${known}.`);
}

/** A game of the family: all are judged and seen alike. */
const oneOf = ({ first }: Curriculum): Game => gameNamed(first.subjects[0]?.game);

/** Who plays. */
function planOf(curriculum: Curriculum, values: LearnValues): LearnPlan {
  const { first, further } = curriculum;
  const { components } = values;
  const seed = wholeNumber('seed', values.seed ?? '1', SEEDS);
  const beginning = components === undefined ? { seed } : { seed, components };
  if (values.from !== undefined) {
    const iterations = wholeNumber('iterations', values.iterations ?? `${further.iterations}`, {
      min: 1,
      max: 1_000_000,
    });
    const { numbers } = sightOf(oneOf(curriculum));
    const network = networkIn(values.from, values.family ?? '', numbers);
    return { ...beginning, lots: further.lots, iterations, network };
  }
  if (values.iterations !== undefined) refuse('Greedy does not search: --iterations goes with --from FILE.');
  return { ...beginning, lots: first.lots, iterations: 0 };
}

function headerOf(curriculum: Curriculum, plan: LearnPlan, values: LearnValues): LearnHeader {
  const { first, further, schooling } = curriculum;
  const { seed, network, iterations } = plan;
  const { subjects } = network === undefined ? first : further;
  const games = values.games === undefined ? undefined : wholeNumber('games', values.games, { min: 1, max: 1_000_000 });
  return {
    format: FORMAT,
    family: values.family ?? '',
    subjects: subjects.map((subject) => {
      const { rules, components } = gameNamed(subject.game, plan.components);
      return { ...subject, games: games ?? subject.games, rules, components };
    }),
    seed,
    network: network === undefined ? null : hashOf(network),
    iterations,
    numbers: sightOf(oneOf(curriculum)).numbers,
    weightsByHand: hashOf(weightsOf(oneOf(curriculum))),
    lots: plan.lots,
    schooling,
  };
}

/** Plays what is not kept yet. */
async function playAll(folder: string, header: LearnHeader, plan: LearnPlan, workers: number): Promise<void> {
  const stints = stintsOf(header).filter((stint) => !isKept(folder, stint));
  if (stints.length === 0) return;
  const progress = new Progress('Games', stints.length);
  let done = 0;
  await withWorkers(new Workers<Stint, Float32Array>('learn-worker', plan, Math.min(workers, stints.length)), (all) =>
    all.results(stints, (courses, stint) => {
      keepCourses(folder, stint, courses);
      void progress.show(++done);
    }),
  );
  progress.end();
}

/** What the games teach; some are put aside, to tell how well games are foretold that nobody has learnt from. */
async function learned(folder: string, header: LearnHeader, before: NetworkData | undefined): Promise<Network> {
  const { numbers, schooling } = header;
  const coursesOf = (stints: readonly Stint[]) => stints.flatMap((stint) => coursesIn(folder, stint, numbers));
  const stints = stintsOf(header);
  const courses = coursesOf(stints.filter((_, index) => index % 10 !== 9));
  const others = coursesOf(stints.filter((_, index) => index % 10 === 9));
  const random = seeded(`${header.seed}|learning`);
  const network = before === undefined ? untaught(numbers, schooling.units, random) : new Network(before);
  const progress = new Progress('Learning', schooling.rounds * schooling.passesEach);
  let passes = 0;
  for (const _ of teach(network, courses, schooling, random)) await progress.show(++passes);
  progress.end();
  const told = [`${courses.length} courses, foretold to ${errorOf(network, courses).toFixed(2)} points`];
  if (others.length > 0) told.push(`${others.length} others to ${errorOf(network, others).toFixed(2)}`);
  console.log(`${told.join('; ')}.`);
  return network;
}
