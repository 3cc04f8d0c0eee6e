import { parseSubscription } from '@riband/protocol';
import type { FastifyInstance } from 'fastify';
import type { Push } from '../push/push.ts';
import { Allowances } from './limits.ts';
import { COOKIE, playerOf, type RoutePorts, refuse, refuseNobody } from './visitors.ts';

/** Whether this device is told of turns while no page is open. */
export function addDeviceRoutes(
  app: FastifyInstance,
  { people, push, clock, limits }: RoutePorts & { readonly push: Push | null },
): void {
  const changes = new Allowances(limits.devices, clock);

  /** The key that a browser needs, if it is offered at all, and whether this session is told. */
  app.get('/push', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    return reply.send({ key: push?.publicKey ?? null, on: await people.isTold(player, request.cookies[COOKIE] ?? '') });
  });

  app.post('/subscribe', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    if (!changes.take(player.id)) return refuse(reply, 429, 'Too many changes; wait a minute.');
    const subscription = parseSubscription(request.body);
    if (push === null || !push.accepts(subscription)) return refuse(reply, 400, 'Nothing can be sent there.');
    await people.subscribe(player, request.cookies[COOKIE] ?? '', subscription);
    return reply.code(204).send();
  });

  app.post('/unsubscribe', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    await people.unsubscribe(request.cookies[COOKIE] ?? '');
    return reply.code(204).send();
  });
}
