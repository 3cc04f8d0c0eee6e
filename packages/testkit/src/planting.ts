import type { Account, Game, GameEvent, GameTypes, Reason } from '@riband/kernel';

/** A correct game with something broken in it. */
export type Change<T extends GameTypes> = Partial<Game<T>>;

/** Ways to plant bugs in a correct game: for the tests that the laws are worth something. */
export function planting<T extends GameTypes>(game: Game<T>) {
  return {
    /** The rules as they are, and then something more. */
    andThen: (more: (...args: Parameters<Game<T>['apply']>) => void): Change<T> => ({
      apply(...args) {
        game.apply(...args);
        more(...args);
      },
    }),

    /** What the rules tell, told differently. */
    telling: (retold: (event: T['Event'], state: T['State']) => GameEvent): Change<T> => ({
      apply: (state, actor, move, emit) =>
        game.apply(state, actor, move, emit && ((event) => emit(retold(event, state)))),
    }),

    refusing: (changed: (reason: Reason, state: T['State']) => Reason): Change<T> => ({
      why(state, seat, target) {
        const reason = game.why(state, seat, target);
        return reason && changed(reason, state);
      },
    }),

    accounting: (changed: (account: Account, state: T['State']) => Account): Change<T> => ({
      standing: (state, viewer) => game.standing(state, viewer).map((account) => changed(account, state)),
    }),

    scrambling: (scramble: Game<T>['testing']['scramble']): Change<T> => ({ testing: { ...game.testing, scramble } }),
  };
}
