import { existsSync } from 'node:fs';
import { keyOf } from '../key.ts';
import type { Places } from '../operations/settings.ts';
import { systemClock } from '../ports/clock.ts';
import { systemRandom } from '../ports/random.ts';
import { VAULT_KEY_BYTES, Vault } from '../record/vault.ts';
import { PlayingRules } from '../rules/playing.ts';
import { thinkHere } from '../rules/thinker.ts';
import { Committer } from '../storage/committer.ts';
import { openStorage } from '../storage/open.ts';
import { isPostgres, requireKnown } from '../storage/places.ts';
import type { Reported, Storage } from '../storage/storage.ts';
import { SILENCE } from '../tables/messenger.ts';
import { RepairProblem, Workshop } from './workshop.ts';

/** With the tools at hand, on the database of servers that may run meanwhile. */
export async function inWorkshop<T>(places: Places, work: (workshop: Workshop) => Promise<T>): Promise<T> {
  return inStorage(places, async (storage) => {
    const outages = await storage.outages();
    const workshop = new Workshop({
      ...{ clock: systemClock, random: systemRandom, storage, committer: new Committer(storage, systemClock) },
      ...{ rules: new PlayingRules(), thinker: thinkHere(), vault: new Vault(keyAt(places), systemRandom) },
      ...{ telling: SILENCE, outages: () => outages },
      // What fails is told by who asked for it.
      warn: () => {},
    });
    return work(workshop);
  });
}

/** What players think should be looked at, the last first. */
export const reportsIn = (places: Places): Promise<readonly Reported[]> =>
  inStorage(places, (storage) => storage.reports());

async function inStorage<T>({ database }: Places, work: (storage: Storage) => Promise<T>): Promise<T> {
  requireKnown(database);
  if (!isPostgres(database) && !existsSync(database)) throw new RepairProblem(`There is no database "${database}".`);
  const storage = await openStorage(database);
  try {
    return await work(storage);
  } finally {
    await storage.close();
  }
}

/** Where there is none, none is made: most repairs need no key, and the others say that this is not the one. */
function keyAt({ key }: Places): Uint8Array {
  return 'file' in key && !existsSync(key.file) ? systemRandom.bytes(VAULT_KEY_BYTES) : keyOf(key, 'the seeds');
}
