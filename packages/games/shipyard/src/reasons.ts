import type { Reason } from '@riband/kernel';
import type { ShipyardMessage } from './messages.ts';

export function reason(clause: string, message: ShipyardMessage): Reason {
  return { clause, message };
}

/** A reason if the price is more than somebody has. */
export function tooDear(clause: string, price: number, money: number): Reason | undefined {
  if (price <= money) return undefined;
  const missing = price - money;
  return {
    ...reason(clause, { key: 'shipyard.why.money', params: { missing } }),
    shortage: { of: 'guilders', amount: missing },
  };
}
