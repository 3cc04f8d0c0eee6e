import { type LookupAddress, lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublic } from './targets.ts';

/** Sends something, and says with which status it was answered; what was said besides is not read. Tests have their own. */
export type Post = (
  endpoint: string,
  headers: Readonly<Record<string, string | number>>,
  body: Uint8Array,
) => Promise<number>;

const PATIENCE_MS = 10_000;

/** Nobody is followed elsewhere: an answer that points to another place is an answer like any other. */
export const postOverTls: Post = (endpoint, headers, body) =>
  new Promise((answered, failed) => {
    const options = { method: 'POST', headers, agent: false, lookup: publicLookup };
    const asked = request(endpoint, { ...options, signal: AbortSignal.timeout(PATIENCE_MS) }, (response) => {
      response.on('error', () => {});
      response.destroy();
      answered(response.statusCode ?? 0);
    });
    asked.on('error', failed);
    asked.end(body);
  });

/** The very addresses that were looked at are called: a name that means something else a moment later gains nothing. */
const publicLookup: LookupFunction = (host, { all, ...options }, found) => {
  lookup(host, { ...options, all: true }, (problem, addresses) => {
    if (problem !== null) return found(problem, []);
    const open: readonly LookupAddress[] = addresses.filter(({ address }) => isPublic(address));
    const [first] = open;
    if (first === undefined) return found(new Error(`${host} is no public host`), []);
    return all === true ? found(null, [...open]) : found(null, first.address, first.family);
  });
};
