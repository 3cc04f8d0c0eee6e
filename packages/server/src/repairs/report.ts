import type { ClockRule, Repair } from '@riband/protocol';
import { BrokenRecord } from '../record/chain.ts';
import { factsIn, holderOf, knownFrom } from '../record/known.ts';
import { isBrokenOff, type Lobby } from '../record/lobby.ts';
import type { StoredTable } from '../storage/storage.ts';

/** What is known of a table without looking into its game. */
export interface TableReport {
  readonly table: string;
  readonly rows: number;
  /** Of the last row. */
  readonly head: string;
  /** The first row that is not what was written; then the rest is not known. */
  readonly brokenAt: number | null;
  readonly isAside: boolean;
  /** What went wrong when the server set it aside last. */
  readonly problem: string | null;
  readonly known: {
    readonly game: string;
    readonly phase: 'open' | 'running' | 'over' | 'ended';
    readonly seats: readonly string[];
    readonly entries: number;
    readonly turn: number;
    readonly waits: readonly number[];
    readonly since: number;
    readonly clock: ClockRule | null;
    /** In milliseconds, when it was last written down. */
    readonly left: readonly number[];
    readonly repairs: readonly Repair[];
  } | null;
}

export function reportOn(table: string, stored: StoredTable): TableReport {
  const { rows } = stored;
  const head = { table, rows: rows.length, head: rows.at(-1)?.hash ?? '' };
  try {
    const known = knownFrom(table, stored);
    const { lobby } = known;
    const { game, entries, now, clock, repairs, aside: isAside } = lobby;
    const seats = lobby.chairs.map((chair, seat) => {
      if (chair === null) return 'free';
      const { kind, name } = holderOf(known, chair);
      return `${name} (${kind}${lobby.standIns.includes(seat) ? ', a bot plays' : ''})`;
    });
    const left = now.left ?? [];
    const { turn, waits, since } = now;
    return {
      ...{ ...head, brokenAt: null, isAside, problem: lastProblemIn(stored) },
      known: { game, phase: phaseOf(lobby), seats, entries, turn, waits, since, clock, left, repairs },
    };
  } catch (problem) {
    if (!(problem instanceof BrokenRecord)) throw problem;
    return { ...head, brokenAt: problem.row, isAside: false, problem: problem.message, known: null };
  }
}

function lastProblemIn({ rows }: StoredTable): string | null {
  const failed = factsIn(rows).findLast((fact) => fact.kind === 'repaired' && fact.problem !== undefined);
  return failed?.kind === 'repaired' ? (failed.problem ?? null) : null;
}

function phaseOf(lobby: Lobby): 'open' | 'running' | 'over' | 'ended' {
  if (lobby.end !== null) return isBrokenOff(lobby) ? 'ended' : 'over';
  return lobby.begun === null ? 'open' : 'running';
}
