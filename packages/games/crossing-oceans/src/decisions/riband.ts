import type { Reason } from '@riband/kernel';
import { earn } from '../map.ts';
import { portName } from '../messages.ts';
import type { MoveOf } from '../moves.ts';
import { notOwn, reason, tooLittleCoal } from '../reasons.ts';
import { active } from '../state.ts';
import { NORTH_ATLANTIC, type Tables } from '../tables.ts';
import { askForToken, BLUE, isFull, takeToken } from '../tokens.ts';
import { type Move, NONE, type Port, type State } from '../types.ts';
import type { DecisionOf, Rule } from './decision.ts';

/** C-RIBAND-1 to C-RIBAND-3. */
export const riband: Rule<DecisionOf<'riband'>, MoveOf<'riband'>> = {
  moves(tables, state) {
    const moves: Move[] = [];
    const needed = ribandCoal(tables, state);
    for (const port of tables.portsOf[NORTH_ATLANTIC]!)
      if (isFastest(tables, state, port) && state.coal[port]! >= needed) moves.push(tables.moves.riband[port]!);
    return moves;
  },
  apply(tables, state, _, { port }, emit) {
    state.pending.pop();
    const income = tables.income[state.ships[port]!]!;
    earn(tables, state, port, 'riband', 2 * income, emit, ribandCoal(tables, state));
    if (isFull(tables, active(state), BLUE)) askForToken(tables, state, 'riband', emit);
    else takeToken(state, BLUE, 0, emit);
  },
};

function speedAt(tables: Tables, state: State, port: Port): number {
  const tile = state.ships[port]!;
  return tile === NONE ? 0 : tables.speed[tile]!;
}

function topSpeed(tables: Tables, state: State): number {
  let top = 0;
  for (const port of tables.portsOf[NORTH_ATLANTIC]!) top = Math.max(top, speedAt(tables, state, port));
  return top;
}

/** An own ship in the North Atlantic that no other outruns. */
function isFastest(tables: Tables, state: State, port: Port): boolean {
  const speed = speedAt(tables, state, port);
  return state.owners[port] === state.seat && speed > 0 && speed === topSpeed(tables, state);
}

/** C-RIBAND-1, C-RIBAND-2: one coal, two where several are equally fast. */
export function ribandCoal(tables: Tables, state: State): number {
  const top = topSpeed(tables, state);
  let fastest = 0;
  for (const port of tables.portsOf[NORTH_ATLANTIC]!) if (speedAt(tables, state, port) === top) fastest += 1;
  return fastest > 1 ? 2 : 1;
}

export function cannotRace(tables: Tables, state: State, port: Port): Reason | undefined {
  if (tables.regionOf[port]! !== NORTH_ATLANTIC)
    return reason('C-RIBAND-1', {
      key: 'crossing-oceans.why.notNorthAtlantic',
      params: { port: portName(tables, port) },
    });
  const notYours = notOwn('C-RIBAND-1', tables, state, port);
  if (notYours !== undefined) return notYours;
  const coal = ribandCoal(tables, state);
  if (isFastest(tables, state, port))
    return tooLittleCoal(coal > 1 ? 'C-RIBAND-2' : 'C-RIBAND-1', tables, state, port, coal);
  const params = { ship: tables.names[state.ships[port]!]!, speed: topSpeed(tables, state) };
  return reason('C-RIBAND-1', { key: 'crossing-oceans.why.notFastest', params });
}
