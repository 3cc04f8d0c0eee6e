import type { Game, GameTypes, Random, Seat } from '@riband/kernel';
import type { Evaluation, Terms } from '../evaluation.ts';
import { LookAhead, topBy } from '../look-ahead.ts';
import { advance } from './advance.ts';
import { Conduct } from './conduct.ts';
import { Habits } from './habits.ts';
import { Judge } from './judge.ts';
import { Node } from './node.ts';
import { Outlook } from './outlook.ts';
import { Reach } from './reach.ts';
import type { Settings } from './settings.ts';
import { sharesOf } from './shares.ts';
import type { Steps } from './steps.ts';
import type { Task } from './task.ts';

/**
 * A search over what one seat can do in its turn and after. The tree holds the decisions of that seat alone: what chance and the others do in
 * between is played anew in every iteration, chance as the rules draw, the others mostly by what is expected of them. That is what has done well
 * for them so far, or in Shipyard what comes to most for them at a look ahead. So a plan for the next turns fits into the tree, and it is good on
 * average against all that may come.
 *
 * In the terms of the literature: Monte Carlo tree search over imagined states, with a tree that is open to chance.
 */
export class Search<T extends GameTypes> {
  readonly #task: Task<T>;
  readonly #game: Game<T>;
  readonly #ahead: LookAhead<T>;
  readonly #seat: Seat;
  readonly #settings: Settings;
  readonly #evaluation: Evaluation<T>;
  readonly #judge: Judge<T>;
  readonly #conduct: Conduct<T>;
  readonly #habits: Habits;
  readonly #reach: Reach;
  #root = new Node();
  #worlds: readonly T['State'][] = [];
  #standing = 0;
  #iterations = 0;
  #decisions = 0;
  /** The way of the iteration at hand: own nodes of the tree, and who chose what, in the tree or not. */
  readonly #path: Node[] = [];
  readonly #seats: Seat[] = [];
  readonly #ids: number[] = [];

  constructor(task: Task<T>) {
    const { game, evaluation, seat, seats, settings } = task;
    this.#task = task;
    this.#game = game;
    this.#ahead = new LookAhead(game, seat, evaluation);
    this.#seat = seat;
    this.#evaluation = evaluation;
    this.#settings = settings;
    this.#judge = new Judge(game, evaluation, seats, settings);
    this.#habits = new Habits(seats);
    this.#conduct = new Conduct(task, this.#habits);
    this.#reach = new Reach(seat, { horizon: settings.horizon, foresight: seats * settings.foresight });
  }

  get root(): Node {
    return this.#root;
  }

  /** How the seat stands at the decision at hand, in points: what comes of a move is a gain over that. */
  get standing(): number {
    return this.#standing;
  }

  /** Of all seats, in all iterations. */
  get decisions(): number {
    return this.#decisions;
  }

  /** The states that may be true at the decision at hand. */
  lookAt(worlds: readonly T['State'][]): void {
    this.#worlds = worlds;
    this.#judge.beginAt(worlds[0]!, this.#seat);
    this.#standing = this.#judge.standing(this.#seat);
  }

  /** A move was made: what was found out about what comes after it is kept. */
  follow(id: number): void {
    this.#root = this.#root.children?.get(id) ?? new Node();
  }

  /** It stops whenever a move was weighed that nobody had weighed before, for that takes long. Of what is left there nothing is learnt. */
  *iterate(random: Random): Steps<void> {
    const world = this.#worlds[this.#iterations++ % this.#worlds.length]!;
    const state = this.#game.clone(world);
    this.#path.length = 0;
    this.#seats.length = 0;
    this.#ids.length = 0;
    const leaf = yield* this.#descend(state, random);
    if (leaf !== undefined) yield* this.#playOut(state, random);
    this.#learn(state);
  }

  /** Whether fewer moves were tried than are worth it because nobody had time for more, and not because the others looked worse. */
  isHurried(moves: readonly T['Move'][]): boolean {
    const worthTrying = this.#ahead.worthTrying(this.#worlds[0]!, moves).length;
    return worthTrying > 1 && this.#root.visits < worthTrying;
  }

  /** For who had no time to try anything: what looks best of what was weighed, or else the first. */
  hunch(moves: readonly T['Move'][]): T['Move'] {
    const behind = ({ id }: T['Move']) => this.#root.children?.get(id)?.behind;
    const lookedAt = moves.filter((move) => behind(move) !== undefined);
    if (lookedAt.length > 0) return topBy(lookedAt, (move) => -behind(move)!);
    const gained = (move: T['Move']) => this.#conduct.customs.gainSoFar(this.#worlds[0]!, this.#seat, move);
    return topBy(moves, (move) => gained(move) ?? Number.NEGATIVE_INFINITY);
  }

