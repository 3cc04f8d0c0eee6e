import { randomInt } from 'node:crypto';
import pg from 'pg';

/** So many hints come for each that is lost. */
const HINTS_FOR_ONE_LOST = 20;

/** From now on one in twenty of the hints that PostgreSQL gives to this process never arrives. */
export function loseSomeHints(): void {
  const { emit } = pg.Client.prototype;
  pg.Client.prototype.emit = function (event: string | symbol, ...told: unknown[]): boolean {
    const isLost = event === 'notification' && randomInt(HINTS_FOR_ONE_LOST) === 0;
    return isLost || emit.call(this, event, ...told);
  };
}
