import type { Game, GameTypes, Seat } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { Fingerprint } from '../evaluations/memo.ts';
import { LookAhead } from '../look-ahead.ts';
import type { Steps } from './steps.ts';

/**
 * What each seat is taken to do where the tree does not tell: the move that comes to most for it. To weigh moves takes long, so it is done once,
 * and whoever stands before them in the same turn of another iteration does the same again.
 */
export class Customs<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #evaluation: Evaluation<T>;
  readonly #seats: number;
  readonly #aheads: readonly LookAhead<T>[];
  readonly #print = new Fingerprint();
  /** What moves that open something gain in a turn, by fingerprint. */
  #gains = new Map<number, number>();
  /** The ids of the moves that were taken from a list, by fingerprint. */
  #taken = new Map<number, number>();

  constructor(game: Game<T>, evaluation: Evaluation<T>, seats: number) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#seats = seats;
    this.#aheads = Array.from({ length: seats }, (_, seat) => new LookAhead(game, seat, evaluation));
  }

  /** Whoever finds out more by it leaves these as they are. */
  copy(): Customs<T> {
    const copy = new Customs(this.#game, this.#evaluation, this.#seats);
    copy.#gains = new Map(this.#gains);
    copy.#taken = new Map(this.#taken);
    return copy;
  }

  /** What a seat does, if that was weighed before. */
  known(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] | undefined {
    if (!this.#evaluation.isOpening(state)) return this.#takenFrom(state, seat, moves);
    let best: T['Move'] | undefined;
    let top = Number.NEGATIVE_INFINITY;
    for (const move of moves) {
      const gain = this.gainSoFar(state, seat, move);
      if (gain === undefined) return undefined;
      if (gain <= top) continue;
      top = gain;
      best = move;
    }
    return best;
  }

  /** What a move that opens something gains, if that is known. */
  gainSoFar(state: T['State'], seat: Seat, move: T['Move']): number | undefined {
    return this.#gains.get(this.#printOf(state, seat, move));
  }

  /** What a seat does, found out move by move: each takes long. */
  *weigh(state: T['State'], seat: Seat, moves: readonly T['Move'][]): Steps<T['Move']> {
    const isOpening = this.#evaluation.isOpening(state);
    const values = isOpening ? yield* this.gains(state, seat, moves) : yield* this.#values(state, seat, moves);
    const best = moves[placeOfMost(values)]!;
    if (!isOpening) this.#taken.set(this.#printOf(state, seat, ...moves), best.id);
    return best;
  }

  /** What moves that open something gain. To play one to the end of the turn takes longest of all: so each is known by itself, whatever else could be chosen. */
  *gains(state: T['State'], seat: Seat, moves: readonly T['Move'][]): Steps<readonly number[]> {
    const gains: number[] = [];
    for (const move of moves) {
      const print = this.#printOf(state, seat, move);
      const known = this.#gains.get(print);
      const gain = known ?? this.#gainOf(state, seat, move);
      gains.push(gain);
      if (known !== undefined) continue;
      this.#gains.set(print, gain);
      yield;
    }
    return gains;
  }

  *#values(state: T['State'], seat: Seat, moves: readonly T['Move'][]): Steps<readonly number[]> {
    const values: number[] = [];
    for (const move of moves) {
      values.push(this.#aheads[seat]!.valueOf(state, move));
      yield;
    }
    return values;
  }

  #gainOf(state: T['State'], seat: Seat, move: T['Move']): number {
    return this.#aheads[seat]!.valueOf(state, move) - this.#evaluation.value(this.#game, state, seat);
  }

  #takenFrom(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] | undefined {
    const taken = this.#taken.get(this.#printOf(state, seat, ...moves));
    return taken === undefined ? undefined : moves.find(({ id }) => id === taken);
  }

  #printOf(state: T['State'], seat: Seat, ...moves: readonly T['Move'][]): number {
    this.#print.begin().add(seat).add(this.#game.turn(state));
    for (const { id } of moves) this.#print.add(id);
    return this.#print.end();
  }
}

/** Of equals the first. */
function placeOfMost(values: readonly number[]): number {
  let best = 0;
  for (let place = 1; place < values.length; place++) if (values[place]! > values[best]!) best = place;
  return best;
}
