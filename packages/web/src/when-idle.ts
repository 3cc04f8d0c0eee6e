/** Not every browser tells when it has nothing to do. */
const SOON_MS = 200;

/** What nobody waits for is done when there is nothing else to do. */
export function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(run);
  else setTimeout(run, SOON_MS);
}
