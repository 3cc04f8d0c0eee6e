import { createHash, timingSafeEqual } from 'node:crypto';
import { findGame } from '@riband/catalog';
import { commitmentTo, completeOptions, SEED_BYTES } from '@riband/kernel';
import type { OnlineRequest } from '@riband/protocol';
import { newId } from '../ports/random.ts';
import { firstTip, type Row, sealed } from '../record/chain.ts';
import { writeFact } from '../record/fact.ts';
import { knownFrom } from '../record/known.ts';
import type { Append } from '../storage/storage.ts';
import { listingOf } from './listing.ts';
import type { TablePorts, Visitor } from './ports.ts';

/** A new table: what is to be stored, and what lets others in, which is kept nowhere. */
export interface Opening {
  readonly append: Append;
  readonly invitation: string;
}

/** Or what is wrong with the request. */
export function openingFor(
  { random, clock, vault }: TablePorts,
  visitor: Visitor,
  { game: id, seats, options, listed, watching }: Extract<OnlineRequest, { kind: 'create' }>,
): Opening | string {
  const game = findGame(id);
  if (game === undefined) return `there is no game "${id}"`;
  if (seats < game.seats.min || seats > game.seats.max)
    return `${id} is for ${game.seats.min} to ${game.seats.max} seats, not ${seats}`;
  const completed = completeOptions(game.options, options);
  if ('problem' in completed) return completed.problem;
  const [table, by, invitation] = [newId(random), newId(random), newId(random)];
  const seed = random.bytes(SEED_BYTES);
  const text = writeFact({
    ...{ kind: 'opened', by, game: id, seats, options: completed.options, listed, watching },
    ...{ commitment: commitmentTo(seed), invitation: hashOfInvitation(invitation) },
  });
  const rows = sealed(firstTip(table), [{ at: clock.now(), text, command: null }]) as readonly [Row];
  const founding = { sealedSeed: vault.seal(table, seed) };
  const members = [{ member: by, player: visitor.player.id, name: visitor.player.name }];
  const listing = listingOf(knownFrom(table, { ...founding, rows, members, snapshot: null }), clock.now());
  return { append: { table, founding, rows, members, listing }, invitation };
}

/** Whether a link lets somebody in; it takes the same time however wrong it is. */
export function invites(invitation: string | undefined, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashOfInvitation(invitation ?? '')), Buffer.from(hash));
}

const hashOfInvitation = (invitation: string): string => createHash('sha256').update(invitation).digest('hex');
