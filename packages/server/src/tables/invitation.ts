import type { Invitation, InvitationWords } from '@riband/protocol';
import { holderOf, nameOf } from '../record/known.ts';
import { mayBeAt } from '../record/who.ts';
import { phaseOf } from './listing.ts';
import { invites } from './opening.ts';
import type { TablePorts } from './ports.ts';
import { readTable } from './reading.ts';

/** Who reads it has not said who they are. */
const NOBODY = '';

/**
 * What an invitation is to, for whoever holds it: as much as they would see before they take a seat. Nothing where they would see nothing.
 * The table is read and not opened, as nobody comes.
 */
export async function invitationTo(
  ports: Pick<TablePorts, 'storage' | 'warn'>,
  { table, invitation }: InvitationWords,
): Promise<Invitation | undefined> {
  const known = (await readTable(ports, table))?.known;
  if (known === undefined || !mayBeAt(known, NOBODY, invites(invitation, known.lobby.invitation))) return undefined;
  const { game, clock, chairs, host } = known.lobby;
  return {
    ...{ game, clock, phase: phaseOf(known.lobby), host: nameOf(known.members, host) },
    chairs: chairs.map((chair) => (chair === null ? null : holderOf(known, chair))),
  };
}
