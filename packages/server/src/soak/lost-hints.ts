import { randomInt } from 'node:crypto';
import pg from 'pg';

/** Of so many hints one is lost. */
const LOSE_ONE_OF = 20;

/** From now on one in twenty of the hints that PostgreSQL gives to this process never arrives. */
export function loseSomeHints(): void {
  const { emit } = pg.Client.prototype;
  pg.Client.prototype.emit = function (event: string | symbol, ...told: unknown[]): boolean {
    const isLost = event === 'notification' && randomInt(LOSE_ONE_OF) === 0;
    return isLost || emit.call(this, event, ...told);
  };
}
