import { describe, expect, test } from 'vitest';
import { contractPoints, traderPoints } from '../src/contracts.ts';
import { firstEdition } from '../src/editions/first.ts';
import { secondEdition } from '../src/editions/second.ts';
import { COMPONENTS, type PlayerState, type Ship } from '../src/index.ts';
import {
  CONTRACTS,
  type ContractName,
  EMPLOYEES,
  type EmployeeName,
  indexIn,
  PIECES,
  type Piece,
} from '../src/lists.ts';
import { bit, has } from '../src/tables/employees.ts';
import { newGame, own, second, tablesOf, thing } from './table.ts';

const EDITION = secondEdition(COMPONENTS);

function ship(
  pieces: Partial<Record<Piece, number>>,
  cards: readonly string[] = ['bow:cabin', 'middle:cabin+cabin', 'stern:cabin+drive'],
): Ship {
  return {
    cards: cards.map((name) => thing(second, name)),
    fitted: PIECES.map((piece) => pieces[piece] ?? 0),
    speed: 1,
    points: [],
  };
}

const sized = (length: number): Ship =>
  ship({ captain: 1 }, [
    'bow:cabin',
    ...Array.from({ length: length - 2 }, () => 'middle:cabin+cabin'),
    'stern:cabin+drive',
  ]);

const employees = (...names: EmployeeName[]): number =>
  names.reduce((set, name) => set | bit(indexIn(EMPLOYEES, name)), 0);

function points(contract: ContractName, fleet: readonly Ship[], more: Partial<PlayerState> = {}): number {
  const owner: PlayerState = { ...own(newGame(second, 2)), ...more, fleet: fleet.slice() };
  return contractPoints(EDITION, owner, indexIn(CONTRACTS, contract));
}

const features = (feature: string, count: number): Ship[] =>
  Array.from({ length: count }, () =>
    ship({ captain: 1 }, [`bow:${feature}`, 'middle:cabin+cabin', 'stern:cabin+drive']),
  );

describe('blue contracts', () => {
  test('S-GC-1: 3 for each soldier and cannon pair on the same ship', () => {
    expect(
      points('soldier-cannon', [
        ship({ soldier: 2, cannon: 1 }),
        ship({ soldier: 1 }),
        ship({ cannon: 3, soldier: 2 }),
      ]),
    ).toBe(9);
  });
  test('S-GC-2: 3 for each businessman and crane pair on the same ship', () => {
    expect(points('businessman-crane', [ship({ businessman: 2, crane: 2 }), ship({ businessman: 1 })])).toBe(6);
  });
  test('S-GC-3, examples 10 and 13: 3 for each pair of sails on the same ship', () => {
    expect(points('sail-pairs', [ship({ sail: 3 }), ship({ sail: 1 })])).toBe(3);
    expect(points('sail-pairs', [ship({ sail: 2 }), ship({ sail: 2 })])).toBe(6);
    expect(points('sail-pairs', [ship({ sail: 4 })])).toBe(6);
    expect(points('sail-pairs', [ship({ sail: 4 }), ship({ sail: 5 })])).toBe(12);
  });
  test('S-GC-4: 3 for each pair of smokestacks on the same ship', () => {
    expect(points('smokestack-pairs', [ship({ smokestack: 5 }), ship({ smokestack: 1 })])).toBe(6);
  });
  test('S-GC-5: 2 for each soldier after the first', () => {
    expect([
      points('soldiers', []),
      points('soldiers', [ship({ soldier: 1 })]),
      points('soldiers', [ship({ soldier: 2 }), ship({ soldier: 1 })]),
    ]).toEqual([0, 0, 4]);
  });
  test('S-GC-6, example 10: 5 businessmen 8', () => {
    expect(points('businessmen', [ship({ businessman: 3 }), ship({ businessman: 2 })])).toBe(8);
  });
  test('S-GC-7, example 10: 7 captains on 3 ships are 4 officers, 12', () => {
    expect(points('officers', [ship({ captain: 3 }), ship({ captain: 1 }), ship({ captain: 3 })])).toBe(12);
  });
  test('S-GC-8: 3 for each drive', () => {
    expect(points('drives', [ship({ drive: 2 }), ship({ drive: 1 })])).toBe(9);
  });
  test('S-GC-9: 6 for each ship with a sail, a smokestack and a drive', () => {
    expect(points('hybrid-drive', [ship({ sail: 2, smokestack: 2, drive: 2 }), ship({ sail: 1, smokestack: 1 })])).toBe(
      6,
    );
  });
  test('S-GC-10: 8 for each ship with a businessman, a soldier, a crane and a cannon', () => {
    const armed = { businessman: 1, soldier: 2, crane: 1, cannon: 1 };
    expect(points('armed-merchant', [ship(armed), ship(armed), ship({ ...armed, crane: 0 })])).toBe(16);
  });
  test('S-GC-11: different elements in the fleet out of eight, an officer being one', () => {
    expect(points('elements', [ship({ captain: 1 })])).toBe(0);
    expect(points('elements', [ship({ captain: 2, sail: 3 }), ship({ captain: 1, crane: 1 })])).toBe(2);
    const all = { captain: 2, sail: 1, smokestack: 1, crane: 1, cannon: 1, businessman: 1, soldier: 1, drive: 1 };
    expect(points('elements', [ship(all)])).toBe(14);
  });
  test('S-GC-12: 4 for each used canal', () => {
    expect(points('used-canals', [], { used: 3 })).toBe(12);
  });
});

