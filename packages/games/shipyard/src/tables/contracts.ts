import type { ComponentFile, EditionName } from '../components/index.ts';
import { CONTRACTS, indexIn, SUITS } from '../lists.ts';
import { bit } from './employees.ts';

export interface ContractFace {
  readonly clause: string;
  readonly suit: number;
  /** Points for a number of what is counted, by the table of `components.md`; contracts without one never ask. */
  readonly points: (count: number) => number;
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
      points: pointsBy(contract),
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

/** How tables are read: `byCount` by position, beyond the end by its last value and `above`; `threshold` by the highest key reached. */
function pointsBy(contract: Entry): (count: number) => number {
  const { table, above = 0 } = contract;
  if (Array.isArray(table)) {
    const last = table.length - 1;
    return (count) => (count <= last ? (table[count] ?? 0) : (table[last] ?? 0) + above * (count - last));
  }
  const steps = Object.entries(keysOf(contract)).map(([key, points]) => ({ key: Number(key), points }));
  return (count) => steps.reduce((best, { key, points }) => (key <= count && points > best ? points : best), 0);
}

function keysOf({ table }: Entry): Readonly<Record<string, number>> {
  return table === undefined || Array.isArray(table) ? {} : (table as Readonly<Record<string, number>>);
}
