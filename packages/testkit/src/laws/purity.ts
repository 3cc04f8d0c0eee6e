import {
  type Actor,
  type Game,
  type GameEvent,
  isSeat,
  mayMove,
  seatsUpTo,
  seeded,
  seenBy,
  type Viewer,
} from '@riband/kernel';
import { deepFreeze } from '../freeze.ts';
import { Breach, type Law } from '../law.ts';
import { mustMatch } from '../must.ts';
import { withTraps } from '../traps.ts';
import { type Position, playRandomGame } from '../walk.ts';

/** The same rules run in browsers, on servers and in bots, and a record gives the same game on all of them. */
export const purity: Law = {
  name: 'purity',
  says: 'rules use no clock, no dice and no I/O of their own, and change nothing but the state given to apply',
  sample: 8,

  look(position) {
    withTraps(() => {
      const { game, step } = position;
      freezeData(game);
      const frozen = deepFreeze(JSON.parse(JSON.stringify(position.state)));
      readEverything(position, frozen);
      if (step === undefined) return;
      const state = game.clone(frozen);
      const events: GameEvent[] = [];
      game.apply(state, step.actor, deepFreeze(step.move), (event) => events.push(deepFreeze(event)));
      for (const event of events) for (const viewer of position.viewers) game.tell(deepFreeze(seenBy(event, viewer)));
      mustMatch(`"${step.text}" the second time`, position.next?.state, state);
    });
  },

  review(walk) {
    const { game, seats, options, seed } = walk;
    freezeData(game);
    const again = withTraps(() => playRandomGame(game, seats, deepFreeze({ ...options }), seed));
    const { index } = again.last;
    if (again.trouble !== undefined) throw new Breach(again.trouble, undefined, index);
    const parted = walk.positions.findIndex(({ step }, at) => step?.text !== again.positions[at]?.step?.text);
    if (parted >= 0) throw new Breach('the same seed makes another move the second time', undefined, parted);
    mustMatch('the end of the game the second time', walk.last.state, again.last.state);
  },
};

function freezeData(game: Game): void {
  deepFreeze(game.tables);
  deepFreeze(game.options);
}

/** Asks everything that can be asked about a state, which may change neither it nor anything that was answered before. */
function readEverything({ game, walk, viewers }: Position, state: object): void {
  game.testing.imbalance(state);
  game.turn(state);
  deepFreeze(game.scores(state));
  const deciders = deepFreeze(game.deciders(state));
  if (deciders === 'over') deepFreeze(game.result(state));
  if (deciders === 'chance') deepFreeze(game.sample(state, seeded('purity')));
  for (const viewer of viewers) readView(game, state, viewer);
  for (const seat of seatsUpTo(walk.seats)) readMoves(game, state, seat);
  readMoves(game, state, 'chance');
}

function readView(game: Game, state: object, viewer: Viewer): void {
  const view = deepFreeze(game.view(state, viewer));
  deepFreeze(game.standing(state, viewer));
  game.hides(state, viewer);
  game.imagine(view, seeded('purity'));
  const targets = deepFreeze(game.targets(view));
  if (isSeat(viewer) && mayMove(game, state, viewer)) for (const target of targets) game.why(state, viewer, target);
}

function readMoves(game: Game, state: object, actor: Actor): void {
  for (const move of deepFreeze(game.moves(state, actor))) {
    game.write(move, actor);
    game.write(move, actor, 'spectator');
    game.target(move);
    game.label(state, actor, move);
    if (actor === 'chance') game.weight(state, move);
  }
}
