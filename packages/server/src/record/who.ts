import type { Member } from '../storage/storage.ts';
import type { Reserved } from './fact.ts';
import type { Known } from './known.ts';
import { seatOf } from './lobby.ts';

/** Who somebody is at a table, if they belong there. */
export const memberOf = ({ members }: Known, player: string): string | undefined =>
  members.find((member) => member.player === player)?.member;

/** The host, and the people who have a seat. */
export function peopleAt({ lobby, members }: Known): readonly Member[] {
  return members.filter(({ member }) => member === lobby.host || seatOf(lobby, member) !== null);
}

/** The player who is the host, unless they were forgotten. */
export const hostOf = ({ lobby, members }: Known): string | undefined =>
  members.find(({ member }) => member === lobby.host)?.player;

/**
 * Whether somebody may be at a table. Before it begins all may who belong there, were invited or found it in the list; from then on those who
 * have a seat, the host, and whom it lets watch: who has only been there before is one of these, or is not.
 */
export function mayBeAt(known: Known, player: string, isInvited: boolean): boolean {
  const { begun, listed, watching } = known.lobby;
  if (begun === null) return listed || isInvited || memberOf(known, player) !== undefined;
  if (peopleAt(known).some((one) => one.player === player)) return true;
  return watching === 'anybody' || (watching === 'invited' && isInvited);
}

/** For whom a seat is kept, unless they were forgotten meanwhile. */
export function awaitedAt({ lobby, members }: Known, seat: number): (Reserved & Member) | undefined {
  const reserved = lobby.reserved[seat];
  const member = members.find((one) => one.member === reserved?.member);
  return member && { ...reserved, ...member };
}

/** Who sits there, if it is a person. */
export function playerAt({ lobby, members }: Known, seat: number): string | undefined {
  const chair = lobby.chairs[seat];
  const member = chair?.kind === 'person' ? chair.member : undefined;
  return members.find((one) => one.member === member)?.player;
}

/** Where somebody sits, and what they are called. */
export function personOf(
  { lobby, members }: Known,
  player: string,
): { readonly seat: number | null; readonly name: string } {
  const member = members.find((one) => one.player === player);
  return { seat: seatOf(lobby, member?.member), name: member?.name ?? '' };
}
