import { parseInvitation } from '@riband/protocol';
import type { FastifyInstance } from 'fastify';
import type { TableService } from '../tables/service.ts';
import { Allowances } from './limits.ts';
import { playerOf, type RoutePorts, refuse, refuseNobody } from './visitors.ts';

interface TableRoutePorts extends RoutePorts {
  readonly service: TableService;
}

/** What a page tells of tables before anybody goes there: whether one is awaited, and what one is invited to. */
export function addTableRoutes(app: FastifyInstance, ports: TableRoutePorts): void {
  const { people, service, clock, limits } = ports;
  const readings = new Allowances(limits.invitations, clock);

  app.get('/mine', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    return reply.send({ tables: await service.tablesOf(player) });
  });

  /** Whoever holds an invitation may read it before they say who they are. It is asked in a body: addresses are written down on the way. */
  app.post('/invitation', async (request, reply) => {
    if (!readings.take(ports.addressOf(request.raw)))
      return refuse(reply, 429, 'Too many invitations from this address; wait a minute.');
    const found = await service.invitation(parseInvitation(request.body));
    return found === undefined ? refuse(reply, 404, 'There is no such invitation.') : reply.send(found);
  });
}
