import { type GameTypes, type Move, type Random, seeded } from '@riband/kernel';
import type { Terms } from '../evaluation.ts';
import { LookAhead } from '../look-ahead.ts';
import { advance } from './advance.ts';
import type { Conduct } from './conduct.ts';
import { Judge } from './judge.ts';
import { Node } from './node.ts';
import { Reach } from './reach.ts';
import { finished } from './steps.ts';
import type { Task } from './task.ts';

/** The decision that is told about, as far as a search has come with it. */
export interface Scene<T extends GameTypes> {
  readonly root: Node;
  readonly worlds: readonly T['State'][];
}

/**
 * Tells what a move comes to on average, term by term: games are played on by what a search has found out, and the same luck for every move.
 * The search learns nothing from them.
 */
export class Outlook<T extends GameTypes> {
  readonly #task: Task<T>;
  readonly #ahead: LookAhead<T>;
  readonly #judge: Judge<T>;
  /** Of its own: what is weighed here must not change what the search does after. */
  readonly #conduct: Conduct<T>;
  readonly #scene: Scene<T>;

  constructor(task: Task<T>, conduct: Conduct<T>, scene: Scene<T>) {
    const { game, evaluation, seat, seats, settings } = task;
    this.#task = task;
    this.#ahead = new LookAhead(game, seat, evaluation);
    this.#judge = new Judge(game, evaluation, seats, settings);
    this.#conduct = conduct;
    this.#scene = scene;
  }

  of(id: number, games: number): Terms {
    const { worlds } = this.#scene;
    const sums: Record<string, number> = {};
    for (let index = 0; index < games; index++) {
      const state = this.#task.game.clone(worlds[index % worlds.length]!);
      this.#playOn(state, id, seeded(`outlook ${index}`));
      const terms = this.#termsOf(state);
      for (const name of Object.keys(terms)) sums[name] = (sums[name] ?? 0) + terms[name]! / games;
    }
    return sums;
  }

  /** The terms of the evaluation, and how much the best of the others counts against them. */
  #termsOf(state: T['State']): Terms {
    const { game, evaluation, seat, settings } = this.#task;
    const terms = evaluation.terms(game, state, seat);
    if (this.#judge.isAlone) return terms;
    this.#judge.results(state);
    return { ...terms, rival: (terms['rival'] ?? 0) - settings.rivalry * this.#judge.rival(seat) };
  }

  /**
   * After this move, what was tried most as far as the tree goes, and then as always. It ends with the second turn of the seat,
   * whatever was thought through.
   */
  #playOn(state: T['State'], first: number, random: Random): void {
    const { game, seat: own } = this.#task;
    let node: Node | undefined;
    for (const reach = new Reach(own, DISTANCE); ; ) {
      const seat = advance(game, state, random);
      if (seat === undefined || reach.ends(game.turn(state), seat)) return;
      const legal = game.moves(state, seat);
      const moves = this.#ahead.worthTrying(state, legal);
      const expected = () =>
        this.#conduct.known(state, seat, moves, random) ?? finished(this.#conduct.weigh(state, seat, moves));
      if (seat !== own) {
        game.apply(state, seat, expected());
        continue;
      }
      const id = node === undefined ? first : mostTried(node, moves);
      const move = legal.find((one) => one.id === id) ?? expected();
      node = (node ?? this.#scene.root).children?.get(move.id) ?? new Node();
      game.apply(state, seat, move);
    }
  }
}

/** How far it is looked. */
const DISTANCE = { horizon: 2, foresight: 0 };

/** The id of the move with the most visits; nothing where the tree ends. */
function mostTried({ children }: Node, moves: readonly Move[]): number | undefined {
  let best: number | undefined;
  let most = 0;
  for (const { id } of moves) {
    const visits = children?.get(id)?.visits ?? 0;
    if (visits <= most) continue;
    most = visits;
    best = id;
  }
  return best;
}
