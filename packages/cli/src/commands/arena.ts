import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { type Claim, figuresOf, gamesOfDeal, surveyOf } from '@riband/bots/arena';
import type { Game } from '@riband/kernel';
import { claimNamed } from '../arena/claims.ts';
import { entrantNames } from '../arena/entrants.ts';
import { startThread } from '../arena/hand.ts';
import { Journal } from '../arena/journal.ts';
import {
  type ArenaHeader,
  type ArenaPlan,
  competitorsOf,
  FORMAT,
  STANDARD_MILLISECONDS,
  settingOf,
} from '../arena/plan.ts';
import { reportPage } from '../arena/report/page.ts';
import { ranked } from '../arena/report/sentences.ts';
import { gamesOf, runArena } from '../arena/run.ts';
import { arenaJson, arenaText } from '../arena/summary.ts';
import { GAME_OPTIONS, gameNamed, optionsFor, SEED_OPTION, SEEDS, seatsFor, wholeNumber } from '../arguments.ts';
import { defineCommand, type Values } from '../command.ts';
import { refuse } from '../fail.ts';
import { checkPlace } from '../files.ts';
import { onInterrupt } from '../interrupt.ts';
import { Progress } from '../progress.ts';

const STANDARD_BOTS = 'greedy,random';
const MOST_GAMES = 1_000_000;
const MOST_WORKERS = 256;
/** Timers go no further. */
const MOST_SECONDS = 2_000_000;
const REDRAW_MS = 200;

const OPTIONS = {
  ...GAME_OPTIONS,
  bots: { type: 'string', hint: 'LIST', help: 'The bots, parted by commas (standard: greedy,random).' },
  games: { type: 'string', hint: 'N', help: 'How many games, rounded up to whole deals (standard: 100).' },
  ...SEED_OPTION,
  claim: {
    type: 'string',
    hint: 'CLAIM',
    help: 'Test whether the first bot has won=85.. per cent of the games, points=70.. on average, or is elo=100.. ahead.',
  },
  'until-clear': {
    type: 'boolean',
    help: 'Stop as soon as the claim is settled; without one, as soon as it is clear which of two bots is stronger.',
  },
  time: {
    type: 'string',
    hint: 'MS',
    help: `How long an outside bot may think about a move (standard: ${STANDARD_MILLISECONDS}).`,
  },
  seconds: { type: 'string', hint: 'N', help: 'Stop after that time, with the figures so far.' },
  workers: { type: 'string', hint: 'N', help: 'How many games at the same time (standard: one for each core).' },
  resume: { type: 'string', hint: 'FILE', help: 'Keep every game in this file, and go on with what is in it.' },
  report: { type: 'string', hint: 'FILE', help: 'Write a page with charts, to open in a browser.' },
  json: { type: 'boolean', help: 'Print one line of JSON.' },
} as const;

export const command = defineCommand({
  name: 'arena',
  summary: 'Let bots compete on equal terms, and report who is stronger and by how much.',
  options: OPTIONS,
  examples: [
    ['arena --game example --bots greedy,random --games 400', 'every deal is played from both sides'],
    ['arena --game example --seats 4 --bots greedy,random', 'one greedy bot against three random ones, in every seat'],
    ['arena --game example --bots search:400,search:100', 'a search with so many iterations a turn'],
    ['arena --game shipyard-second --bots search:400,by-hand:400', 'what is it worth to have learnt from games?'],
    ['arena --game example --bots greedy,exec:./mybot --until-clear --games 5000', 'a bot of your own'],
    ['arena --game example --claim won=90.. --until-clear --games 5000', 'does greedy win nine of ten games?'],
    ['arena --game example --resume runs.jsonl --report arena.html', 'kept as it goes, with charts'],
  ],
  notes:
    'Fewer bots than seats: the last one takes the rest. More: each group that fits. Ctrl-C ends it with the figures so far.\n' +
    'docs/arena.md explains the figures, the file of games and bots of your own.',
  async run(values) {
    const game = gameNamed(values.game, values.components);
    const plan = planOf(game, values);
    const games = wholeNumber('games', values.games ?? '100', { min: 1, max: MOST_GAMES });
    const bots = competitorsOf(plan.header);
    const claim = values.claim === undefined ? undefined : claimNamed(values.claim, bots.length);
    if (values['until-clear'] && claim === undefined && bots.length !== 2)
      refuse(`--until-clear is for a --claim or for two bots, not for ${bots.length}.`);
    if (values.report !== undefined) checkPlace(values.report);
    const { deals, interrupted } = await played(plan, games, values, claim);
    if (interrupted) process.exitCode = 130;
    if (deals.length === 0) return sayNothing(values.json);
    const figures = figuresOf(deals, bots, plan.header.seats, plan.header.seed, claim);
    const survey = surveyOf(
      settingOf(plan),
      deals,
      ranked(figures.bots).map(({ bot }) => bot),
      plan.header.seed,
    );
    const outcome = { header: plan.header, game, figures, survey, untilClear: values['until-clear'] };
    if (values.report !== undefined) writeFileSync(values.report, reportPage(outcome));
    console.log(values.json ? arenaJson(outcome) : arenaText(outcome));
  },
});

function sayNothing(json: boolean): void {
  if (json) console.log('null');
  else console.error('It was stopped before a deal was finished, so there are no figures.');
}

type ArenaValues = Values<typeof OPTIONS>;

function planOf(game: Game, values: ArenaValues): ArenaPlan {
  const header: ArenaHeader = {
    format: FORMAT,
    game: game.id,
    rules: game.rules,
    components: game.components,
    options: optionsFor(game, values.option),
    seats: seatsFor(game, values.seats),
    bots: entrantNames(values.bots ?? STANDARD_BOTS),
    seed: wholeNumber('seed', values.seed ?? '1', SEEDS),
    milliseconds: wholeNumber('time', values.time ?? `${STANDARD_MILLISECONDS}`, { min: 1, max: 3_600_000 }),
  };
  return game.brought === undefined ? { header } : { header, brought: game.brought };
}

/** Plays with a bar, and keeps the games if a file is named. */
async function played(plan: ArenaPlan, games: number, values: ArenaValues, claim: Claim | undefined) {
  const { header } = plan;
  const workers = wholeNumber('workers', values.workers ?? `${availableParallelism()}`, { min: 1, max: MOST_WORKERS });
  const seconds = wholeNumber('seconds', values.seconds ?? `${MOST_SECONDS}`, { min: 1, max: MOST_SECONDS });
  const gamesEach = gamesOfDeal(header.bots, header.seats).length;
  const deals = Math.ceil(games / gamesEach);
  const journal = values.resume === undefined ? undefined : new Journal(values.resume, header);
  const known = gamesOf(deals, journal?.games ?? []);
  const progress = new Progress('Games', deals * gamesEach - known.length);
  let done = 0;
  let interrupted = false;
  let timer: NodeJS.Timeout | undefined;
  const stopped = new Promise<void>((stop) => {
    timer = setTimeout(stop, 1000 * seconds);
    onInterrupt(() => {
      interrupted = true;
      stop();
    });
  });
  const redrawing = setInterval(() => void progress.show(done), REDRAW_MS);
  try {
    const counted = await runArena({
      header,
      deals,
      untilClear: values['until-clear'],
      claim,
      known,
      workers,
      startHand: () => startThread(plan),
      onGame(game) {
        journal?.add(game);
        done += 1;
      },
      stopped,
    });
    return { deals: counted, interrupted };
  } finally {
    clearInterval(redrawing);
    clearTimeout(timer);
    progress.end();
    journal?.close();
  }
}
