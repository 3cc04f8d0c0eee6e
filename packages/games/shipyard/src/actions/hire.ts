import type { Reason, Seat } from '@riband/kernel';
import { type ActionModule, type Edition, IMPOSSIBLE, player, type SeatRule } from '../edition.ts';
import { EMPLOYEES, indexOfName } from '../lists.ts';
import { HIRES } from '../moves.ts';
import { reason, tooDear } from '../reasons.ts';
import { bit, membersOf } from '../tables/employees.ts';
import type { DecisionOf, MoveOf, State } from '../types.ts';
import { automaSteps } from './automa.ts';
import { EMPLOYEE_RING, RINGS } from './gather.ts';

export const SECTIONS = 8;
export const PER_SECTION = 3;
export const FREE_SECTIONS = 1; // S-HIRE-1
export const FOREMAN_STEPS = 3; // S-HIRE-4

/** The steps of the marker to the section of a space of the track: never none, but once round (S-HIRE-1). */
function stepsTo(state: State, space: number): number {
  const section = Math.floor(space / PER_SECTION);
  return ((section - state.rings[EMPLOYEE_RING]! + 2 * SECTIONS - 1) % SECTIONS) + 1;
}

/** S-HIRE-1, S-HIRE-2, S-HIRE-4. */
export function priceOfEmployee(edition: Edition, state: State, seat: Seat, space: number): number {
  const { employees } = edition.tables;
  const free = FREE_SECTIONS + ((player(state, seat).employees & employees.foreman) === 0 ? 0 : FOREMAN_STEPS);
  return Math.max(0, stepsTo(state, space) - free) + employees.fee[state.layout[space]!]!;
}

/** S-HIRE-3, S-HIRE-5: whether this employee is still there and may be hired by somebody with these employees. */
function isFree(edition: Edition, state: State, space: number, own: number): boolean {
  if (state.copies[space]! === 0) return false;
  const employee = state.layout[space]!;
  const needs = edition.tables.employees.needs[employee]!;
  return (own & bit(employee)) === 0 && (own & needs) === needs;
}

/** S-HIRE-6. */
function price(edition: Edition, state: State, seat: Seat): number {
  const own = player(state, seat).employees;
  let least = IMPOSSIBLE;
  const marker = state.rings[EMPLOYEE_RING]!;
  for (let steps = 1; steps <= SECTIONS && least > 0; steps++) {
    const section = (marker + steps) % SECTIONS;
    for (let space = section * PER_SECTION; space < (section + 1) * PER_SECTION; space++) {
      if (isFree(edition, state, space, own)) least = Math.min(least, priceOfEmployee(edition, state, seat, space));
    }
  }
  return least;
}

const hireOne: SeatRule<DecisionOf<'hire'>, MoveOf<'hire'>> = {
  opens: () => true,
  moves(edition, state, _, seat) {
    const { money, employees } = player(state, seat);
    const moves: MoveOf<'hire'>[] = [];
    for (let space = 0; space < state.layout.length; space++) {
      if (isFree(edition, state, space, employees) && priceOfEmployee(edition, state, seat, space) <= money)
        moves.push(HIRES[state.layout[space]!]!);
    }
    return moves;
  },
  apply(edition, state, _, seat, { employee }, emit) {
    state.pending.pop();
    const space = state.layout.indexOf(employee);
    const steps = stepsTo(state, space);
    const paid = priceOfEmployee(edition, state, seat, space);
    const boss = player(state, seat);
    boss.money -= paid;
    boss.employees |= bit(employee);
    state.copies[space] = state.copies[space]! - 1;
    state.rings[EMPLOYEE_RING] = Math.floor(space / PER_SECTION);
    emit?.({ kind: 'hired', seat, employee: EMPLOYEES[employee]!, steps, paid });
  },
  why(edition, state, _, seat, { place, names }) {
    if (place !== 'employee') return undefined;
    const employee = indexOfName(EMPLOYEES, names[0]);
    return cannotHire(edition, state, seat, employee);
  },
};

function cannotHire(edition: Edition, state: State, seat: Seat, employee: number): Reason | undefined {
  const { money, employees } = player(state, seat);
  const noun = edition.nouns.employee;
  if ((employees & bit(employee)) !== 0)
    return reason('S-HIRE-3', {
      key: 'shipyard.why.hasEmployee',
      params: { employee: noun(EMPLOYEES[employee]!) },
    });
  const [missing] = membersOf(edition.tables.employees.needs[employee]! & ~employees);
  if (missing !== undefined)
    return reason('S-HIRE-3', { key: 'shipyard.why.needsTrader', params: { employee: noun(EMPLOYEES[missing]!) } });
  return tooDear('S-HIRE-1', priceOfEmployee(edition, state, seat, state.layout.indexOf(employee)), money);
}

export const hire: ActionModule = {
  price,
  impossible: reason('S-HIRE-6', { key: 'shipyard.why.nobodyToHire', params: {} }),
  begin: (_, state, seat) => {
    state.pending.push({ kind: 'hire', seat });
  },
  decisions: { hire: hireOne },
  automa(_, state, back, emit) {
    const steps = automaSteps(back);
    state.rings[EMPLOYEE_RING] = (state.rings[EMPLOYEE_RING]! + steps) % SECTIONS;
    emit?.({ kind: 'automaMoved', ring: RINGS[EMPLOYEE_RING]!, steps });
  },
};
