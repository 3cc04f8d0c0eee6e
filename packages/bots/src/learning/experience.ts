import { type Game, type Move, pick, type Random, type Seat, seeded, settle } from '@riband/kernel';
import type { Setting } from '../arena/play.ts';
import type { Bot, Question } from '../bot.ts';
import type { Sight, Weights } from '../evaluation.ts';
import { evaluationOf } from '../evaluations/index.ts';

/** Where a seat stood at the end of a turn. */
export interface Moment {
  /** What a network sees of it. */
  readonly seen: Float32Array;
  /** The points so far. */
  readonly points: number;
}

/** What one seat went through in a game, in order, and the points that it ended with. */
export interface Course {
  readonly moments: readonly Moment[];
  readonly end: number;
}

/** How many of a hundred games have moves that are drawn by lot, and of a hundred moves in those, how many: so one also learns what comes of things that nobody does. */
export interface Lots {
  readonly games: number;
  /** Where it is said what comes next. */
  readonly toOpen: number;
  readonly else: number;
}

/** Plays a game with the same bot on every seat, and tells what each seat went through. */
export function playCourses({ game, options, seats }: Setting, bot: Bot, lots: Lots, seed: string): readonly Course[] {
  const { isOpening } = evaluationOf(game);
  const sight = sightOf(game);
  const [luck, thoughts] = [seeded(`${seed}|luck`), seeded(`${seed}|thoughts`)];
  const hasLots = thoughts.below(100) < lots.games;
  const players = Array.from({ length: seats }, () => bot.sit());
  const moments = players.map((): Moment[] => []);
  const state = game.setup(seats, options);
  let turn = -1;
  for (settle(game, state, luck); game.deciders(state) !== 'over'; settle(game, state, luck)) {
    if (game.turn(state) !== turn) {
      turn = game.turn(state);
      for (const [seat, course] of moments.entries())
        if (thoughts.below(2) === 0) course.push(momentOf(sight, game, state, seat));
    }
    const seat = game.deciders(state)[0] as Seat;
    const question: Question = { game, seat, moves: game.moves(state, seat), view: () => game.view(state, seat) };
    const drawn = hasLots ? (isOpening(state) ? lots.toOpen : lots.else) : 0;
    game.apply(state, seat, byLot(question, drawn, thoughts) ?? players[seat]!.choose(question, thoughts).move);
  }
  const ends = game.scores(state);
  return moments.map((course, seat) => ({ moments: course, end: ends[seat]! }));
}

/** A move without a choice, or one that was drawn. */
function byLot({ moves }: Question, ofHundred: number, random: Random): Move | undefined {
  if (moves.length === 1) return moves[0];
  return random.below(100) < ofHundred ? pick(random, moves) : undefined;
}

function momentOf(sight: Sight, game: Game, state: object, seat: Seat): Moment {
  const { seen, points } = sight.see(game, state, seat);
  return { seen: Float32Array.from(seen), points };
}

/** How positions of a game are looked at. */
export function sightOf(game: Game): Sight {
  const { sight } = evaluationOf(game);
  if (sight === undefined) throw new RangeError(`positions of ${game.id} are not looked at`);
  return sight;
}

/** The weights made by hand, of the terms that are seen. */
export const weightsOf = (game: Game): Weights => evaluationOf(game).weights;
