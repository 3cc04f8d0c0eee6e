import {
  parseNewPasskey,
  parsePasskeyId,
  parsePasskeyName,
  parsePasskeyWish,
  parseUsedPasskey,
} from '@riband/protocol';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { hostOf } from '../passkeys/ceremony.ts';
import { ALGORITHMS } from '../passkeys/cose.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import { cleanLabel } from '../people/names.ts';
import { Allowances } from './limits.ts';
import { giveNewToken, playerOf, type RoutePorts, refuse, refuseNobody } from './visitors.ts';

/** Why a passkey is not added, renamed or removed. */
const NOT_DONE = {
  full: [409, 'You have as many passkeys as one may have.'],
  wrong: [400, 'This is not the passkey that was asked for.'],
  last: [409, 'Without this passkey you could not sign in any more.'],
  unknown: [404, 'You have no such passkey.'],
} as const;

const notDone = (reply: FastifyReply, why: keyof typeof NOT_DONE): FastifyReply => {
  const [status, problem] = NOT_DONE[why];
  return refuse(reply, status, problem);
};

/** Passkeys: to be known on every device that has one. */
export function addPasskeyRoutes(app: FastifyInstance, ports: RoutePorts & { readonly passkeys: Passkeys }): void {
  const { people, passkeys, clock, limits } = ports;
  // Each is used once, so these are also the tries to sign in.
  const challenges = new Allowances(limits.signInsOfAddress, clock);

  /** What a browser has to know to make a passkey, or to use one. */
  app.post('/passkey-challenge', async (request, reply) => {
    const wish = parsePasskeyWish(request.body);
    const player = wish.for === 'signIn' ? null : await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    if (!challenges.take(ports.addressOf(request.raw))) return refuse(reply, 429, 'Too many tries; wait a while.');
    const challenge = await passkeys.challenge(player);
    const host = hostOf(request.headers.origin ?? '');
    if (player === null) return reply.send({ challenge, host });
    const known = (await passkeys.of(player)).map(({ id }) => id);
    return reply.send({ challenge, host, known, player, algorithms: Object.values(ALGORITHMS) });
  });

  app.post('/passkey-add', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    const given = parseNewPasskey(request.body);
    const name = cleanLabel(given.name);
    if (name === undefined) return refuse(reply, 400, 'This is no name.');
    const outcome = await passkeys.add(player, request.headers.origin ?? '', { ...given, name });
    if (outcome !== 'added') return notDone(reply, outcome);
    await giveNewToken(request, reply, people, player);
    return reply.code(201).send({ passkeys: await passkeys.of(player) });
  });

  app.post('/passkey-sign-in', async (request, reply) => {
    const player = await passkeys.find(request.headers.origin ?? '', parseUsedPasskey(request.body));
    if (player === undefined) return refuse(reply, 401, 'This passkey is not known here.');
    await giveNewToken(request, reply, people, player);
    return reply.send({ name: player.name });
  });

  app.post('/passkey-rename', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    const given = parsePasskeyName(request.body);
    const name = cleanLabel(given.name);
    if (name === undefined) return refuse(reply, 400, 'This is no name.');
    const outcome = await passkeys.rename(player, given.id, name);
    if (outcome !== 'renamed') return notDone(reply, outcome);
    return reply.send({ passkeys: await passkeys.of(player) });
  });

  app.post('/passkey-remove', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    const outcome = await passkeys.remove(player, parsePasskeyId(request.body).id);
    if (outcome !== 'removed') return notDone(reply, outcome);
    return reply.send({ passkeys: await passkeys.of(player) });
  });
}
