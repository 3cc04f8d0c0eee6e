import { createHash, timingSafeEqual } from 'node:crypto';
import { findGame } from '@riband/catalog';
import { commitmentTo, completeOptions, SEED_BYTES } from '@riband/kernel';
import type { OnlineRequest } from '@riband/protocol';
import { newId } from '../ports/random.ts';
import { firstTip, type Row, sealed } from '../record/chain.ts';
import { type Fact, type Reserved, writeFact } from '../record/fact.ts';
import { type Known, knownFrom } from '../record/known.ts';
import { peopleAt, playerAt } from '../record/who.ts';
import type { Append, Member, Player, Storage } from '../storage/storage.ts';
import { isLongQuiet } from './clocks.ts';
import { listingOf } from './listing.ts';
import type { TablePorts, Visitor } from './ports.ts';
import { Timekeeper } from './timekeeper.ts';

/** So long anybody may think where there is no clock. */
const LIMIT_DAYS = 60;

/** Who somebody is, by the name that they have now: they may have changed it since they came. */
export const asCalledNow = async (storage: Storage, { player }: Visitor): Promise<Player> =>
  (await storage.player(player.id)) ?? player;

/** A new table, as it is to be stored; or what is wrong with the request. */
export function openingFor(
  ports: TablePorts,
  player: Player,
  { id: command, game: id, seats, options, clock, listed, watching }: Extract<OnlineRequest, { kind: 'create' }>,
): Append | string {
  const game = findGame(id);
  if (game === undefined) return `there is no game "${id}"`;
  if (seats < game.seats.min || seats > game.seats.max)
    return `${id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`;
  const completed = completeOptions(game.options, options);
  if ('problem' in completed) return completed.problem;
  const wanted = { game: id, seats, options: completed.options, clock, listed, watching };
  return opened(ports, ports.vault.tableOf(player.id, command), [memberFor(ports, player)], wanted, []);
}

/**
 * The same game for the same people, by that one of them; bots have their seats already, and those of people are kept for them, by the names
 * that they had: with another one, somebody could turn into the namesake of a neighbour and keep them from their seat.
 */
export function rematchOf(ports: TablePorts, table: string, { player }: Visitor, known: Known): Append {
  const { game, options, clock, watching, chairs } = known.lobby;
  const isHost = (one: Member): boolean => one.player === player.id;
  const people = peopleAt(known);
  const members = [...people.filter(isHost), ...people.filter((one) => !isHost(one))].map((one) =>
    memberFor(ports, { id: one.player, name: one.name }),
  );
  const reserved = chairs.map((chair, seat): Reserved | null => {
    const member = members.find((one) => one.player === playerAt(known, seat))?.member;
    if (chair?.kind !== 'person' || member === undefined) return null;
    const { quietHours } = chair;
    return quietHours === null || isLongQuiet(quietHours) ? { member } : { member, quietHours };
  });
  const filled = chairs.flatMap((chair, seat): readonly Fact[] =>
    chair?.kind === 'bot' ? [{ kind: 'filled', seat, name: chair.name, bot: chair.bot }] : [],
  );
  const wanted = { game, options, clock, watching, seats: chairs.length, listed: false, reserved };
  return opened(ports, table, members, wanted, filled);
}

type Wanted = Pick<
  Extract<Fact, { kind: 'opened' }>,
  'game' | 'seats' | 'options' | 'clock' | 'listed' | 'watching' | 'reserved'
>;

const memberFor = ({ random }: TablePorts, { id, name }: Player): Member => ({
  ...{ member: newId(random), player: id, name },
});

/** The first of these people is the host. */
function opened(
  { random, clock, vault }: TablePorts,
  table: string,
  members: readonly Member[],
  wanted: Wanted,
  more: readonly Fact[],
): Append {
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

/** Whether a link lets somebody in; it takes the same time however wrong it is. */
export function invites(invitation: string | undefined, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfInvitation(invitation ?? '')), Buffer.from(hash));
}

const hashOfInvitation = (invitation: string): string => createHash('sha256').update(invitation).digest('hex');
