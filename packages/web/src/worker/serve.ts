import { numberOf, parseRequest, type Sent } from '@riband/protocol';
import type { OfflineHost } from './offline-host.ts';

/** The answer to whatever came over the wire; there always is one. */
export async function serve(host: OfflineHost, data: unknown): Promise<Sent> {
  try {
    const { number, request } = parseRequest(data);
    return { number, answer: await host.handle(request) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { number: numberOf(data), answer: { kind: 'failed', problem } };
  }
}
