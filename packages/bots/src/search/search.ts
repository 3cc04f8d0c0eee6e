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
 * A search over what one seat can do in its turn and after. Its tree holds the decisions of that seat alone: what chance and the others do in
 * between is played anew in every iteration, chance as the rules draw, the others mostly by what is expected of them. That is what has done well
 * for them so far, or in Shipyard what comes to most for them at a look ahead. So a plan for the next turns fits into the tree, and it is good on
 * average against all that may come. Who is empathic grows such a tree for each of the others too: then they plan as well as the seat itself.
 *
 * In the terms of the literature: Monte Carlo tree search over imagined states, with trees that are open to chance; one for each player, if empathic.
 */
export class Search<T extends GameTypes> {
  readonly #task: Task<T>;
  readonly #game: Game<T>;
  readonly #aheads: readonly LookAhead<T>[];
  readonly #seat: Seat;
  readonly #settings: Settings;
  readonly #evaluation: Evaluation<T>;
  readonly #judge: Judge<T>;
  readonly #conduct: Conduct<T>;
  readonly #habits: Habits;
  readonly #reach: Reach;
  /** By seat: where its decisions are from now on, if it has a tree. */
  readonly #roots: (Node | undefined)[];
  #worlds: readonly T['State'][] = [];
  #standing = 0;
  #iterations = 0;
  #decisions = 0;
  /** The way of the iteration at hand: the nodes of each seat's tree, and who chose what, in a tree or not. */
  readonly #paths: readonly Node[][];
  readonly #seats: Seat[] = [];
  readonly #ids: number[] = [];

  constructor(task: Task<T>) {
    const { game, evaluation, seat, seats, settings } = task;
    this.#task = task;
    this.#game = game;
    this.#aheads = Array.from({ length: seats }, (_, one) => new LookAhead(game, one, evaluation));
    this.#seat = seat;
    this.#roots = this.#aheads.map((_, one) => (one === seat || settings.empathic ? new Node() : undefined));
    this.#paths = this.#roots.map(() => []);
    this.#evaluation = evaluation;
    this.#settings = settings;
    this.#judge = new Judge(game, evaluation, seats, settings);
    this.#habits = new Habits(seats);
    this.#conduct = new Conduct(task, this.#habits);
    this.#reach = new Reach(seat, { horizon: settings.horizon, foresight: seats * settings.foresight });
  }

  get root(): Node {
    return this.#roots[this.#seat]!;
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
    this.#roots[this.#seat] = this.root.children?.get(id) ?? new Node();
  }

  /** It stops whenever a move was weighed that nobody had weighed before, for that takes long. Of what is left there nothing is learnt. */
  *iterate(random: Random): Steps<void> {
    const world = this.#worlds[this.#iterations++ % this.#worlds.length]!;
    const state = this.#game.clone(world);
    for (const path of this.#paths) path.length = 0;
    this.#seats.length = 0;
    this.#ids.length = 0;
    yield* this.#play(state, random);
    this.#learn(state);
  }

  /** Whether fewer moves were tried than are worth it because nobody had time for more, and not because the others looked worse. */
  isHurried(moves: readonly T['Move'][]): boolean {
    const worthTrying = this.#aheads[this.#seat]!.worthTrying(this.#worlds[0]!, moves).length;
    return worthTrying > 1 && this.root.visits < worthTrying;
  }

  /** For who had no time to try anything: what looks best of what was weighed, or else the first. */
  hunch(moves: readonly T['Move'][]): T['Move'] {
    const behind = ({ id }: T['Move']) => this.root.children?.get(id)?.behind;
    const lookedAt = moves.filter((move) => behind(move) !== undefined);
    if (lookedAt.length > 0) return topBy(lookedAt, (move) => -behind(move)!);
    const gained = (move: T['Move']) => this.#conduct.customs.gainSoFar(this.#worlds[0]!, this.#seat, move);
    return topBy(moves, (move) => gained(move) ?? Number.NEGATIVE_INFINITY);
  }

  /** For who wants to know what comes of moves of the decision at hand, as far as it is thought through now. Whoever asks changes nothing. */
  outlook(): (id: number, games: number) => Terms {
    const scene = { root: this.root, worlds: this.#worlds };
    let outlook: Outlook<T> | undefined;
    return (id, games) => {
      outlook ??= new Outlook(this.#task, this.#conduct.apart(), scene);
      return outlook.of(id, games);
    };
  }

  /** To where games are judged: everybody down the own tree, to a node that nobody has been to, and by what is expected from there on. */
  *#play(state: T['State'], random: Random): Steps<void> {
    const places = [...this.#roots];
    for (this.#reach.begin(); ; ) {
      const seat = advance(this.#game, state, random);
      if (seat === undefined || this.#reach.ends(this.#game.turn(state), seat)) return;
      const moves = this.#aheads[seat]!.worthTrying(state, this.#game.moves(state, seat));
      const place = places[seat];
      if (place === undefined) {
        const move =
          this.#conduct.known(state, seat, moves, random) ?? (yield* this.#conduct.weigh(state, seat, moves));
        this.#make(state, seat, move);
        continue;
      }
      if (moves.length > 1 && place.children === undefined) yield* this.#lookOver(place, state, seat, moves);
      const move = moves.length === 1 ? moves[0]! : this.#select(place, moves);
      places[seat] = this.#descend(place, state, seat, move);
    }
  }

  /** Where the tree of the seat goes on, if anybody has been there. */
  #descend(place: Node, state: T['State'], seat: Seat, move: T['Move']): Node | undefined {
    const node = place.after(move.id);
    this.#paths[seat]!.push(node);
    this.#make(state, seat, move);
    if (node.visits > 0) return node;
    if (seat === this.#seat) this.#reach.leaveTree(this.#game.turn(state));
    return undefined;
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
  *#lookOver(node: Node, state: T['State'], seat: Seat, moves: readonly T['Move'][]): Steps<void> {
    if (this.#settings.caution === 0) return;
    const values = this.#evaluation.isOpening(state)
      ? yield* this.#conduct.customs.gains(state, seat, moves)
      : moves.map((move) => this.#aheads[seat]!.valueOf(state, move));
    const top = Math.max(...values);
    for (const [index, move] of moves.entries()) node.after(move.id).behind = top - values[index]!;
  }

  #learn(state: T['State']): void {
    const results = this.#judge.results(state);
    this.root.visits += 1;
    for (const [seat, path] of this.#paths.entries()) {
      const standing = this.#judge.standing(seat);
      for (const node of path) {
        node.visits += 1;
        node.total += results[seat]!;
        node.standing += standing;
      }
    }
    this.#decisions += this.#ids.length;
    if (this.#settings.skilful) return;
    for (let step = 0; step < this.#ids.length; step++) {
      const seat = this.#seats[step]!;
      this.#habits.learn(seat, this.#ids[step]!, results[seat]!);
    }
  }
}
