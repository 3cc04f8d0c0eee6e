import type { Message } from '@riband/kernel';
import type { ContractName } from '@riband/shipyard';
import type { Desk } from './desk.ts';
import { CONTRACTS, EMPLOYEES, type EmployeeName, PIECES, type Piece } from './names.ts';
import { ACCOUNTANT_STEPS, FOREMAN_STEPS } from './printed.ts';

/** What an employee does, in words. */
export function effectOf(employee: EmployeeName, { tables, words }: Desk): Message {
  const index = EMPLOYEES.indexOf(employee);
  const [trade = '', about = ''] = employee.split('-');
  // An officer is a captain more; builders are of pieces only.
  const piece = about === 'officer' ? 'captain' : about;
  switch (trade) {
    case 'engineer':
    case 'recruiter':
      return { key: `shipyard.board.effect.${trade}`, params: { piece: words.piece(about) } };
    case 'trader': {
      const points = tables.employees.points[index] ?? 0;
      return { key: 'shipyard.board.effect.trader', params: { good: words.good(about), points } };
    }
    case 'builder': {
      const extra = tables.employees.extra[PIECES.indexOf(piece as Piece)] ?? 0;
      return { key: 'shipyard.board.effect.builder', params: { piece: words.piece(piece), extra } };
    }
    case 'accountant':
      return { key: 'shipyard.board.effect.accountant', params: { steps: ACCOUNTANT_STEPS } };
    case 'foreman':
      return { key: 'shipyard.board.effect.foreman', params: { steps: FOREMAN_STEPS } };
    default:
      return { key: `shipyard.board.effect.${trade}`, params: {} };
  }
}

/** What a contract asks for, in words, with its table if it has one. */
export function ruleOf(contract: ContractName, { tables }: Desk): Message {
  const face = tables.contracts.faces[CONTRACTS.indexOf(contract)];
  const table = face === undefined ? '' : tableText(face.table, face.above, face.keys);
  return { key: `shipyard.board.rule.${contract}`, params: { table } };
}

/** Keeps two entries of a table apart where the line does not end between them. */
const APART = '\u2002';

/** `1→2 2→5 4→12 +3`: only where the points change. */
export function tableText(table: readonly number[], above: number, keys: Readonly<Record<string, number>>): string {
  const steps = table.flatMap((points, count) =>
    count > 0 && points !== table[count - 1] ? [`${count}→${points}`] : [],
  );
  const sums = Object.entries(keys).map(([key, points]) => `${key}→${points}`);
  return [...steps, ...sums, ...(above > 0 ? [`+${above}`] : [])].join(APART);
}
