import type { Game, GameTypes, Seat } from '@riband/kernel';
import type { Evaluation } from '../evaluation.ts';
import { Fingerprint } from '../evaluations/memo.ts';
import { LookAhead } from '../look-ahead.ts';

/**
 * What each seat is taken to do where the tree does not tell: the move that comes to most for it. To weigh all moves takes long, so it is done
 * once for a turn and a list of moves: whoever has the same choice in the same turn of another iteration does the same again.
 */
export class Customs<T extends GameTypes> {
  readonly #game: Game<T>;
  readonly #aheads: readonly LookAhead<T>[];
  readonly #print = new Fingerprint();
  /** The ids of moves, by fingerprint. */
  readonly #known = new Map<number, number>();

  constructor(game: Game<T>, evaluation: Evaluation<T>, seats: number) {
    this.#game = game;
    this.#aheads = Array.from({ length: seats }, (_, seat) => new LookAhead(game, seat, evaluation));
  }

  move(state: T['State'], seat: Seat, moves: readonly T['Move'][]): T['Move'] {
    this.#print.begin().add(seat).add(this.#game.turn(state));
    for (const { id } of moves) this.#print.add(id);
    const print = this.#print.end();
    const known = this.#known.get(print);
    const again = known === undefined ? undefined : moves.find(({ id }) => id === known);
    if (again !== undefined) return again;
    const move = (this.#aheads[seat] as LookAhead<T>).bestOf(state, moves);
    this.#known.set(print, move.id);
    return move;
  }
}
