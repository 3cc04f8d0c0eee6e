import type { Game } from '@riband/kernel';
import { apply, deciders, moves, sample } from './decisions/index.ts';
import { label } from './labels.ts';
import { tell } from './log.ts';
import type { Components } from './schema.ts';
import { result, scores, standing } from './scoring.ts';
import { clone, setup } from './state.ts';
import { makeTables } from './tables.ts';
import { targets, why } from './targets.ts';
import { makeTesting } from './testing.ts';
import type { CrossingOceans } from './types.ts';
import { imagine, view } from './view.ts';
import { target, write } from './words.ts';

/** The game with these components; `name` is what records call them. */
export function crossingOceansWith(components: Components, name: string): Game<CrossingOceans> {
  const tables = makeTables(components);
  return {
    id: 'crossing-oceans',
    rules: 1,
    seats: { min: 2, max: 4 },
    options: [],
    tables: components,
    components: name,
    // C-END-2: 63 rounds of 4 turns. With two moves for a ship, one on the rondel, one for a token and eight for coal a turn has
    // twelve; and everybody has one contract a turn to use, and one to begin with. The longest list are the tiles of one stack.
    limits: { length: 3500, branching: 100 },
    setup: (seats) => setup(tables, seats),
    clone,
    deciders,
    turn: (state) => state.turn,
    moves: (state, actor) => moves(tables, state, actor),
    apply: (state, _, move, emit) => apply(tables, state, move, emit),
    weight: () => 1,
    sample: (state, random) => sample(tables, state, random),
    view,
    imagine,
    hides: () => false,
    target: (move) => target(tables, move),
    targets: (seen) => targets(tables, seen),
    why: (state, seat, clicked) => why(tables, state, seat, clicked),
    write: (move) => write(tables, move),
    label: (state, _, move) => label(tables, state, move),
    tell: (event) => tell(tables, event),
    scores: (state) => scores(tables, state),
    standing: (state, _, open) => open ?? standing(tables, state),
    result: (state) => result(tables, state),
    testing: makeTesting(tables),
  };
}
