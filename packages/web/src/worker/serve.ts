import { parseRequest, type Sent } from '@riband/protocol';
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

/** The number of a request that is otherwise unreadable, so that who sent it hears of it. */
function numberOf(data: unknown): number {
  const number = typeof data === 'object' && data !== null && 'number' in data ? data.number : undefined;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : 0;
}