  /** For who wants to know what comes of moves of the decision at hand, as far as it is thought through now. Whoever asks changes nothing. */
  outlook(): (id: number, games: number) => Terms {
    const scene = { root: this.#root, worlds: this.#worlds };
    let outlook: Outlook<T> | undefined;
    return (id, games) => {
      outlook ??= new Outlook(this.#task, this.#conduct.apart(), scene);
      return outlook.of(id, games);
    };
  }

  /** Down the tree to a node that nobody has been to. Nothing if the game is over, or judged, before. */
  *#descend(state: T['State'], random: Random): Steps<Node | undefined> {
    let node = this.#root;
    for (this.#reach.begin(); ; ) {
      const seat = advance(this.#game, state, random);
      if (seat === undefined || this.#reach.endsInTree(this.#game.turn(state), seat)) return undefined;
      const moves = this.#ahead.worthTrying(state, this.#game.moves(state, seat));
      if (seat !== this.#seat) {
        const move =
          this.#conduct.known(state, seat, moves, random) ?? (yield* this.#conduct.weigh(state, seat, moves));
        this.#make(state, seat, move);
        continue;
      }
      if (moves.length > 1 && node.children === undefined) yield* this.#lookOver(node, state, moves);
      const move = moves.length === 1 ? moves[0]! : this.#select(node, moves);
      node = node.after(move.id);
      this.#path.push(node);
      this.#make(state, seat, move);
      if (node.visits === 0) return node;
    }
  }

  /** Plays on by habit to where games are judged. */
  *#playOut(state: T['State'], random: Random): Steps<void> {
    for (this.#reach.leaveTree(this.#game.turn(state)); ; ) {
      const seat = advance(this.#game, state, random);
      if (seat === undefined || this.#reach.endsBelowTree(this.#game.turn(state), seat)) return;
      const moves = this.#ahead.worthTrying(state, this.#game.moves(state, seat));
      const move = this.#conduct.known(state, seat, moves, random) ?? (yield* this.#conduct.weigh(state, seat, moves));
      this.#make(state, seat, move);
    }
  }

  #make(state: T['State'], seat: Seat, move: T['Move']): void {
    this.#seats.push(seat);
    this.#ids.push(move.id);
    this.#game.apply(state, seat, move);
  }

  /** The move with the best result so far, with something added for what looks promising and was tried little (PUCT). */
  #select(node: Node, moves: readonly T['Move'][]): T['Move'] {
    const children = moves.map(({ id }) => node.children?.get(id));
    let [visits, total] = [0, 0];
    for (const child of children) {
      if (child === undefined) continue;
      visits += child.visits;
      total += child.total;
    }
    const untried = visits === 0 ? 0 : total / visits - this.#settings.doubt;
    const weight = this.#settings.curiosity * Math.sqrt(visits + 1);
    const shares = sharesOf(
      children.map((child) => child?.behind),
      this.#leeway(node),
    );
    let best = 0;
    let top = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < moves.length; index++) {
      const child = children[index];
      const tried = child?.visits ?? 0;
      const mean = child === undefined || tried === 0 ? untried : child.total / tried;
      const score = mean + (weight * shares[index]!) / (1 + tried);
      if (score <= top) continue;
      top = score;
      best = index;
    }
    return moves[best]!;
  }

  /** How many points worse a move looks that is e times less promising: more of them, the more often one has been here. */
  #leeway({ visits }: Node): number {
    const { caution, patience } = this.#settings;
    return caution * Math.sqrt(Math.max(1, visits / patience));
  }

  /** How good the moves look at first sight. */
  *#lookOver(node: Node, state: T['State'], moves: readonly T['Move'][]): Steps<void> {
    if (this.#settings.caution === 0) return;
    const values = this.#evaluation.isOpening(state)
      ? yield* this.#conduct.customs.gains(state, this.#seat, moves)
      : moves.map((move) => this.#ahead.valueOf(state, move));
    const top = Math.max(...values);
    for (const [index, move] of moves.entries()) node.after(move.id).behind = top - values[index]!;
  }

  #learn(state: T['State']): void {
    const results = this.#judge.results(state);
    const result = results[this.#seat]!;
    const standing = this.#judge.standing(this.#seat);
    this.#root.visits += 1;
    for (const node of this.#path) {
      node.visits += 1;
      node.total += result;
      node.standing += standing;
    }
    this.#decisions += this.#ids.length;
    if (this.#settings.skilful) return;
    for (let step = 0; step < this.#ids.length; step++) {
      const seat = this.#seats[step]!;
      this.#habits.learn(seat, this.#ids[step]!, results[seat]!);
    }
  }
}
