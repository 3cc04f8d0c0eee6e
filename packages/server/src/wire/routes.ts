import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import cookies from '@fastify/cookie';
import { findGame } from '@riband/catalog';
import { ProtocolError, parseGuest } from '@riband/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cleanName } from '../people/names.ts';
import type { People } from '../people/people.ts';
import type { Clock } from '../ports/clock.ts';
import type { Player } from '../storage/storage.ts';
import { Allowances, type Limits } from './limits.ts';
import { isOurs } from './origins.ts';

/** Only for this very host, only over TLS (or on this machine), not for scripts, not for requests from other sites. */
const COOKIE = '__Host-riband';
const COOKIE_RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
const COOKIE_SECONDS = 60 * 24 * 60 * 60;

const WRITES = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);

export interface RoutePorts {
  readonly people: People;
  readonly clock: Clock;
  readonly limits: Limits;
  origins(): readonly string[];
  addressOf(request: IncomingMessage): string;
  signedOut(player: Player): void;
}

/** Who one is, and what is the same for all. Everything else goes over the socket. */
export async function addRoutes(app: FastifyInstance, ports: RoutePorts): Promise<void> {
  const { people, clock, limits } = ports;
  const guests = new Allowances(limits.guests, clock);
  const tickets = new Allowances(limits.tickets, clock);
  await app.register(cookies);

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
    const name = cleanName(parseGuest(request.body).name);
    if (name === undefined)
      return refuse(reply, 400, 'A name has letters or digits, at most 30, and nothing invisible.');
    const { token } = await people.addGuest(name);
    return reply
      .setCookie(COOKIE, token, { ...COOKIE_RULES, maxAge: COOKIE_SECONDS })
      .code(201)
      .send({ name });
  });

  /** Nobody is no error: every page asks. */
  app.get('/me', async (request, reply) => {
    const player = await playerOf(request, people);
    return reply.send({ name: player?.name ?? null });
  });

  /** The numbers of a game that its board prints: the same for all tables, and long. */
  app.get<{ Params: { game: string } }>('/games/:game/tables', async (request, reply) => {
    const numbers = numbersOf(request.params.game);
    if (numbers === undefined) return refuse(reply, 404, 'There is no such game.');
    reply.header('cache-control', 'no-cache').header('etag', numbers.tag);
    if (request.headers['if-none-match'] === numbers.tag) return reply.code(304).send();
    return reply.type('application/json').send(numbers.text);
  });

  app.post('/ticket', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuse(reply, 401, 'Nobody is signed in.');
    if (!tickets.take(player.id)) return refuse(reply, 429, 'Too many connections; wait a minute.');
    return reply.send({ ticket: await people.ticketFor(player) });
  });

  app.post('/sign-out', async (request, reply) => {
    const player = await playerOf(request, people);
    const token = request.cookies[COOKIE];
    if (token !== undefined) await people.forgetToken(token);
    if (player !== undefined) ports.signedOut(player);
    return reply.clearCookie(COOKIE, COOKIE_RULES).code(204).send();
  });

  app.setErrorHandler((error, _, reply) => {
    if (error instanceof ProtocolError) return refuse(reply, 400, 'This is not what was asked for.');
    throw error;
  });
}

interface Numbers {
  readonly text: string;
  readonly tag: string;
}

const written = new Map<string, Numbers>();

/** Written when they are asked for first. */
function numbersOf(id: string): Numbers | undefined {
  const before = written.get(id);
  const game = findGame(id);
  if (before !== undefined || game === undefined) return before;
  const text = JSON.stringify(game.tables);
  const numbers = { text, tag: `"${createHash('sha256').update(text).digest('base64url')}"` };
  written.set(id, numbers);
  return numbers;
}

async function playerOf(request: FastifyRequest, people: People): Promise<Player | undefined> {
  const token = request.cookies[COOKIE];
  return token === undefined ? undefined : people.findByToken(token);
}

function refuse(reply: FastifyReply, status: number, problem: string): FastifyReply {
  return reply.code(status).send({ problem });
}
