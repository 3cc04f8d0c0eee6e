import type { Holder, TableNote } from '@riband/protocol';
import { FORGOTTEN, type Known } from '../record/known.ts';
import { isGoingOn, type Lobby, recorded, waitsForBot } from '../record/lobby.ts';
import type { Listed, Listing } from '../storage/storage.ts';

/** What is stored for lists: what everybody may know, and which members sit there and are the host. */
type Stored = Omit<TableNote, 'table' | 'seat' | 'host' | 'chairs'> & {
  /** People are called by their members. */
  readonly chairs: readonly (Holder | null)[];
  readonly members: readonly (string | null)[];
  readonly by: string;
};

/** What lists say of a table that was changed at that time. */
export function listingOf(known: Known, changed: number, falls: number | null): Listing {
  const { lobby } = known;
  const { game, chairs, host, now, end } = lobby;
  const stored: Stored = {
    ...{ game, by: host, phase: phaseOf(lobby), places: end?.places ?? null },
    ...{ turn: now.turn, waits: now.waits, since: now.since },
    ...(now.answers !== undefined && isGoingOn(lobby) ? { answers: now.answers } : {}),
    chairs: chairs.map((chair) => (chair === null ? null : recorded(chair))),
    members: chairs.map((chair) => (chair?.kind === 'person' ? chair.member : null)),
  };
  return { shown: isShown(lobby), changed, due: waitsForBot(lobby) ? changed : falls, text: JSON.stringify(stored) };
}

/** The same as somebody reads it who is that member there, or nobody. */
export function noteOf({ table, member, text }: Listed, names: ReadonlyMap<string, string>): TableNote {
  const { members, by, chairs, ...said } = JSON.parse(text) as Stored;
  const called = (holder: Holder | null) =>
    holder?.kind === 'person' ? { ...holder, name: names.get(holder.name) || FORGOTTEN } : holder;
  const seat = member === null ? -1 : members.indexOf(member);
  return { table, ...said, chairs: chairs.map(called), seat: seat < 0 ? null : seat, host: by === member };
}

export function phaseOf({ begun, end }: Lobby): TableNote['phase'] {
  if (begun === null) return end === null ? 'open' : 'closed';
  return end === null ? 'running' : 'over';
}

/** Of a listed table everybody may take a seat before it begins; then one may be allowed to watch. */
function isShown(lobby: Lobby): boolean {
  const phase = phaseOf(lobby);
  return lobby.listed && (phase === 'open' || (phase === 'running' && lobby.watching === 'anybody'));
}
