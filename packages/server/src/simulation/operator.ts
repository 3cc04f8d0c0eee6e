import { Vault } from '../record/vault.ts';
import { RepairProblem, Workshop } from '../repairs/workshop.ts';
import { PlayingRules } from '../rules/playing.ts';
import { thinkHere } from '../rules/thinker.ts';
import { Committer } from '../storage/committer.ts';
import type { Storage } from '../storage/storage.ts';
import { SILENCE } from '../tables/messenger.ts';
import { VAULT_KEY } from './server.ts';
import type { Story } from './story.ts';
import { MachineClock } from './world.ts';

/** Who runs the servers, and repairs the table in the middle of the storm, as if something were wrong with it. */
export class Operator {
  readonly #story: Story;
  readonly #workshop: Workshop;

  constructor(story: Story, storage: Storage) {
    const { world } = story;
    const [clock, random] = [new MachineClock(world), world.bytes()];
    this.#story = story;
    this.#workshop = new Workshop({
      ...{ clock, random, storage, committer: new Committer(storage, clock), rules: new PlayingRules() },
      ...{
        thinker: thinkHere(),
        vault: new Vault(VAULT_KEY, random),
        telling: SILENCE,
        warn: () => {},
        outages: () => [],
      },
    });
  }

  meddle(): void {
    const { world } = this.#story;
    if (world.chance(0.3)) {
      this.#repair((table) => this.#workshop.replace(table, world.random.below(3), 'Gone.'));
      return;
    }
    this.#repair((table) => this.#workshop.setAside(table, 'Wait.'));
  }

  /** Whatever is set aside, by whomever, is brought back after a while. */
  watch(): void {
    const { world } = this.#story;
    world.after(world.between(1000, 9000), () => {
      this.#repair((table) => this.#workshop.bringBack(table, ''));
      this.watch();
    });
  }

  /** What cannot be done, as the game is over or there is nobody to be replaced, is no harm. */
  #repair(work: (table: string) => Promise<void>): void {
    const { place } = this.#story;
    if (place === null) return;
    work(place.table).catch((problem: unknown) => {
      if (!(problem instanceof RepairProblem)) this.#story.violated(`a repair failed: ${problem}`);
    });
  }
}
