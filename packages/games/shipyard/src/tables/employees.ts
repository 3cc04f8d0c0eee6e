import type { ComponentFile } from '../components/index.ts';
import { COLOURS, EMPLOYEES, type EmployeeName, GOODS, indexIn, PIECES } from '../lists.ts';

/** What employees do, as bits of a player's set of employees, so that a rule is one look at a number. */
export interface EmployeeTables {
  /** By employee. */
  readonly fee: readonly number[];
  readonly points: readonly number[];
  readonly colour: readonly number[];
  /** Who must be there first (S-HIRE-3), as bits. */
  readonly needs: readonly number[];
  /** By piece: who gives it with an action of its ring (S-RING-2). */
  readonly giver: readonly number[];
  /** By piece: who lets how many go without a place (S-FIT-3). */
  readonly builder: readonly number[];
  readonly extra: readonly number[];
  /** By good: its traders (S-XCH-3). */
  readonly traders: readonly number[];
  readonly secondTraders: number;
  readonly helmsman: number;
  readonly rigger: number;
  readonly accountant: number;
  readonly foreman: number;
  /** One of them lies in each section of the beginner layout (S-SETUP-5). */
  readonly beginners: number;
  readonly beginnerLayout: readonly number[];
}

export const bit = (index: number): number => 1 << index;
export const has = (set: number, index: number): boolean => (set & (1 << index)) !== 0;

export function sizeOfSet(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** The members of a set, in order. */
export function membersOf(set: number): number[] {
  const members: number[] = [];
  for (let rest = set; rest !== 0; rest &= rest - 1) members.push(31 - Math.clz32(rest & -rest));
  return members;
}

export function employeeTables({ employees, employeeTrack }: ComponentFile): EmployeeTables {
  const list = EMPLOYEES.map((id) => {
    const employee = employees.list.find((one) => one.id === id);
    if (employee === undefined) throw new RangeError(`${id} is missing`);
    return employee;
  });
  type Employee = (typeof list)[number];
  const set = (which: (employee: Employee) => boolean): number =>
    list.reduce((bits, employee, index) => (which(employee) ? bits | bit(index) : bits), 0);
  const named = (id: EmployeeName): number => bit(indexIn(EMPLOYEES, id));
  const gives = (employee: Employee): boolean => employee.kind === 'engineer' || employee.kind === 'recruiter';
  return {
    fee: list.map((employee) => employee.fee),
    points: list.map((employee) => employee.vp ?? 0),
    colour: list.map((employee) => indexIn(COLOURS, employee.colour)),
    needs: list.map(({ level, commodity }) =>
      level === 2 ? set((other) => other.level === 1 && other.commodity === commodity) : 0,
    ),
    giver: PIECES.map((piece) => set((employee) => gives(employee) && employee.piece === piece)),
    builder: PIECES.map((piece) => set((employee) => employee.kind === 'builder' && employee.piece === piece)),
    extra: PIECES.map((piece) => list.find((one) => one.kind === 'builder' && one.piece === piece)?.extra ?? 0),
    traders: GOODS.map((good) => set((employee) => employee.commodity === good)),
    secondTraders: set((employee) => employee.level === 2),
    helmsman: named('helmsman'),
    rigger: named('rigger'),
    accountant: named('accountant'),
    foreman: named('foreman'),
    beginners: set(gives),
    beginnerLayout: employeeTrack.beginnerLayoutClockwise.map((id) => indexIn(EMPLOYEES, id)),
  };
}
