// npm start: sets up, builds what has changed, and serves Blue Riband until it is told to end.
import { join } from 'node:path';
import { ensureBuilt, serverBundle, webBuild } from './builds.mjs';
import { checkout, importFromCheckout } from './checkout.mjs';
import { onEnd } from './on-end.mjs';
import { explainPort, tryPort } from './ports.mjs';
import { PlainError, readOptions, runMain } from './program.mjs';
import { setUp } from './set-up.mjs';

const DEFAULT_PORT = '4870';
const PATIENCE_MS = 3000;

/**
 * What the server package exports.
 * @typedef {{ url: string, close(): Promise<void> }} RunningServer
 * @typedef {{ text: string } | { file: string }} Key
 * @typedef {{ host: string, port: number, origins?: readonly string[], behindProxy?: boolean, metrics?: { host: string, port: number } }} Listening
 * @typedef {Listening & { webFolder: string, database: string, key: Key, threads: number, limits: object }} ServerOptions
 * @typedef {{ startServer(options: ServerOptions): Promise<RunningServer>, usualThreads(): number, HostProblem: new () => Error, listeningFrom(environment: object): Listening, placesFrom(environment: object, folder: string): { database: string, key: Key, push?: { contact: string, key: Key }, mail?: { relay: string, from: string } } }} ServerPackage
 */

await runMain(async () => {
  const { host, port } = whereToListen();
  await tryPort(host, port).catch(explainPort(host, port));
  await setUp();
  await ensureBuilt('web');
  await ensureBuilt('server');
  const server = await start(host, port);
  console.log(`Blue Riband is at ${server.url} (Ctrl-C ends it)`);
  onEnd(() => stop(server));
});

function whereToListen() {
  const { HOST = 'localhost', PORT = DEFAULT_PORT } = process.env;
  const { host, port } = readOptions({ host: HOST, port: PORT });
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65535) {
    throw new PlainError(`"${port}" is not a port; give a number from 0 to 65535, as in: npm start -- --port 8080`, 2);
  }
  return { host, port: Number(port) };
}

/**
 * @param {string} host
 * @param {number} port
 */
async function start(host, port) {
  process.setSourceMapsEnabled(true);
  const server = /** @type {ServerPackage} */ (await importFromCheckout(serverBundle));
  try {
    const listening = server.listeningFrom({ ...process.env, HOST: host, PORT: `${port}` });
    const places = server.placesFrom(process.env, join(checkout, '.riband'));
    const own = { threads: server.usualThreads(), webFolder: join(checkout, webBuild), limits: limits() };
    return await server.startServer({ ...listening, ...places, ...own }).catch(explainPort(host, port));
  } catch (problem) {
    if (problem instanceof server.HostProblem) throw new PlainError(problem.message, 2);
    throw problem;
  }
}

/** Tests ask more often than people do: `RIBAND_LIMITS='{"guests":{"count":1000,"ms":60000}}'`. */
function limits() {
  return JSON.parse(process.env['RIBAND_LIMITS'] ?? '{}');
}

/** @param {RunningServer} server */
async function stop(server) {
  // A connection that stays open must not keep the process alive for ever.
  setTimeout(() => process.exit(0), PATIENCE_MS).unref();
  await server.close();
  process.exit(0);
}
