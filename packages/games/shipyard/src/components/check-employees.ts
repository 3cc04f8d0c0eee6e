import { CREW, EMPLOYEES, EQUIPMENT, type Piece } from '../lists.ts';
import { must, mustBeUnique, mustHaveEachOnce } from './must.ts';
import type { ComponentFile } from './read.ts';

type Employee = ComponentFile['employees']['list'][number];

/** The 24 of S-EMP-1 to S-EMP-3: each says what its name says. */
export function checkEmployees({ employees: { list }, employeeTrack }: ComponentFile): void {
  mustHaveEachOnce(
    'employees.list',
    list.map((employee) => employee.id),
    EMPLOYEES,
  );
  for (const employee of list) checkEmployee(employee, `employees.list[${employee.id}]`);
  const place = 'employeeTrack.beginnerLayoutClockwise';
  mustBeUnique(place, employeeTrack.beginnerLayoutClockwise);
  for (const id of employeeTrack.beginnerLayoutClockwise)
    must(/^(engineer|recruiter)-/.test(id), place, `${id} is neither an engineer nor a recruiter`);
}

function checkEmployee(employee: Employee, place: string): void {
  must(employee.id === nameOf(employee), place, `its kind and piece are those of "${nameOf(employee)}"`);
  const { kind, piece, level, vp, extra } = employee;
  if (kind === 'engineer') must(includes(EQUIPMENT, piece), `${place}.piece`, 'expected a kind of equipment');
  if (kind === 'recruiter') must(includes(CREW, piece), `${place}.piece`, 'expected a kind of crew, or the drive');
  must((kind === 'trader') === (level !== undefined && vp !== undefined), place, 'traders have a level and points');
  must(
    (kind === 'builder') === (extra !== undefined),
    `${place}.extra`,
    'builders say how many extra pieces, others do not',
  );
}

function nameOf({ kind, piece, as, commodity, level }: Employee): string {
  return [kind, as ?? piece ?? commodity, level].filter((word) => word !== undefined).join('-');
}

function includes(pieces: readonly Piece[], piece: Piece | undefined): boolean {
  return piece !== undefined && pieces.includes(piece);
}
