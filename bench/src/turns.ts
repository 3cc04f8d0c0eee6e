import { type Bot, findBot, levelsFor, type Player, type Question } from '@riband/bots';
import { questions } from '@riband/bots/arena';
import { type Game, type Random, type Seat, seeded } from '@riband/kernel';
import { optionsFor } from '../../packages/cli/src/arguments.ts';
import { columns } from '../../packages/cli/src/columns.ts';
import { calibrationMeter } from '../calibration.mjs';
import { REFERENCE_SPEED } from './rates.ts';

/** What a turn of one level takes, in milliseconds of processor time. */
export interface TurnTime {
  readonly level: string;
  readonly iterations: number;
  readonly turns: number;
  readonly mean: number;
  readonly worst: number;
  /** What the mean would be where the calibration makes 3.5 million moves a second. */
  readonly atReference: number;
}

/** Greedy plays the rest, so that in a short time turns from all parts of a game are seen. */
const GREEDY = findBot('greedy') as Bot;
const OWN_SEAT: Seat = 0;
/** Of its turns the level plays one in so many. */
const EVERY = 4;
const CALIBRATION_SECONDS = 0.5;

/** Each level plays turns of one game after the other, for so many seconds. */
export function turnTimesOf(game: Game, seats: number, seconds: number): readonly TurnTime[] {
  const calibration = calibrationMeter();
  return levelsFor(game, seats).map(({ level, iterations }) => {
    const before = calibration(CALIBRATION_SECONDS);
    const times = timesOf(game, seats, findBot(level) as Bot, seconds);
    const speed = (before + calibration(CALIBRATION_SECONDS)) / 2;
    const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
    const atReference = (mean * speed) / REFERENCE_SPEED;
    return { level, iterations, turns: times.length, mean, worst: Math.max(...times), atReference };
  });
}

function timesOf(game: Game, seats: number, bot: Bot, seconds: number): readonly number[] {
  const times: number[] = [];
  const end = performance.now() + 1000 * seconds;
  // The first turn is played to warm up.
  for (let index = 0; times.length < 2 || performance.now() < end; index++)
    for (const time of turnsIn(game, seats, bot, index)) {
      times.push(time);
      if (times.length > 1 && performance.now() >= end) break;
    }
  return times.slice(1);
}

/** The time of each turn that the bot plays in one game. */
function* turnsIn(game: Game, seats: number, bot: Bot, index: number): Generator<number> {
  const luck = seeded(`turns ${index}`);
  const played = questions({ game, options: optionsFor(game, []), seats }, luck);
  const turn = new TurnAtHand(bot, index);
  for (let step = played.next(); step.done !== true; ) {
    const ended = turn.begin(step.value, luck);
    if (ended !== undefined) yield ended;
    step = played.next(turn.answer(step.value, luck));
  }
}

/** Who plays the turn at hand, and what it has taken so far. */
class TurnAtHand {
  readonly #bot: Bot;
  #player: Player = GREEDY.sit();
  #turn = -1;
  #own: number;
  #time: number | undefined;

  /** In each game other turns are the ones that the bot plays. */
  constructor(bot: Bot, first: number) {
    this.#bot = bot;
    this.#own = first;
  }

  /** The time of the turn before, if it is over and the bot has played it. */
  begin({ game, seat, view }: Question, luck: Random): number | undefined {
    const turn = game.turn(game.imagine(view(), luck));
    if (turn === this.#turn) return undefined;
    const time = this.#time;
    const isBots = seat === OWN_SEAT && this.#own++ % EVERY === 0;
    this.#player = (isBots ? this.#bot : GREEDY).sit();
    [this.#turn, this.#time] = [turn, isBots ? 0 : undefined];
    return time;
  }

  answer(question: Question, luck: Random): Question['moves'][number] {
    const start = process.cpuUsage();
    const { move } = this.#player.choose(question, luck);
    const { user, system } = process.cpuUsage(start);
    if (this.#time !== undefined) this.#time += (user + system) / 1000;
    return move;
  }
}

export function turnTable(game: Game, seats: number, rows: readonly TurnTime[]): string {
  const lines = rows.map(({ level, iterations, turns, ...times }) => [
    level,
    ...[iterations, turns, times.mean, times.worst, times.atReference].map((value) => `${Math.round(value)}`),
  ]);
  const heads = ['a turn takes, ms', 'iterations', 'turns', 'mean', 'worst', 'mean at 3,500,000'];
  return [`${game.id}, ${seats} seats`, ...columns([heads, ...lines])].join('\n');
}
