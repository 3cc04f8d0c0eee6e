import type { ComponentFile, EditionName } from '../components/index.ts';
import { CONTRACTS, indexIn, SUITS } from '../lists.ts';
import { bit } from './employees.ts';

export interface ContractFace {
  readonly clause: string;
  readonly suit: number;
  /** Points for 0, 1, 2, … of what is counted, and for each one beyond the end; empty for contracts without a table. */
  readonly table: readonly number[];
  readonly above: number;
  /** For contracts that add up keys. */
  readonly keys: Readonly<Record<string, number>>;
}

export interface ContractTables {
  readonly faces: readonly ContractFace[];
  /** By suit: the contracts of the edition, as bits. */
  readonly suits: readonly number[];
  readonly sets: readonly number[];
}

type Entry = ComponentFile['contracts']['list'][number];

export function contractTables({ contracts, contractSets }: ComponentFile, edition: EditionName): ContractTables {
  const list = CONTRACTS.map((id) => {
    const contract = contracts.list.find((one) => one.id === id);
    if (contract === undefined) throw new RangeError(`${id} is missing`);
    return contract;
  });
  return {
    faces: list.map((contract) => ({
      clause: contract.clause,
      suit: indexIn(SUITS, contract.colour),
      table: tableOf(contract),
      above: contract.above ?? 0,
      keys: contract.tableKind === 'sumOfKeys' ? keysOf(contract) : {},
    })),
    suits: SUITS.map((suit) =>
      list.reduce(
        (bits, one, index) => (one.colour === suit && one.editions.includes(edition) ? bits | bit(index) : bits),
        0,
      ),
    ),
    sets: contractSets.sets.map((set) => set.reduce((bits, id) => bits | bit(indexIn(CONTRACTS, id)), 0)),
  };
}

/** Points for a number of what is counted; beyond the end of the table its last value holds, or grows. */
export function pointsFor({ table, above }: ContractFace, count: number): number {
  const last = table.length - 1;
  return count <= last ? table[count]! : (table[last] ?? 0) + above * (count - last);
}

/** `byCount` tables are written by position; `threshold` tables give the value of the highest key reached. */
function tableOf(contract: Entry): readonly number[] {
  if (Array.isArray(contract.table)) return contract.table;
  if (contract.tableKind !== 'threshold') return [];
  const steps = Object.entries(keysOf(contract)).map(([key, points]) => ({ key: Number(key), points }));
  const length = 1 + Math.max(...steps.map(({ key }) => key));
  const reached = (count: number): readonly number[] =>
    steps.filter(({ key }) => key <= count).map(({ points }) => points);
  return Array.from({ length }, (_, count) => Math.max(0, ...reached(count)));
}

function keysOf({ table }: Entry): Readonly<Record<string, number>> {
  return table === undefined || Array.isArray(table) ? {} : (table as Readonly<Record<string, number>>);
}
