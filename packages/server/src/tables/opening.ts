import { createHash, timingSafeEqual } from 'node:crypto';
import { findGame } from '@riband/catalog';
import { commitmentTo, completeOptions, SEED_BYTES } from '@riband/kernel';
import type { OnlineRequest } from '@riband/protocol';
import { newId } from '../ports/random.ts';
import { firstTip, type Row, sealed } from '../record/chain.ts';
import { type Fact, writeFact } from '../record/fact.ts';
import { knownFrom } from '../record/known.ts';
import type { Lobby } from '../record/lobby.ts';
import type { Append, Player } from '../storage/storage.ts';
import { listingOf } from './listing.ts';
import type { TablePorts, Visitor } from './ports.ts';
import { Timekeeper } from './timekeeper.ts';

/** So long anybody may think where there is no clock. */
const LIMIT_DAYS = 60;

/** A new table, as it is to be stored; or what is wrong with the request. */
export function openingFor(
  ports: TablePorts,
  { player }: Visitor,
  { id: command, game: id, seats, options, clock, listed, watching }: Extract<OnlineRequest, { kind: 'create' }>,
): Append | string {
  const game = findGame(id);
  if (game === undefined) return `there is no game "${id}"`;
  if (seats < game.seats.min || seats > game.seats.max)
    return `${id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`;
  const completed = completeOptions(game.options, options);
  if ('problem' in completed) return completed.problem;
  const wanted = { game: id, seats, options: completed.options, clock, listed, watching };
  return opened(ports, ports.vault.tableOf(player.id, command), [player], wanted, []);
}

/** The same game for the same people, the one who asks for it first; bots have their seats already. */
export function rematchOf(ports: TablePorts, table: string, people: readonly Player[], lobby: Lobby): Append {
  const { game, options, clock, watching, chairs } = lobby;
  const filled = chairs.flatMap((chair, seat): readonly Fact[] =>
    chair?.kind === 'bot' ? [{ kind: 'filled', seat, name: chair.name, bot: chair.bot }] : [],
  );
  return opened(ports, table, people, { game, options, clock, watching, seats: chairs.length, listed: false }, filled);
}

type Wanted = Pick<Extract<Fact, { kind: 'opened' }>, 'game' | 'seats' | 'options' | 'clock' | 'listed' | 'watching'>;

/** The first of these people is the host. */
function opened(
  { random, clock, vault }: TablePorts,
  table: string,
  people: readonly Player[],
  wanted: Wanted,
  more: readonly Fact[],
): Append {
  const members = people.map(({ id, name }) => ({ member: newId(random), player: id, name }));
  const by = members[0]?.member ?? '';
  const seed = random.bytes(SEED_BYTES);
  const first: Fact = {
    ...{ kind: 'opened', by, ...wanted, limitDays: LIMIT_DAYS },
    ...{ commitment: commitmentTo(seed), invitation: hashOfInvitation(vault.invitationTo(table)) },
  };
  const at = clock.now();
  const unsealed = [first, ...more].map((fact) => ({ at, text: writeFact(fact), command: null }));
  const rows = sealed(firstTip(table), unsealed) as readonly [Row, ...Row[]];
  const founding = { sealedSeed: vault.seal(table, seed) };
  const known = knownFrom(table, { ...founding, rows, members, snapshot: null });
  const listing = listingOf(known, at, Timekeeper.dueAt(known.lobby, []));
  return { table, founding, rows, members, listing };
}

/** Whether a table is for who does not belong there, and shows that invitation or none. */
export function isFor({ begun, listed, watching, invitation: hash }: Lobby, invitation: string | undefined): boolean {
  if (begun === null ? listed : watching === 'anybody') return true;
  return (begun === null || watching === 'invited') && invites(invitation, hash);
}

/** Whether a link lets somebody in; it takes the same time however wrong it is. */
export function invites(invitation: string | undefined, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfInvitation(invitation ?? '')), Buffer.from(hash));
}

const hashOfInvitation = (invitation: string): string => createHash('sha256').update(invitation).digest('hex');
