import {
  type Actor,
  canonical,
  type Game,
  type GameEvent,
  type Move,
  next,
  type Random,
  seenBy,
  type Viewer,
} from '@riband/kernel';
import { type Law, whoIs } from '../law.ts';
import { must } from '../must.ts';
import { groupBy, someOf } from '../sampling.ts';
import type { Position } from '../walk.ts';

const MOVES_TRIED = 8;

/** One way in which a position could go on. */
interface Outcome {
  readonly move: Move;
  readonly state: object;
  readonly events: readonly GameEvent[];
}

/** What somebody sees of it, and what they are told about it. */
interface Seen extends Outcome {
  readonly view: string;
  readonly told: string;
}

/**
 * Log and record go through the same door as the view: what a viewer is told about the moves of others tells no more about the
 * state than looking at it does.
 */
export const toldAlike: Law = {
  name: 'told-alike',
  says: 'log and record tell a viewer no more of the moves of others than the view shows',
  sample: 8,
  when: ({ actors }) => actors.length > 0,

  look(position, random) {
    const { game, state, viewers } = position;
    for (const actor of position.actors) {
      const tried = someOf(random, game.moves(state, actor), MOVES_TRIED);
      const outcomes = outcomesOf(game, state, actor, tried);
      for (const viewer of viewers) {
        if (viewer === actor) checkOwnMoves(position, viewer);
        else {
          const shown = outcomes.map((outcome) => seen(game, outcome, actor, viewer));
          checkSameView(position, actor, viewer, shown);
          checkSameMove(position, actor, viewer, shown, random);
        }
      }
    }
  },
};

function checkOwnMoves({ game, state }: Position, actor: Actor & Viewer): void {
  for (const move of game.moves(state, actor)) {
    const [full, own] = [game.write(move, actor), game.write(move, actor, actor)];
    must(full === own, `"${full}" is written "${own}" for the seat that chose it`, actor);
  }
}

/** Different moves that lead to the same view. */
function checkSameView({ game, state }: Position, actor: Actor, viewer: Viewer, shown: readonly Seen[]): void {
  if (telltale(shown) === undefined) return;
  // A part of the list may look like a leak where the whole is none.
  const all = outcomesOf(game, state, actor, game.moves(state, actor));
  const found = telltale(all.map((outcome) => seen(game, outcome, actor, viewer)));
  must(found === undefined, `of moves by ${whoIs(actor)} that look the same, some are told as ${found}`, viewer);
}

/** The same move where hidden things are otherwise. */
function checkSameMove(
  { game, state }: Position,
  actor: Actor,
  viewer: Viewer,
  shown: readonly Seen[],
  random: Random,
): void {
  const scrambled = game.clone(state);
  game.testing.scramble(scrambled, viewer, random);
  const known = new Map(shown.map((outcome) => [outcome.move.id, outcome]));
  const moves = game.moves(scrambled, actor).filter((move) => known.has(move.id));
  for (const other of outcomesOf(game, scrambled, actor, moves)) {
    const { view, told } = seen(game, other, actor, viewer);
    const real = known.get(other.move.id);
    const text = game.write(other.move, actor);
    must(view !== real?.view || told === real.told, `"${text}" is told as ${real?.told} or as ${told}`, viewer);
  }
}

function outcomesOf(game: Game, state: object, actor: Actor, moves: readonly Move[]): readonly Outcome[] {
  return moves.map((move) => {
    const events: GameEvent[] = [];
    return { move, state: next(game, state, actor, move, (event) => events.push(event)), events };
  });
}

function seen(game: Game, outcome: Outcome, actor: Actor, viewer: Viewer): Seen {
  const events = outcome.events.map((event) => seenBy(event, viewer));
  const lines = events.map((event) => game.tell(event) ?? null);
  const told = JSON.stringify([game.write(outcome.move, actor, viewer), events, lines]);
  return { ...outcome, view: JSON.stringify(game.view(outcome.state, viewer)), told };
}

/** Something told that leaves fewer states possible than the view does, if there is any. */
function telltale(outcomes: readonly Seen[]): string | undefined {
  for (const alike of groupBy(outcomes, ({ view }) => view)) {
    const tellings = groupBy(alike, ({ told }) => told);
    if (tellings.length === 1) continue;
    const states = tellings.map((told) => [...new Set(told.map(({ state }) => canonical(state)))].sort().join());
    const different = states.findIndex((one) => one !== states[0]);
    if (different >= 0) return tellings[different]?.[0]?.told;
  }
  return undefined;
}
