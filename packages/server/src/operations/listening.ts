import { HostProblem } from './host-problem.ts';
import type { Environment } from './settings.ts';

/** Where a server is found, and by whom. */
export interface Listening {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  /** Under which addresses browsers find the server, if not under those at which it listens. */
  readonly origins?: readonly string[];
  /** Whether a proxy stands before the server, and its word for who comes from where is good. */
  readonly behindProxy?: boolean;
  /** Where metrics are answered for, if anywhere: not a place for the world. */
  readonly metrics?: { readonly host: string; readonly port: number };
}

const STANDARD_PORT = '4870';
const LARGEST_PORT = 65_535;

/** As `HOST`, `PORT` and their like say. */
export function listeningFrom(environment: Environment): Listening {
  const [origins, metrics] = [environment['RIBAND_ORIGIN'], environment['RIBAND_METRICS']];
  return {
    host: environment['HOST'] ?? 'localhost',
    port: portIn(environment['PORT'] ?? STANDARD_PORT),
    behindProxy: environment['RIBAND_PROXY'] === '1',
    ...(origins === undefined ? {} : { origins: origins.split(',').map(originIn) }),
    ...(metrics === undefined ? {} : { metrics: placeIn(metrics) }),
  };
}

function portIn(text: string): number {
  if (!/^\d{1,5}$/.test(text) || Number(text) > LARGEST_PORT)
    throw new HostProblem(`"${text}" is not a port; give a number from 0 to ${LARGEST_PORT}, as in --port 8080.`);
  return Number(text);
}

function originIn(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.origin !== text.replace(/\/$/, ''))
    throw new HostProblem(`"${text}" is no address of a site; write it as in https://riband.example.`);
  return url.origin;
}

function placeIn(text: string): NonNullable<Listening['metrics']> {
  const [, host = '', port = ''] = /^(.+):(\d+)$/.exec(text) ?? [];
  if (host === '') throw new HostProblem(`"${text}" is no host and port; write it as in 127.0.0.1:9100.`);
  return { host, port: portIn(port) };
}
