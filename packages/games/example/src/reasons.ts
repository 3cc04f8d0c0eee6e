import type { Reason } from '@riband/kernel';
import type { QuaysideMessage } from './messages.ts';

export function reason(clause: string, message: QuaysideMessage): Reason {
  return { clause, message };
}

/** A reason if the price is more than somebody has. */
export function tooDear(clause: string, price: number, coins: number): Reason | undefined {
  if (price <= coins) return undefined;
  const missing = price - coins;
  return {
    ...reason(clause, { key: 'example.why.coins', params: { missing } }),
    shortage: { of: 'coins', amount: missing },
  };
}
