// npm start: sets up, builds what has changed, and serves Blue Riband until it is told to end.
import { parseArgs } from 'node:util';
import { ensureBuilt, serverBundle, webBuild } from './builds.mjs';
import { checkout, importFromCheckout } from './checkout.mjs';
import { onEnd } from './on-end.mjs';
import { PlainError, runMain } from './progress.mjs';
import { setUp } from './set-up.mjs';

const DEFAULT_PORT = '4870';
const PATIENCE_MS = 3000;

/**
 * What the server package exports.
 * @typedef {{ url: string, close(): Promise<void> }} RunningServer
 * @typedef {(options: { host: string, port: number, webFolder: string }) => Promise<RunningServer>} StartServer
 */

await runMain(async () => {
  const { host, port } = readOptions();
  await setUp();
  await ensureBuilt('web');
  await ensureBuilt('server');
  process.setSourceMapsEnabled(true);
  const { startServer } = await importFromCheckout(serverBundle);
  const server = await listen(/** @type {StartServer} */ (startServer), host, port);
  console.log(`Blue Riband is at ${server.url} (Ctrl-C ends it)`);
  onEnd(() => stop(server));
});

function readOptions() {
  const { values } = parseArgs({ options: { port: { type: 'string' }, host: { type: 'string' } } });
  const port = values.port ?? process.env['PORT'] ?? DEFAULT_PORT;
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new PlainError(`"${port}" is not a port; give a number from 0 to 65535, as in: npm start -- --port 8080`, 2);
  }
  return { host: values.host ?? process.env['HOST'] ?? 'localhost', port: Number(port) };
}

/**
 * @param {StartServer} startServer
 * @param {string} host
 * @param {number} port
 */
async function listen(startServer, host, port) {
  try {
    return await startServer({ host, port, webFolder: `${checkout}${webBuild}` });
  } catch (error) {
    const code = /** @type {NodeJS.ErrnoException} */ (error).code;
    if (code === 'EADDRINUSE') {
      throw new PlainError(`Port ${port} is in use; choose another, as in: npm start -- --port ${port + 1}`, 2);
    }
    if (code === 'EACCES') throw new PlainError(`Port ${port} is not open to this user; choose one above 1023.`, 2);
    throw error;
  }
}

/** @param {RunningServer} server */
async function stop(server) {
  // A connection that stays open must not keep the process alive for ever.
  setTimeout(() => process.exit(0), PATIENCE_MS).unref();
  await server.close();
  process.exit(0);
}
