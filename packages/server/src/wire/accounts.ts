import type { IncomingMessage } from 'node:http';
import { parseCalling, parseCredentials } from '@riband/protocol';
import type { FastifyInstance } from 'fastify';
import type { Passkeys } from '../passkeys/passkeys.ts';
import { cleanName, loginOf, NO_NAME } from '../people/names.ts';
import type { TableService } from '../tables/service.ts';
import { Allowances } from './limits.ts';
import { clearCookie, giveNewToken, playerOf, type RoutePorts, refuse, refuseNobody } from './visitors.ts';

interface AccountPorts extends RoutePorts {
  readonly service: TableService;
  readonly passkeys: Passkeys;
  addressOf(request: IncomingMessage): string;
}

/** Who wants to be known on every device, and what everybody may ask about themselves. */
export function addAccountRoutes(app: FastifyInstance, ports: AccountPorts): void {
  const { people, passkeys, service, clock, limits } = ports;
  const addresses = new Allowances(limits.signInsOfAddress, clock);
  const names = new Allowances(limits.names, clock);

  /** How one is known on other devices. */
  app.get('/account', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    return reply.send({ login: await people.loginOf(player), passkeys: await passkeys.of(player) });
  });

  app.post('/account', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    const { name, password } = parseCredentials(request.body);
    if (cleanName(name) === undefined || loginOf(name) === '') return refuse(reply, 400, 'This is no name.');
    if (!addresses.take(ports.addressOf(request.raw))) return refuse(reply, 429, 'Too many tries; wait a while.');
    if (!(await people.addAccount(player, name, password)))
      return refuse(reply, 409, 'This name is taken, or you have an account already.');
    await giveNewToken(request, reply, people, player);
    return reply.code(201).send({ name: player.name });
  });

  /** Another name. The one by which an account is known stays. */
  app.post('/name', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    if (!names.take(player.id)) return refuse(reply, 429, 'Too many names; wait a while.');
    const name = cleanName(parseCalling(request.body).name);
    if (name === undefined) return refuse(reply, 400, NO_NAME);
    await people.rename(player, name);
    return reply.send({ name });
  });

  app.post('/sign-in', async (request, reply) => {
    const { name, password } = parseCredentials(request.body);
    if (!addresses.take(ports.addressOf(request.raw)) || !(await people.mayTry(name, limits.signInsOfName)))
      return refuse(reply, 429, 'Too many tries; wait a while.');
    const player = await people.findByPassword(name, password);
    if (player === undefined) return refuse(reply, 401, 'The name or the password is wrong.');
    await giveNewToken(request, reply, people, player);
    return reply.send({ name: player.name });
  });

  app.post('/sign-out-everywhere', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    await people.forgetAllTokens(player);
    return clearCookie(reply).code(204).send();
  });

  /** All that is stored about who asks. */
  app.get('/data', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    const data = { ...(await people.dataOf(player)), tables: await service.tableDataOf(player) };
    return reply.header('content-disposition', 'attachment; filename="blue-riband-data.json"').send(data);
  });

  app.post('/erase', async (request, reply) => {
    const player = await playerOf(request, people);
    if (player === undefined) return refuseNobody(reply);
    await service.forget(player);
    return clearCookie(reply).code(204).send();
  });
}