describe('green or red contracts', () => {
  test('S-GC-13, example 13: 6 lifebuoys 12, 8 are 14', () => {
    expect([5, 6, 8].map((count) => points('lifebuoys', features('lifebuoy', count)))).toEqual([9, 12, 14]);
  });
  test('S-GC-14: lanterns by table', () => {
    expect([1, 4, 6].map((count) => points('lanterns', features('lantern', count)))).toEqual([2, 12, 18]);
  });
  test('S-GC-15: lifeboats by table', () => {
    expect([2, 5, 7].map((count) => points('lifeboats', features('lifeboat', count)))).toEqual([4, 14, 18]);
  });
  test('S-GC-16: number of ships by table; beyond its end the last value holds', () => {
    expect(
      [0, 2, 6, 7].map((count) =>
        points(
          'ship-count',
          Array.from({ length: count }, () => sized(3)),
        ),
      ),
    ).toEqual([0, 3, 19, 19]);
  });
  test('S-GC-17, example 13: 3 ships of exactly 5 cards 15', () => {
    expect(points('length5', [sized(5), sized(5), sized(6), sized(5)])).toBe(15);
  });
  test('S-GC-18, example 10: 2 ships of exactly 6 cards 10', () => {
    expect(points('length6', [sized(6), sized(7), sized(6)])).toBe(10);
  });
  test('S-GC-19: ships of 7 or more cards by table', () => {
    expect(points('length7plus', [sized(7), sized(9), sized(6)])).toBe(26);
  });
  test('S-GC-20: 5 for each ship with a lifebuoy, a lifeboat and a lantern', () => {
    const safe = ship({ captain: 1 }, ['bow:lantern', 'middle:cabin+lifeboat', 'stern:cabin+lifebuoy']);
    expect(points('all-safety', [safe, safe, sized(4)])).toBe(10);
  });
  test('S-GC-21: ship cards in the fleet by table: the highest key reached', () => {
    expect(
      [[sized(7)], [sized(4), sized(4)], [sized(9), sized(9), sized(9)]].map((fleet) => points('ship-tiles', fleet)),
    ).toEqual([0, 2, 20]);
  });
  test('S-GC-22, example 10: 7 employees 10', () => {
    const seven = employees(
      'engineer-sail',
      'engineer-crane',
      'rigger',
      'helmsman',
      'foreman',
      'accountant',
      'trader-coal-1',
    );
    expect(points('employees', [], { employees: seven })).toBe(10);
    expect(points('employees', [], { employees: employees('rigger', 'foreman') })).toBe(2);
  });
  test('S-GC-23: 2 for each blue, yellow or red employee', () => {
    expect(
      points('colour-employees', [], { employees: employees('rigger', 'foreman', 'trader-coal-1', 'engineer-sail') }),
    ).toBe(6);
  });
  test('S-GC-24: kinds by colour, level 2 traders a kind of their own', () => {
    const kinds = (...names: EmployeeName[]): number =>
      points('employee-types', [], { employees: employees(...names) });
    expect(kinds('rigger', 'helmsman')).toBe(1);
    expect(kinds('trader-coal-1', 'trader-coal-2')).toBe(3);
    expect(kinds('trader-coal-1', 'trader-coal-2', 'rigger', 'foreman', 'engineer-sail', 'recruiter-drive')).toBe(14);
  });
  test('N-GC-25, example 13: 3 engineers or recruiters and 3 others: 3 + 4 = 7', () => {
    const six = employees('engineer-sail', 'engineer-crane', 'recruiter-drive', 'rigger', 'foreman', 'trader-coal-1');
    expect(points('employee-pairs', [], { employees: six })).toBe(7);
  });
  test('N-GC-26: 3, 5 and 6 cards are 13, once a length; 8 and 9 nothing', () => {
    expect(points('sizes', [sized(3), sized(5), sized(6), sized(6)])).toBe(13);
    expect(points('sizes', [sized(8), sized(9)])).toBe(0);
  });
  test('N-GC-25, N-GC-26: in the second edition only', () => {
    const [, other] = tablesOf(second).contracts.suits as [number, number];
    const [, green] = firstEdition(COMPONENTS).tables.contracts.suits as [number, number];
    for (const name of ['sizes', 'employee-pairs'] as const) {
      expect(has(other, indexIn(CONTRACTS, name))).toBe(true);
      expect(has(green, indexIn(CONTRACTS, name))).toBe(false);
    }
  });
});

test('S-EMP-2, S-END-4, example 10: traders cloth 1 and 2 and coal 1: 5', () => {
  expect(traderPoints(EDITION, employees('trader-cloth-1', 'trader-cloth-2', 'trader-coal-1'))).toBe(5);
});
