import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const ONE_YEAR_S = 365 * 24 * 60 * 60;

/** Vite puts everything whose name holds its hash here. */
const HASHED = `${sep}assets${sep}`;

/** Serves the built pages: files named by their content never change, all others are asked for again every time. */
export async function serveWebClient(app: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) {
    throw new Error(`There is no built web client in ${folder}; make it with: npm run build`);
  }
  await app.register(serveStatic, {
    root: folder,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (reply, path) => {
      const unchanging = path.startsWith(join(folder, HASHED));
      reply.header('cache-control', unchanging ? `public, max-age=${ONE_YEAR_S}, immutable` : 'no-cache');
    },
  });
}
