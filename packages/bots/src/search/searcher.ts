import { type Game, type GameTypes, type Move, next, type Random, seeded } from '@riband/kernel';
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

/** In what a turn is thought through. */
interface Setting {
  readonly means: Means;
  readonly seats: number;
  readonly turn: number;
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
  /** What the seat saw at the decisions of that turn, the last one last. */
  #asked: string[] = [];
  /** The answer to the last one, until something else is asked. */
  #answer: { readonly move: Move; readonly leadsTo: Foresight } | undefined;

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
    const search = this.#searchFor(question, { means, seats, turn: question.game.turn(world) });
    const budget = this.#iterationsFor(search, means);
    search.lookAt(imagined(question, world, Math.min(means.settings.worlds, budget / ITERATIONS_PER_WORLD), random));
    yield* iterations(search, budget, random);
    const weighed = weigh(search, question.moves);
    const move = weighed[0]?.move ?? search.hunch(question.moves);
    this.#answer = { move, leadsTo: foreseen(question, world, move) };
    const expected = search.outlook();
    const isHurried = search.isHurried(question.moves);
    return { move, weighed, isHurried, expect: (other) => expected(other.id, GAMES_TO_EXPLAIN) };
  }

  /**
   * The search goes on while the turn does. Who is asked the same again, because meanwhile others have moved or a message was lost, stands where they
   * stood; where the answer was taken, the tree moves on. Whatever else is asked comes of a turn that was taken back, or of a move that somebody
   * else made for the seat: then all begins anew.
   */
  #searchFor(question: Question, setting: Setting): Search<GameTypes> {
    const asked = JSON.stringify(question.view());
    const isSameTurn = this.#turn === setting.turn;
    if (this.#search !== undefined && isSameTurn && asked === this.#asked.at(-1)) return this.#search;
    const answer = this.#answer;
    this.#answer = undefined;
    if (this.#search === undefined || answer === undefined || !isSameTurn || !this.#mayLeadTo(asked, answer.leadsTo))
      return this.#begin(question, asked, setting);
    this.#asked.push(asked);
    this.#search.follow(answer.move.id);
    return this.#search;
  }

  #mayLeadTo(asked: string, foresight: Foresight): boolean {
    return foresight === 'open' ? !this.#asked.includes(asked) : foresight?.view === asked;
  }

  #begin({ game, seat }: Question, asked: string, { means, seats, turn }: Setting): Search<GameTypes> {
    this.#search = new Search({ game, seat, seats, ...means });
    this.#turn = turn;
    this.#left = means.iterations;
    this.#asked = [asked];
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

/** What a move leads to: what the seat sees when it is asked next; `open` where it can be asked again in this turn and others or chance come before; nothing where its turn ends. */
type Foresight = { readonly view: string } | 'open' | undefined;

function foreseen({ game, seat }: Question, world: object, move: Move): Foresight {
  const turn = game.turn(world);
  const state = next(game, world, seat, move);
  for (let luck: Random | undefined; ; ) {
    const deciders = game.deciders(state);
    if (deciders === 'over' || game.turn(state) !== turn) return undefined;
    if (deciders === 'chance') {
      // Whether the turn ends with it hangs on what is done, and not on what is drawn.
      luck ??= seeded('foreseen');
      game.apply(state, 'chance', game.sample(state, luck));
      continue;
    }
    if (luck !== undefined || deciders[0] !== seat || deciders.length > 1) return 'open';
    const moves = game.moves(state, seat);
    if (moves.length > 1) return { view: JSON.stringify(game.view(state, seat)) };
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
