import type { LockName } from './worker/locks.ts';

/** Comes when nobody plays the table any more; never where the browser has no locks, or when it is no longer asked for. */
export function whenFree(manager: LockManager | undefined, table: string, { signal }: AbortController): Promise<void> {
  const name: LockName = `blue-riband ${table}`;
  return new Promise((resolve) => {
    manager?.request(name, { signal }, () => resolve()).catch(() => {});
  });
}
