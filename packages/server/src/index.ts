import type { AddressInfo } from 'node:net';
import { buildServer, type Ports } from './build.ts';

export interface ServerOptions extends Ports {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
}

export interface RunningServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Listens, or fails with the error of the socket (`EADDRINUSE`). */
export async function startServer({ host, port, ...ports }: ServerOptions): Promise<RunningServer> {
  const app = await buildServer(ports);
  await app.listen({ host, port });
  const { port: taken } = app.server.address() as AddressInfo;
  return { url: `http://${visitable(host)}:${taken}`, close: () => app.close() };
}

/** An address that a browser on this machine can open, where the server listens on all of them. */
function visitable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
