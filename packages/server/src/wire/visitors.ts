import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type People, SESSION_MS } from '../people/people.ts';
import type { Clock } from '../ports/clock.ts';
import type { Player } from '../storage/storage.ts';
import type { Limits } from './limits.ts';

/** Only for this very host, only over TLS (or on this machine), not for scripts, not for requests from other sites. */
export const COOKIE = '__Host-riband';
const COOKIE_RULES = { path: '/', httpOnly: true, secure: true, sameSite: 'lax' } as const;
const COOKIE_SECONDS = SESSION_MS / 1000;

export interface RoutePorts {
  readonly people: People;
  readonly clock: Clock;
  readonly limits: Limits;
  origins(): readonly string[];
  addressOf(request: IncomingMessage): string;
}

export function giveCookie(reply: FastifyReply, token: string): FastifyReply {
  return reply.setCookie(COOKIE, token, { ...COOKIE_RULES, maxAge: COOKIE_SECONDS });
}

export const clearCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(COOKIE, COOKIE_RULES);

export async function playerOf(request: FastifyRequest, people: People): Promise<Player | undefined> {
  const token = request.cookies[COOKIE];
  return token === undefined ? undefined : people.findByToken(token);
}

/** The same, of whoever comes to stay: with a cookie that lasts longer, when the old one is about to end. */
export async function welcomedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  people: People,
): Promise<Player | undefined> {
  const [player, token] = [await playerOf(request, people), request.cookies[COOKIE]];
  if (player !== undefined && token !== undefined && (await people.renew(token))) giveCookie(reply, token);
  return player;
}

/** The old token is worth nothing any more: somebody else may have had the device before. */
export async function giveNewToken(
  request: FastifyRequest,
  reply: FastifyReply,
  people: People,
  player: Player,
): Promise<void> {
  const former = request.cookies[COOKIE];
  if (former !== undefined) await people.forgetToken(former);
  giveCookie(reply, await people.welcome(player));
}

export function refuse(reply: FastifyReply, status: number, problem: string): FastifyReply {
  return reply.code(status).send({ problem });
}

export const refuseNobody = (reply: FastifyReply): FastifyReply => refuse(reply, 401, 'Nobody is signed in.');
