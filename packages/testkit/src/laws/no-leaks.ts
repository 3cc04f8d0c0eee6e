import { type Game, isSeat, type Move, mayMove, next, preview, type Seat, type Viewer } from '@riband/kernel';
import type { Law } from '../law.ts';
import { mustMatchBytes } from '../must.ts';
import { someOf } from '../sampling.ts';

const SCRAMBLES = 2;
const MOVES_TRIED = 5;

/**
 * The truth is scrambled wherever a viewer may not look; whatever reaches that viewer must stay the same to the byte. Views of
 * one's own moves are compared, too: who could learn something by moving could take the move back and know it.
 */
export const noLeaks: Law = {
  name: 'no-leaks',
  says: 'nothing that reaches a viewer depends on what the viewer may not know',
  sample: 12,

  look({ game, state, viewers }, random) {
    for (const viewer of viewers) {
      const own = isSeat(viewer) ? game.moves(state, viewer) : [];
      const tried = new Set(someOf(random, own, MOVES_TRIED).map((move) => game.write(move, viewer as Seat)));
      const known = whatReaches(game, state, viewer, tried);
      for (let scrambles = 0; scrambles < SCRAMBLES; scrambles++) {
        const scrambled = game.clone(state);
        game.testing.scramble(scrambled, viewer, random);
        const what = 'what reaches the viewer, with hidden things rearranged';
        mustMatchBytes(what, known, whatReaches(game, scrambled, viewer, tried), viewer);
      }
    }
  },
};

/** Everything that a table may show to a viewer, now and after each of the moves to be tried. */
function whatReaches(game: Game, state: object, viewer: Viewer, tried: ReadonlySet<string>): object {
  return {
    ...whatIsShown(game, state, viewer),
    standing: game.standing(state, viewer),
    hides: game.hides(state, viewer),
    ...(game.deciders(state) === 'over' ? { result: game.result(state) } : {}),
    ...(isSeat(viewer) && mayMove(game, state, viewer) ? whatIsOffered(game, state, viewer, tried) : {}),
  };
}

function whatIsShown(game: Game, state: object, viewer: Viewer): object {
  return { view: game.view(state, viewer), deciders: game.deciders(state), turn: game.turn(state) };
}

function whatIsOffered(game: Game, state: object, seat: Seat, tried: ReadonlySet<string>): object {
  const targets = game.targets(game.view(state, seat));
  const offer = (move: Move): object => {
    const { id } = move;
    const text = game.write(move, seat);
    const shown = { id, text, target: game.target(move), label: game.label(state, seat, move) };
    if (!tried.has(text)) return shown;
    const after = whatIsShown(game, next(game, state, seat, move), seat);
    return { ...shown, preview: preview(game, state, seat, move), after };
  };
  return {
    moves: game.moves(state, seat).map(offer),
    targets,
    reasons: targets.map((target) => game.why(state, seat, target) ?? null),
  };
}
