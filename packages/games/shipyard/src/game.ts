import type { Game } from '@riband/kernel';
import { decisionsOf } from './decisions/index.ts';
import type { Edition } from './edition.ts';
import { imagine } from './imagine.ts';
import { label } from './labels.ts';
import { result, scores, standing } from './scoring.ts';
import { setupOf } from './setup.ts';
import { clone } from './state.ts';
import { targets, why } from './targets.ts';
import { tell } from './tell.ts';
import { testingOf } from './testing.ts';
import type { Shipyard } from './types.ts';
import { hides, view } from './view.ts';
import { target, write } from './words.ts';

/** Raised whenever a recorded game would replay differently. */
const RULES = 1;

/** The game that an edition is. */
export function gameOf(edition: Edition): Game<Shipyard> {
  const decisions = decisionsOf(edition);
  const { deciders, moves, apply, weight, sample } = decisions;
  return {
    id: edition.id,
    rules: RULES,
    seats: edition.seats,
    options: edition.options,
    tables: edition.tables,
    components: edition.components,
    limits: { length: 4000, branching: 200 },
    setup: setupOf(edition),
    clone,
    deciders,
    turn: (state) => state.turn,
    moves,
    apply,
    weight,
    sample,
    view: (state, viewer, open) => view(edition, state, viewer, open),
    imagine: (seen, random) => imagine(edition, seen, random),
    hides: (state, viewer) => hides(edition, state, viewer),
    target,
    targets: (seen) => targets(edition, seen),
    why: (state, seat, clicked) => why(edition, decisions, state, seat, clicked),
    write,
    label: (state, actor, move) => label(edition, state, actor, move),
    tell: (event) => tell(edition, event),
    scores: (state) => scores(edition, state),
    standing: (state, viewer, open) => standing(edition, state, viewer, open),
    result: (state) => result(edition, state),
    testing: testingOf(edition),
  };
}
