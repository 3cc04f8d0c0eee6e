import { type Game, type GameTypes, type Move, type Random, type Seat, seeded } from '@riband/kernel';
import type { Evaluation, Terms } from '../evaluation.ts';
import { LookAhead, topBy } from '../look-ahead.ts';
import { Customs } from './customs.ts';
import { Habits } from './habits.ts';
import { Judge } from './judge.ts';
import { Node } from './node.ts';
import { Reach } from './reach.ts';
import type { Settings } from './settings.ts';
import { sharesOf } from './shares.ts';
import { finished, type Steps } from './steps.ts';

/**
 * A search over what one seat can do in its turn and after. The tree holds the decisions of that seat alone: what chance and the others do in
 * between is played anew in every iteration, chance as the rules draw, the others by what has done well for them so far. So a plan for the
 * next turns fits into the tree, and it is good on average against all that may come.
 *
 * In the terms of the literature: Monte Carlo tree search over imagined states, with a tree that is open to chance.
 */
export class Search<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #ahead: LookAhead<T>;
  readonly #seat: Seat;
  readonly #settings: Settings;
  readonly #evaluation: Evaluation<T>;
  readonly #judge: Judge<T>;
  readonly #customs: Customs<T>;
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

  constructor(game: Game<T>, evaluation: Evaluation<T>, seat: Seat, seats: number, settings: Settings) {
    this.#game = game;
    this.#ahead = new LookAhead(game, seat, evaluation);
    this.#seat = seat;
    this.#evaluation = evaluation;
    this.#settings = settings;
    this.#judge = new Judge(game, evaluation, seats, settings);
    this.#customs = new Customs(game, evaluation, seats);
    this.#habits = new Habits(seats);
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

  /** A move was made: what was found out about what comes after it is kept. Nothing is, if it is not known which. */
  follow(id: number | undefined): void {
    this.#root = (id === undefined ? undefined : this.#root.children?.get(id)) ?? new Node();
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

  /** For who had no time to try anything: what looks best of what was weighed, or else the first. */
  hunch(moves: readonly T['Move'][]): T['Move'] {
    const behind = ({ id }: T['Move']) => this.#root.children?.get(id)?.behind;
    const lookedAt = moves.filter((move) => behind(move) !== undefined);
    if (lookedAt.length > 0) return topBy(lookedAt, (move) => -behind(move)!);
    const gained = (move: T['Move']) => this.#customs.gainSoFar(this.#worlds[0]!, this.#seat, move);
    return topBy(moves, (move) => gained(move) ?? Number.NEGATIVE_INFINITY);
  }

  /**
   * Tells, of the decision at hand as it is now, what a move comes to on average, term by term: games are played on by what was found out, and
   * the same luck for every move. Nothing is learnt from them, so whoever asks changes nothing.
   */
  outlook(): (id: number, games: number) => Terms {
    const root = this.#root;
    const worlds = this.#worlds;
    return (id, games) => {
      const sums: Record<string, number> = {};
      for (let index = 0; index < games; index++) {
        const state = this.#game.clone(worlds[index % worlds.length]!);
        this.#playOn(state, root, id, seeded(`outlook ${index}`));
        const terms = this.#termsOf(state);
        for (const name of Object.keys(terms)) sums[name] = (sums[name] ?? 0) + terms[name]! / games;
      }
      return sums;
    };
  }

  /** The terms of the evaluation, and how much the best of the others counts against them. */
  #termsOf(state: T['State']): Terms {
    const terms = this.#evaluation.terms(this.#game, state, this.#seat);
    if (this.#judge.isAlone) return terms;
    this.#judge.results(state);
    const rival = (terms['rival'] ?? 0) - this.#settings.rivalry * this.#judge.rival(this.#seat);
    return { ...terms, rival };
  }

  /**
   * After this move, what was tried most as far as the tree goes, and then as always. It ends with the second turn of the seat,
   * whatever was thought through.
   */
  #playOn(state: T['State'], root: Node, first: number, random: Random): void {
    let node: Node | undefined;
    for (const reach = new Reach(this.#seat, OUTLOOK); ; ) {
      const seat = this.#advance(state, random);
      if (seat === undefined || reach.endsInTree(this.#game.turn(state), seat)) return;
      const legal = this.#game.moves(state, seat);
      const moves = this.#ahead.worthTrying(state, legal);
      if (seat !== this.#seat) {
        this.#make(state, seat, this.#expected(state, seat, moves, random));
        continue;
      }
      const id = node === undefined ? first : mostTried(node, moves);
      const move = legal.find((one) => one.id === id) ?? this.#expected(state, seat, moves, random);
      node = (node ?? root).children?.get(move.id) ?? new Node();
      this.#make(state, seat, move);
    }
  }

  /** Down the tree to a node that nobody has been to. Nothing if the game is over, or judged, before. */
  *#descend(state: T['State'], random: Random): Steps<Node | undefined> {
    let node = this.#root;
    for (this.#reach.begin(); ; ) {
      const seat = this.#advance(state, random);
      if (seat === undefined || this.#reach.endsInTree(this.#game.turn(state), seat)) return undefined;
      const moves = this.#ahead.worthTrying(state, this.#game.moves(state, seat));
      if (seat !== this.#seat) {
        const move = this.#outside(state, seat, moves, random) ?? (yield* this.#customs.weigh(state, seat, moves));
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
      const seat = this.#advance(state, random);
      if (seat === undefined || this.#reach.endsBelowTree(this.#game.turn(state), seat)) return;
      const moves = this.#ahead.worthTrying(state, this.#game.moves(state, seat));
      const move = this.#outside(state, seat, moves, random) ?? (yield* this.#customs.weigh(state, seat, moves));
      this.#make(state, seat, move);
    }
  }

  /** What a seat does where the tree does not tell. Others do not always do what is expected of them. Nothing if that is still to be weighed. */
  #outside(state: T['State'], seat: Seat, moves: readonly T['Move'][], random: Random): T['Move'] | undefined {
    const { skilful, habit } = this.#settings;
    const isSure = skilful && seat === this.#seat;
    if (!isSure && random.below(100) >= habit) return moves[random.below(moves.length)]!;
    return skilful ? this.#customs.known(state, seat, moves) : this.#habits.best(seat, moves, random);
  }

  /** The same, weighed if need be. */
  #expected(state: T['State'], seat: Seat, moves: readonly T['Move'][], random: Random): T['Move'] {
    return this.#outside(state, seat, moves, random) ?? finished(this.#customs.weigh(state, seat, moves));
  }

  /** Draws, and makes the moves that nobody has a choice about; then it is for this seat to decide. Nothing if the game is over. */
  #advance(state: T['State'], random: Random): Seat | undefined {
    const game = this.#game;
    for (;;) {
      const deciders = game.deciders(state);
      if (deciders === 'over') return undefined;
      if (deciders === 'chance') {
        game.apply(state, 'chance', game.sample(state, random));
        continue;
      }
      const seat = deciders[0]!;
      const moves = game.moves(state, seat);
      if (moves.length > 1) return seat;
      game.apply(state, seat, moves[0]!);
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
      ? yield* this.#customs.gains(state, this.#seat, moves)
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

/** How far it is looked to tell what a move brings. */
const OUTLOOK = { horizon: 2, foresight: 0 };

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
