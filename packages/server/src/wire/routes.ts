import cookies from '@fastify/cookie';
import { ProtocolError, parseCalling } from '@riband/protocol';
import type { FastifyInstance } from 'fastify';
import type { Letters } from '../mail/letters.ts';
import type { Passkeys } from '../passkeys/passkeys.ts';
import { cleanName, NO_NAME } from '../people/names.ts';
import type { Push } from '../push/push.ts';
import type { TableService } from '../tables/service.ts';
import { addAccountRoutes } from './accounts.ts';
import { addDeviceRoutes } from './devices.ts';
import { readJson } from './json.ts';
import { Allowances, LONGEST_PROBLEM } from './limits.ts';
import { addMailRoutes } from './mail.ts';
import { addNumberRoutes } from './numbers.ts';
import { isOurs } from './origins.ts';
import { addPasskeyRoutes } from './passkeys.ts';
import { addTableRoutes } from './tables.ts';
import {
  COOKIE,
  clearCookie,
  giveCookie,
  playerOf,
  type RoutePorts,
  refuse,
  refuseNobody,
  welcomedIn,
} from './visitors.ts';

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

/** Who one is, and what is the same for all. Everything else goes over the socket. */
export async function addRoutes(
  app: FastifyInstance,
  ports: RoutePorts & {
    readonly service: TableService;
    readonly passkeys: Passkeys;
    readonly push: Push | null;
    readonly letters: Letters | null;
  },
): Promise<void> {
  const { people, clock, limits } = ports;
  const guests = new Allowances(limits.guests, clock);
  const tickets = new Allowances(limits.tickets, clock);
  await app.register(cookies);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_: unknown, text: string) => {
    const body = readJson(text, limits.depth);
    if (body === undefined) throw new ProtocolError('no JSON, or lists in lists in lists');
    return body;
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (WRITES.has(request.method) && !isOurs(request.headers, ports.origins()))
      return refuse(reply, 403, 'This can only be asked by a page of this server.');
    return undefined;
  });

  /** A guest, known from now on by a cookie. Who is known already stays who they are. */
  app.post('/guest', async (request, reply) => {
    const known = await playerOf(request, people);
    if (known !== undefined) return reply.send({ name: known.name });
    if (!guests.take(ports.addressOf(request.raw)))
      return refuse(reply, 429, 'Too many guests from this address; wait a minute.');
    const name = cleanName(parseCalling(request.body).name);
    if (name === undefined) return refuse(reply, 400, NO_NAME);
    const { token } = await people.addGuest(name);
    return giveCookie(reply, token).code(201).send({ name });
  });

  /** Nobody is no error: every page asks. */
  app.get('/me', async (request, reply) => {
    const player = await welcomedIn(request, reply, people);
    return reply.send({ name: player?.name ?? null });
  });

  app.post('/ticket', async (request, reply) => {
    const player = await welcomedIn(request, reply, people);
    const token = request.cookies[COOKIE];
    if (player === undefined || token === undefined) return refuseNobody(reply);
    if (!tickets.take(player.id)) return refuse(reply, 429, 'Too many connections; wait a minute.');
    const ticket = await people.ticketFor(player, token);
    return ticket === undefined ? refuseNobody(reply) : reply.send({ ticket });
  });

  app.post('/sign-out', async (request, reply) => {
    const token = request.cookies[COOKIE];
    if (token !== undefined) await people.forgetToken(token);
    return clearCookie(reply).code(204).send();
  });

  addNumberRoutes(app);
  addAccountRoutes(app, ports);
  addPasskeyRoutes(app, ports);
  addDeviceRoutes(app, ports);
  addMailRoutes(app, ports);
  addTableRoutes(app, ports);

  app.setErrorHandler<Error & { statusCode?: number }>((error, _, reply) => {
    const { message, statusCode = 500 } = error;
    if (error instanceof ProtocolError)
      return refuse(reply, 400, `This is not what was asked for: ${message.slice(0, LONGEST_PROBLEM)}.`);
    if (statusCode < 500) return refuse(reply, statusCode, message);
    throw error;
  });
}
