import { type Game, type GameTypes, type Move, next, type Random } from '@riband/kernel';
import {
  type Bot,
  type Choice,
  conclude,
  type Player,
  type Question,
  type Thinking,
  type Watch,
  type Weighed,
} from '../bot.ts';
import type { Evaluation } from '../evaluation.ts';
import { Search } from './search.ts';
import type { Settings } from './settings.ts';

/** What a searcher works with. */
export interface Means<T extends GameTypes = GameTypes> {
  readonly evaluation: Evaluation<T>;
  readonly settings: Settings;
  /** For a whole turn. */
  readonly iterations: number;
}

type MeansFor = (game: Game, seats: number) => Means;

/** A bot that searches, with its means for each game and number of seats. */
export function searcher(name: string, meansFor: MeansFor): Bot {
  return { name, sit: () => new Searcher(meansFor) };
}

/**
 * A decision has thought of what comes after it, too, and the tree is kept: so every decision of a turn is only brought up to this share of its
 * iterations, as long as there are any left.
 */
const SHARE_OF_A_DECISION = 0.4;
/** So many games are played on to tell what a move is expected to bring. */
const GAMES_TO_EXPLAIN = 48;
/** A state is imagined for so many iterations at least. */
const ITERATIONS_PER_WORLD = 8;

class Searcher implements Player {
  readonly #meansFor: MeansFor;
  /** Of the turn at hand. */
  #search: Search<GameTypes> | undefined;
  #turn = -1;
  #left = 0;
  /** The last question of that turn, and its answer. */
  #asked = '';
  #answer: Move | undefined;
  /** What the seat sees next if that answer is taken, where that can be told. */
  #foreseen: string | undefined;

  constructor(meansFor: MeansFor) {
    this.#meansFor = meansFor;
  }

  choose(question: Question, random: Random, watch?: Watch): Choice {
    return conclude(this.think(question, random), watch);
  }

  *think(question: Question, random: Random): Thinking {
    const [only] = question.moves;
    if (only !== undefined && question.moves.length === 1) return { move: only, weighed: [] };
    const world = question.game.imagine(question.view(), random);
    const seats = question.game.scores(world).length;
    const means = this.#meansFor(question.game, seats);
    const search = this.#searchFor(question, means, seats, question.game.turn(world));
    this.#follow(search, question);
    const budget = this.#iterationsFor(search, means);
    search.lookAt(imagined(question, world, Math.min(means.settings.worlds, budget / ITERATIONS_PER_WORLD), random));
    yield* iterations(search, budget, random);
    const weighed = weigh(search, question.moves);
    const move = weighed[0]?.move ?? search.hunch(question.moves);
    this.#answer = move;
    this.#foreseen = foreseen(question, world, move);
    const expected = search.outlook();
    return { move, weighed, expect: (other) => expected(other.id, GAMES_TO_EXPLAIN) };
  }

  /** The tree moves on when the answer was taken; if somebody else has made another move for the seat, it is of no use. Who is asked the same again, because meanwhile others have moved or a message was lost, stands where they stood. */
  #follow(search: Search<GameTypes>, { view }: Question): void {
    const asked = JSON.stringify(view());
    if (asked !== this.#asked && this.#answer !== undefined)
      search.follow(this.#foreseen === undefined || this.#foreseen === asked ? this.#answer.id : undefined);
    this.#asked = asked;
  }

  /** The search goes on while the turn does. */
  #searchFor({ game, seat }: Question, means: Means, seats: number, turn: number): Search<GameTypes> {
    if (this.#search === undefined || this.#turn !== turn) {
      this.#search = new Search({ game, seat, seats, ...means });
      this.#turn = turn;
      this.#left = means.iterations;
      this.#answer = undefined;
    }
    return this.#search;
  }

  #iterationsFor({ root }: Search<GameTypes>, { iterations }: Means): number {
    const wanted = Math.ceil(SHARE_OF_A_DECISION * iterations) - root.visits;
    // Nothing is decided without a look, not even at the end of a long turn.
    const given = Math.max(1, Math.min(wanted, this.#left));
    this.#left -= given;
    return given;
  }
}

/** As many as there is time for. An iteration, and each step of a long one, takes a thousand times as long as a look at the clock. */
function* iterations(search: Search<GameTypes>, budget: number, random: Random): Generator<number, void, boolean> {
  for (let done = 0; done < budget; done++)
    for (const steps = search.iterate(random); ; ) {
      if (!(yield done / budget)) return;
      if (steps.next().done === true) break;
    }
}

/** What the seat will see when it is asked next, if nobody else has to do anything before: what comes of one's own moves can be foreseen. */
function foreseen({ game, seat }: Question, world: object, move: Move): string | undefined {
  const state = next(game, world, seat, move);
  for (;;) {
    const deciders = game.deciders(state);
    if (deciders[0] !== seat || deciders.length > 1) return undefined;
    const moves = game.moves(state, seat);
    if (moves.length > 1) return JSON.stringify(game.view(state, seat));
    game.apply(state, seat, moves[0]!);
  }
}

/** States that fit what the seat knows; one is enough if nothing is hidden. */
function imagined({ game, seat, view }: Question, first: object, count: number, random: Random): readonly object[] {
  const worlds = [first];
  if (!game.hides(first, seat)) return worlds;
  while (worlds.length < count) worlds.push(game.imagine(view(), random));
  return worlds;
}

/** What was tried most is best: there the search has come back again and again. */
function weigh({ root, standing }: Search<GameTypes>, moves: readonly Move[]): readonly Weighed[] {
  const tried = moves.flatMap((move) => {
    const child = root.children?.get(move.id);
    return child === undefined || child.visits === 0 ? [] : [{ move, child }];
  });
  const all = tried.reduce((sum, { child }) => sum + child.visits, 0);
  return tried
    .toSorted((a, b) => b.child.visits - a.child.visits)
    .map(({ move, child }) => ({ move, points: child.standing / child.visits - standing, share: child.visits / all }));
}
