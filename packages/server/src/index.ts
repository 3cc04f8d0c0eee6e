import type { AddressInfo } from 'node:net';
import { buildServer } from './build.ts';
import { keyOf } from './key.ts';
import { mailFrom } from './mail/relay.ts';
import { openOnline } from './online.ts';
import type { Listening } from './operations/listening.ts';
import { logWarning } from './operations/log.ts';
import { Metrics, serveMetrics } from './operations/metrics.ts';
import type { Places } from './operations/settings.ts';
import { Vapid } from './push/vapid.ts';
import { LIMITS, type Limits } from './wire/limits.ts';

export type { Inventory } from './backup/check.ts';
export { backUp, restore } from './backup/copy.ts';
export { HostProblem } from './operations/host-problem.ts';
export { listeningFrom } from './operations/listening.ts';
export { type Environment, placesFrom, usualThreads } from './operations/settings.ts';
export { inWorkshop, reportsIn } from './repairs/open.ts';
export type { TableReport } from './repairs/report.ts';

export interface ServerOptions extends Places, Listening {
  /** Where the built web client lies. */
  readonly webFolder: string;
  /** How many threads play the rules; 0 plays them in this one. */
  readonly threads: number;
  /** Whether the key takes the place of one that is lost. */
  readonly isNewKey?: boolean;
  readonly limits?: Partial<Limits>;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens, or fails with the error of the socket (`EADDRINUSE`). */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { host, port, webFolder, database, threads } = options;
  let url = '';
  const key = keyOf(options.key, 'the seeds');
  const { push } = options;
  const origins = () => options.origins ?? [url];
  const mail = options.mail && { ...mailFrom(options.mail), origin: () => origins()[0] ?? url };
  const metrics = new Metrics();
  const online = await openOnline({
    ...{ database, key, threads, metrics, isNewKey: options.isNewKey ?? false },
    ...(push === undefined ? {} : { vapid: new Vapid(keyOf(push.key, 'messages to devices'), push.contact) }),
    ...(mail === undefined ? {} : { mail }),
    warn(what, table, problem) {
      metrics.count('riband_warnings_total', what);
      logWarning(what, table, problem);
    },
  });
  /** What was opened is closed again, the last first. */
  const closing = [() => online.close()];
  const close = async (): Promise<void> => {
    // However long somebody takes to hang up, nobody's time runs down meanwhile.
    online.rest();
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const limits = { ...LIMITS, ...options.limits };
    const behindProxy = options.behindProxy ?? false;
    const app = await buildServer({ webFolder, online, limits, origins, behindProxy, metrics });
    closing.push(() => app.close());
    await app.listen({ host, port });
    if (options.metrics !== undefined) {
      const told = await serveMetrics(metrics, options.metrics.host, options.metrics.port);
      closing.push(async () => void told.close());
    }
    const { port: taken } = app.server.address() as AddressInfo;
    url = `http://${visitable(host)}:${taken}`;
    return { url, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

/** An address that a browser on this machine can open, where the server listens on all of them. */
function visitable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
