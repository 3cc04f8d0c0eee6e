import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import Fastify, { type FastifyInstance } from 'fastify';
import { serveWebClient } from './web-client.ts';

/** Everything of the outside world that the server touches. */
export interface Ports {
  /** Where the built web client lies. */
  readonly webFolder: string;
}

const LARGEST_MESSAGE = 16 * 1024;

/** The whole server, not listening yet. */
export async function buildServer({ webFolder }: Ports): Promise<FastifyInstance> {
  const app = Fastify({ bodyLimit: LARGEST_MESSAGE, logger: { level: 'warn' } });
  await app.register(helmet, SECURITY);
  // The highest quality of Brotli takes longer to compress than what it saves takes to send.
  await app.register(compress, { brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } } });
  await serveWebClient(app, webFolder);

  app.get('/health', (_, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).type('text/plain').send(`There is nothing at ${request.url}. Blue Riband begins at /\n`),
  );
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status < 500) return reply.code(status).type('text/plain').send(`${error.message}\n`);
    request.log.error(error);
    return reply.code(500).type('text/plain').send('The server failed at this; the reason is in its log.\n');
  });
  return app;
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
