/** Whoever holds it plays the table. */
export interface Lock {
  release(): void;
}

/** Sees to it that a table is played in one tab at a time. */
export interface Locks {
  /** Nothing if somebody else has it, unless it is taken over; then they lose it, as we may: `lost` tells. */
  take(table: string, how: { readonly takeOver: boolean; lost(): void }): Promise<Lock | null>;
}

/** A page that is just being left, or loaded anew, lets go in a moment. */
const PATIENCE_MS = 200;

/** The lock of a table; pages wait for it by the same name. */
export type LockName = `blue-riband ${string}`;
const nameOf = (table: string): LockName => `blue-riband ${table}`;

/** Where the browser has no locks, nobody is asked to wait: a claim on the shelf still tells who came last. */
export const UNLOCKED: Locks = { take: async () => ({ release: () => {} }) };

export function browserLocks(manager: LockManager | undefined): Locks {
  return manager === undefined ? UNLOCKED : { take: (table, how) => taken(manager, table, how) };
}

function taken(
  manager: LockManager,
  table: string,
  { takeOver, lost }: { readonly takeOver: boolean; lost(): void },
): Promise<Lock | null> {
  return new Promise((resolve) => {
    let held = false;
    const hold = () =>
      new Promise<void>((release) => {
        held = true;
        resolve({ release });
      });
    const how = takeOver ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE_MS) };
    manager.request(nameOf(table), how, hold).catch((error: unknown) => {
      if (held) lost();
      else if (error instanceof DOMException && error.name === 'TimeoutError') resolve(null);
      else void UNLOCKED.take(table, { takeOver, lost }).then(resolve);
    });
  });
}
