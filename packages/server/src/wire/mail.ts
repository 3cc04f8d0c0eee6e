import { parseMailWish, parseToken } from '@riband/protocol';
import type { FastifyInstance } from 'fastify';
import { mailAddressIn } from '../mail/address.ts';
import type { Letters } from '../mail/letters.ts';
import { Allowances } from './limits.ts';
import { playerOf, type RoutePorts, refuse, refuseNobody } from './visitors.ts';

interface MailPorts extends RoutePorts {
  /** Nothing if nobody gets mail. */
  readonly letters: Letters | null;
}

/** Whether somebody is told of turns by mail, and where. */
export function addMailRoutes(app: FastifyInstance, ports: MailPorts): void {
  const { people, letters, clock, limits } = ports;
  // The database counts the questions; where somebody comes from on the network is nowhere in it.
  const addresses = new Allowances(limits.questionsOfAddress, clock);
  const most = { ofPlayer: limits.questionsOfPlayer, toMailbox: limits.questionsToMailbox };

  app.get('/mail', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    const own = (await letters?.addressesOf(player.id)) ?? { address: null, waiting: null };
    return reply.send({ offered: letters !== null, ...own });
  });

  app.post('/mail', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    const wish = parseMailWish(request.body);
    const address = mailAddressIn(wish.address);
    if (letters === null || address === undefined) return refuse(reply, 400, 'Mail cannot be sent there.');
    const outcome = addresses.take(ports.addressOf(request.raw))
      ? await letters.propose(player.id, address, wish.language, most)
      : 'tooMany';
    if (outcome === 'tooMany') return refuse(reply, 429, 'Too many mails for one day.');
    if (outcome === 'failed') return refuse(reply, 502, 'The mail could not be sent.');
    return reply.code(204).send();
  });

  app.post('/mail-remove', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    await letters?.remove(player.id);
    return reply.code(204).send();
  });

  /** Whoever reads the mail may be signed in elsewhere: what stands in it is enough. */
  app.post('/mail-confirm', async (request, reply) => {
    const isGood = (await letters?.confirm(parseToken(request.body).token)) ?? false;
    return isGood ? reply.code(204).send() : refuse(reply, 404, 'This is no question, or an old one.');
  });
}

/** What ends all mail, from a page or from a program for mail, which has neither a page nor a cookie of ours (RFC 8058). */
export async function addMailStop(app: FastifyInstance, { letters }: Pick<MailPorts, 'letters'>): Promise<void> {
  // A form comes with it that always says the same.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, async () => null);

  app.post<{ Params: { token: string } }>('/mail-stop/:token', async ({ params }, reply) => {
    const isGood = (await letters?.stop(params.token)) ?? false;
    reply.header('cache-control', 'no-store');
    return isGood ? reply.code(204).send() : refuse(reply, 404, 'This has ended before, or is very old.');
  });

  /** Programs that only look, such as those that look for viruses, end nothing. */
  app.get<{ Params: { token: string } }>('/mail-stop/:token', async ({ params }, reply) =>
    reply.header('cache-control', 'no-store').redirect(`/#/mail/stop/${encodeURIComponent(params.token)}`, 303),
  );
}
