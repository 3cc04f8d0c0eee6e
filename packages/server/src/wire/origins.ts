import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a request comes from a page of ours: browsers say from which, and no page can lie about it. Who sends none is no browser, or an
 * old one; they may look, and change nothing.
 */
export function isOurs({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, ours: readonly string[]): boolean {
  if (origin === undefined || !ours.includes(origin)) return false;
  return site === undefined || site === 'same-origin';
}
