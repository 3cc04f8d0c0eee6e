import type { Seat } from '@riband/kernel';
import { Archive } from './archive.ts';
import { type BarePly, bare, type Entry, type MoveEntry } from './entry.ts';
import type { Holder } from './holder.ts';
import { Tenure } from './tenure.ts';

/** A request to take back what is settled, as long as it waits for answers. */
export interface Request {
  /** The number of the entry that asked. */
  readonly number: number;
  readonly seat: Seat;
  readonly turn: number;
  /** Who has agreed, the one who asked included. */
  readonly agreed: readonly Seat[];
}

/**
 * What the entries say by themselves, without the rules: which moves are valid now, which of them are settled, who has confirmed, what
 * could be made again, who sits where. The state of the game is then a function of the line.
 */
export interface Line {
  /** How many entries there are, and so the number of the next. */
  readonly length: number;
  /** The version of the rules by which it goes on. */
  readonly rules: number;
  /** From where the moves are played: the set-up, or the state at the last change of rules, after that many moves of the line. */
  readonly base: { readonly state: object; readonly plies: number };
  /** The moves and draws up to the last settled point. */
  readonly settled: Archive<BarePly>;
  /** How many entries there were when that point was reached. */
  readonly settledAt: number;
  /** The moves since then, in the order in which they were made. */
  readonly open: readonly MoveEntry[];
  readonly confirmed: readonly Seat[];
  /** Moves that were taken back and can be made again, the next one of each seat last. */
  readonly undone: readonly MoveEntry[];
  /** For each seat, how many entries there were when its present decision arose: who has seen fewer answers an older one. */
  readonly since: readonly number[];
  readonly request: Request | null;
  readonly holders: readonly Holder[];
  /** And who did before, as far back as entries are known. */
  readonly tenure: Tenure;
}

export function newLine(rules: number, state: object, holders: readonly Holder[]): Line {
  return {
    length: 0,
    rules,
    base: { state, plies: 0 },
    settled: Archive.of<BarePly>([]),
    settledAt: 0,
    open: [],
    confirmed: [],
    undone: [],
    since: holders.map(() => 0),
    request: null,
    holders,
    tenure: new Tenure(holders),
  };
}

/** The line with one more entry. */
export function extend(before: Line, entry: Entry): Line {
  const line: Line = { ...before, length: entry.number + 1 };
  switch (entry.kind) {
    case 'move': {
      const undone = line.undone.filter((move) => move.seat !== entry.seat);
      return acted({ ...line, open: [...line.open, entry], undone, request: null }, entry.seat);
    }
    case 'redo': {
      const again = line.undone.filter((move) => move.number === entry.of);
      const undone = line.undone.filter((move) => move.number !== entry.of);
      return acted({ ...line, open: [...line.open, ...again], undone, request: null }, entry.seat);
    }
    case 'undo': {
      const taken = line.open.filter((move) => entry.of.includes(move.number));
      const open = line.open.filter((move) => !entry.of.includes(move.number));
      const confirmed = line.confirmed.filter((seat) => seat !== entry.seat);
      return acted({ ...line, open, confirmed, undone: [...line.undone, ...taken.toReversed()] }, entry.seat);
    }
    case 'confirm':
      return entry.settles
        ? settledWith(line, line.settled.with(line.open.map(bare)))
        : acted({ ...line, confirmed: [...line.confirmed, entry.seat], request: null }, entry.seat);
    case 'chance':
      return settledWith(line, line.settled.with([bare(entry)]));
    case 'ask':
      return { ...line, request: { number: entry.number, seat: entry.seat, turn: entry.turn, agreed: [entry.seat] } };
    case 'answer':
      return { ...line, request: entry.agree ? agreedBy(line.request, entry.seat) : null };
    case 'takeBack':
      return settledWith(line, Archive.of(line.settled.from(0).slice(0, beginningOf(line, entry.turn))));
    case 'seat':
      return { ...line, holders: line.holders.with(entry.seat, entry.holder), tenure: line.tenure.with(entry) };
    case 'upgrade': {
      const base = { state: entry.state, plies: line.settled.length };
      return { ...settledWith(line, line.settled), rules: entry.to, base };
    }
  }
}

/** How many moves and draws of the line come before the first settled move of a turn; -1 where that cannot be gone back to. */
export function beginningOf(line: Line, turn: number): number {
  const first = line.settled.from(0).findIndex((ply) => ply.kind === 'move' && ply.turn === turn);
  return first < line.base.plies ? -1 : first;
}

/** The moves and draws that are valid now. */
export function pliesOf(line: Line): readonly BarePly[] {
  return [...line.settled.from(0), ...line.open];
}

/** The moves of one seat that it may still take back. */
export function ownMoves(line: Line, seat: Seat): readonly MoveEntry[] {
  return line.open.filter((move) => move.seat === seat);
}

function acted(line: Line, seat: Seat): Line {
  return { ...line, since: line.since.with(seat, line.length) };
}

function settledWith(line: Line, settled: Archive<BarePly>): Line {
  const since = line.since.map(() => line.length);
  return { ...line, settled, settledAt: line.length, open: [], confirmed: [], undone: [], since, request: null };
}

function agreedBy(request: Request | null, seat: Seat): Request | null {
  return request === null ? null : { ...request, agreed: [...request.agreed, seat] };
}
