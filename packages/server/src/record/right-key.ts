import { HostProblem } from '../operations/host-problem.ts';
import type { KeyStorage } from '../storage/keys.ts';
import type { Vault } from './vault.ts';

/** With another key than that of its tables a server would find them all broken. */
export class WrongKey extends HostProblem {
  override readonly name = 'WrongKey';

  constructor() {
    super(
      'This is not the key that the tables in this database are locked with. Put the seeds.key of then into the folder of the data, in place of one that lies there, or ' +
        'set RIBAND_KEY to what all its servers have; if that key is lost, start once with riband serve --new-key: games that have begun cannot go on then.',
    );
  }
}

/** The first key of a database stays its key. One that is older than this promise is known by its seeds. */
export async function requireRightKey(keys: KeyStorage, vault: Vault): Promise<void> {
  if ((await keys.mark()) === undefined) {
    const seeds = await keys.newestSeeds();
    if (seeds.length > 0 && !seeds.some((seed) => vault.opens(seed))) throw new WrongKey();
    await keys.leave(vault.mark);
  }
  if ((await keys.mark()) !== vault.mark) throw new WrongKey();
}
