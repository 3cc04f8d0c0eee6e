import type { IncomingMessage } from 'node:http';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Online } from './online.ts';
import type { Metrics } from './operations/metrics.ts';
import { serveWebClient } from './web-client.ts';
import type { Limits } from './wire/limits.ts';
import { addMailStop } from './wire/mail.ts';
import { networkOf } from './wire/networks.ts';
import { addRoutes } from './wire/routes.ts';
import { PATIENCE_MS, Sockets } from './wire/sockets.ts';

/** How long somebody may take to say what they want. */
const REQUEST_MS = 30_000;

/** How long the storage may take to say that it is there. */
const HEALTH_MS = 2000;

/** Everything that the server serves, and whom. */
export interface Ports {
  /** Where the built web client lies. */
  readonly webFolder: string;
  readonly online: Online;
  readonly limits: Limits;
  /** Whether a proxy stands before the server and tells the addresses of visitors (`X-Forwarded-For`). */
  readonly behindProxy: boolean;
  readonly metrics?: Metrics;
  /** The pages that may ask for anything: `https://riband.example`. */
  origins(): readonly string[];
}

/** The whole server, not listening yet. */
export async function buildServer(ports: Ports): Promise<FastifyInstance> {
  const { webFolder, online, limits, origins, behindProxy } = ports;
  const app = Fastify({ bodyLimit: limits.messageBytes, requestTimeout: REQUEST_MS, logger: { level: 'warn' } });
  const told = behindProxy ? forwardedAddress : socketAddress;
  const addressOf = (request: IncomingMessage): string => networkOf(told(request));
  await app.register(helmet, SECURITY);
  // The highest quality of Brotli takes longer to compress than what it saves takes to send.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  await serveWebClient(app, webFolder);

  const sockets = new Sockets({ ...online, limits, origins, addressOf });
  await app.register((api) => addRoutes(api, { ...online, limits, origins, addressOf }), { prefix: '/api' });
  await app.register((api) => addMailStop(api, online), { prefix: '/api' });
  app.server.on('upgrade', (request, socket, head) => sockets.upgrade(request, socket, head));
  app.addHook('preClose', async () => {
    // What was not asked to the end by then is not answered any more.
    const callOff = online.clock.after(PATIENCE_MS, () => app.server.closeAllConnections());
    app.server.once('close', callOff);
    await sockets.close();
  });

  ports.metrics?.gauge('riband_connections', 'Open connections.', () => sockets.size);
  app.get('/health', async (_, reply) => {
    const isWell = await answers(online.check(), HEALTH_MS);
    const status = isWell ? 'ok' : 'the storage does not answer';
    return reply
      .code(isWell ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.setNotFoundHandler((request, reply) => {
    reply.code(404);
    // Who reads it in a browser is told by the page itself, in their language, with the way on.
    if (request.headers.accept?.includes('text/html')) return reply.sendFile('index.html');
    return reply.type('text/plain').send(`There is nothing at ${request.url}. Blue Riband begins at /\n`);
  });
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain').send(`${error.message}\n`);
    request.log.error(error);
    return reply.code(500).type('text/plain').send('The server failed at this; the reason is in its log.\n');
  });
  return app;
}

/** Whether something resolves in time. */
function answers(work: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, milliseconds, false).unref());
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]);
}

const socketAddress = ({ socket }: IncomingMessage): string => socket.remoteAddress ?? '';

/** One proxy is believed: what it was told itself may be a lie. */
function forwardedAddress(request: IncomingMessage): string {
  const told = [request.headers['x-forwarded-for'] ?? []].flat().join();
  return told.split(',').at(-1)?.trim() || socketAddress(request);
}

/** Scripts, styles, workers and pictures come from this server alone; nothing is inline, nobody may frame the page. */
const SECURITY = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      // The bell is made in the page.
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  // Whether the address is served by TLS is known to who runs the server, not to the server.
  strictTransportSecurity: false,
} as const;
