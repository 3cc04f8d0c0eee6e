import type { GameTypes, Random, Seat } from '@riband/kernel';
import { Customs } from './customs.ts';
import type { Habits } from './habits.ts';
import type { Steps } from './steps.ts';
import type { Task } from './task.ts';

/** What seats do where the tree does not tell: by custom if they are skilful, by habit otherwise. Others do not always do what is expected of them. */
export class Conduct<T extends GameTypes> {
  readonly #task: Task<T>;
  readonly #habits: Habits;
  readonly #customs: Customs<T>;

  constructor(task: Task<T>, habits: Habits, customs = new Customs(task.game, task.evaluation, task.seats)) {
    this.#task = task;
    this.#habits = habits;
    this.#customs = customs;
  }

  get customs(): Customs<T> {
    return this.#customs;
  }

  /** One that begins with the same customs and has those of its own from then on. */
  apart(): Conduct<T> {
    return new Conduct(this.#task, this.#habits, this.#customs.copy());
  }

  /** Nothing if that is still to be weighed. */
  known(state: T['State'], seat: Seat, moves: readonly T['Move'][], random: Random): T['Move'] | undefined {
    const { skilful, habit } = this.#task.settings;
    const isSure = skilful && seat === this.#task.seat;
    if (!isSure && random.below(100) >= habit) return moves[random.below(moves.length)]!;
    return skilful ? this.#customs.known(state, seat, moves) : this.#habits.best(seat, moves, random);
  }

  /** What was not known, found out move by move. */
  weigh(state: T['State'], seat: Seat, moves: readonly T['Move'][]): Steps<T['Move']> {
    return this.#customs.weigh(state, seat, moves);
  }
}
