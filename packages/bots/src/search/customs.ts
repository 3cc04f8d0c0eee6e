import type { Game, GameTypes, Seat } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { Fingerprint } from '../evaluations/memo.ts';
import { LookAhead, topBy } from '../look-ahead.ts';

/**
 * What each seat is taken to do where the tree does not tell: the move that comes to most for it. To weigh moves takes long, so it is done once,
 * and whoever stands before them in the same turn of another iteration does the same again.
 */
export class Customs<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #evaluation: Evaluation<T>;
  readonly #aheads: readonly LookAhead<T>[];
  readonly #print = new Fingerprint();
  /** What moves that open something gain in a turn, by fingerprint. */
  readonly #gains = new Map<number, number>();
  /** The ids of the moves that were taken from a list, by fingerprint. */
  readonly #taken = new Map<number, number>();

  constructor(game: Game<T>, evaluation: Evaluation<T>, seats: number) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#aheads = Array.from({ length: seats }, (_, seat) => new LookAhead(game, seat, evaluation));
  }

  move(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] {
    return this.#evaluation.isOpening(state)
      ? topBy(moves, (move) => this.gainOf(state, seat, move))
      : this.#bestOfList(state, seat, moves);
  }

  /** What a move that opens something gains. To play it to the end of the turn takes longest of all: so it is known one by one, whatever else could be chosen. */
  gainOf(state: T['State'], seat: Seat, move: T['Move']): number {
    const print = this.#print.begin().add(seat).add(this.#game.turn(state)).add(move.id).end();
    const known = this.#gains.get(print);
    if (known !== undefined) return known;
    const before = this.#evaluation.value(this.#game, state, seat);
    const gain = this.#aheads[seat]!.valueOf(state, move) - before;
    this.#gains.set(print, gain);
    return gain;
  }

  #bestOfList(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] {
    this.#print.begin().add(seat).add(this.#game.turn(state));
    for (const { id } of moves) this.#print.add(id);
    const print = this.#print.end();
    const known = this.#taken.get(print);
    const again = known === undefined ? undefined : moves.find(({ id }) => id === known);
    if (again !== undefined) return again;
    const move = this.#aheads[seat]!.bestOf(state, moves);
    this.#taken.set(print, move.id);
    return move;
  }
}
