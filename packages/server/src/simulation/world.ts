import { type Random, SEED_BYTES, seeded } from '@riband/kernel';
import type { Clock } from '../ports/clock.ts';
import type { SecretRandom } from '../ports/random.ts';

interface Planned {
  readonly at: number;
  readonly order: number;
  readonly run: () => void;
}

/** Time and luck of a simulation. Nothing in it happens at any other time, or by any other luck: the same seed, the same story. */
export class World {
  readonly random: Random;
  /** The seeds of all draws, in hexadecimal: nobody in a story may ever read one. */
  readonly secrets = new Set<string>();
  #now = 0;
  #order = 0;
  /** What is still to happen, the last first. */
  readonly #plans: Planned[] = [];

  constructor(seed: number | string) {
    this.random = seeded(`world ${seed}`);
  }

  /** In whole milliseconds. */
  get now(): number {
    return this.#now;
  }

  after(ms: number, run: () => void): () => void {
    const plan: Planned = { at: this.#now + Math.round(ms), order: this.#order++, run };
    this.#plans.splice(this.#placeFor(plan), 0, plan);
    return () => {
      const index = this.#plans.indexOf(plan);
      if (index >= 0) this.#plans.splice(index, 1);
    };
  }

  chance(probability: number): boolean {
    return this.random.below(1_000_000) < probability * 1_000_000;
  }

  between(low: number, high: number): number {
    return low + this.random.below(high - low + 1);
  }

  /** Lets things happen until it is enough, or nothing is left to happen. */
  async run(enough: () => boolean): Promise<void> {
    while (!enough()) {
      const plan = this.#plans.pop();
      if (plan === undefined) return;
      this.#now = plan.at;
      plan.run();
      // Whatever follows at once has followed by then.
      await new Promise(setImmediate);
    }
  }

  /** Bytes for ids and seeds: here anybody could foresee them. */
  bytes(): SecretRandom {
    return {
      bytes: (length) => {
        const bytes = Uint8Array.from({ length }, () => this.random.below(256));
        if (length === SEED_BYTES) this.secrets.add(Buffer.from(bytes).toString('hex'));
        return bytes;
      },
    };
  }

  #placeFor({ at, order }: Planned): number {
    let [low, high] = [0, this.#plans.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = this.#plans[middle] as Planned;
      if (other.at > at || (other.at === at && other.order > order)) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The clock of one machine: it stops with it, stands still while it sleeps, and may be set wrong. */
export class MachineClock implements Clock {
  readonly #world: World;
  /** How wrong it is. */
  #offset = 1_800_000_000_000;
  #dead = false;
  #sleepsUntil = 0;
  #jumpedAt = 0;

  constructor(world: World) {
    this.#world = world;
  }

  now(): number {
    return this.#world.now + this.#offset;
  }

  elapsed(): number {
    return this.#world.now;
  }

  after(ms: number, run: () => void): () => void {
    return this.#world.after(ms, () => this.whenAwake(run));
  }

  /** Now, or when it wakes up; never if it is dead. */
  whenAwake(run: () => void): void {
    const wait = this.#sleepsUntil - this.#world.now;
    if (this.#dead) return;
    if (wait <= 0) run();
    else this.#world.after(wait, () => this.whenAwake(run));
  }

  jump(ms: number): void {
    this.#offset += ms;
    this.#jumpedAt = this.#world.now;
  }

  sleep(ms: number): void {
    this.#sleepsUntil = this.#world.now + ms;
  }

  /** Whether it was neither set nor stood still for so long. */
  isSteadyFor(ms: number): boolean {
    return this.#world.now - Math.max(this.#sleepsUntil, this.#jumpedAt) > ms;
  }

  get isDead(): boolean {
    return this.#dead;
  }

  die(): void {
    this.#dead = true;
  }
}
