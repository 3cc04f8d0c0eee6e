import {
  type Actor,
  type Deciders,
  type Game,
  type GameEvent,
  type Move,
  next,
  type Options,
  pick,
  type Random,
  type Seat,
  seeded,
  type Viewer,
  viewersOf,
} from '@riband/kernel';
import { TEMPERS, type Temper } from './tempers.ts';

/** The move that was made in a position. */
export interface Step {
  readonly actor: Actor;
  readonly move: Move;
  readonly text: string;
  readonly events: readonly GameEvent[];
}

/** A state that a random game came through. Laws look at it and never change it. */
export class Position {
  #deciders: Deciders | undefined;

  constructor(
    readonly walk: Walk,
    readonly index: number,
    readonly state: object,
    /** Missing where the game is over or could not go on. */
    readonly step: Step | undefined,
  ) {}

  get game(): Game {
    return this.walk.game;
  }

  get viewers(): readonly Viewer[] {
    return viewersOf(this.walk.seats);
  }

  get next(): Position | undefined {
    return this.walk.positions[this.index + 1];
  }

  get deciders(): Deciders {
    this.#deciders ??= this.game.deciders(this.state);
    return this.#deciders;
  }

  /** The seats that are asked. */
  get asked(): readonly Seat[] {
    return typeof this.deciders === 'string' ? [] : this.deciders;
  }

  /** Everybody who is asked, chance included. */
  get actors(): readonly Actor[] {
    return this.deciders === 'chance' ? ['chance'] : this.asked;
  }

  /** What sort of decision it is, as far as the notation tells: samples take some of each. */
  get kind(): string {
    return this.step?.text.split(' ')[0] ?? '';
  }
}

/** A random game with everything that happened in it. */
export class Walk {
  readonly positions: Position[] = [];
  /** Why it could not be played on before it was over or too long. */
  trouble: string | undefined;

  constructor(
    readonly game: Game,
    readonly seats: number,
    readonly options: Options,
    readonly seed: string,
  ) {}

  get last(): Position {
    return this.positions.at(-1) as Position;
  }

  /** Whether it came to its end. */
  get over(): boolean {
    return this.trouble === undefined && this.last.deciders === 'over';
  }
}

/** Plays a game to its end, to the limit of its length, or to where the rules fail; the seed decides everything. */
export function playRandomGame(game: Game, seats: number, options: Options, seed: string): Walk {
  const walk = new Walk(game, seats, options, seed);
  const random = seeded(`${game.id} ${seats} ${seed}`);
  const temper = pick(random, TEMPERS)();
  let state = game.setup(seats, options);
  for (;;) {
    let after: { step: Step; state: object } | undefined;
    try {
      after = walk.positions.length < game.limits.length ? stepFrom(game, state, temper, random) : undefined;
    } catch (error) {
      walk.trouble = String(error);
    }
    walk.positions.push(new Position(walk, walk.positions.length, state, after?.step));
    if (after === undefined) return walk;
    state = after.state;
  }
}

/** Nothing if the game is over. */
function stepFrom(
  game: Game,
  state: object,
  temper: Temper,
  random: Random,
): { step: Step; state: object } | undefined {
  const deciders = game.deciders(state);
  if (deciders === 'over') return undefined;
  const actor = deciders === 'chance' ? deciders : pick(random, deciders);
  const move = actor === 'chance' ? game.sample(state, random) : temper(game, state, actor, random);
  const events: GameEvent[] = [];
  const after = next(game, state, actor, move, (event) => events.push(event));
  return { step: { actor, move, text: game.write(move, actor), events }, state: after };
}
