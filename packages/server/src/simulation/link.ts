import type { Player } from '../storage/storage.ts';
import type { Weather } from './flaky-storage.ts';
import type { Line, Machine } from './machine.ts';
import type { World } from './world.ts';

/** What happens at the player's end. */
export interface Ends {
  hear(text: string): void;
  closed(): void;
}

/** A connection from a player to a server. What is sent arrives in order, after a while, unless the connection breaks. */
export class Link {
  readonly #world: World;
  readonly #weather: Weather;
  readonly #machine: Machine;
  readonly #ends: Ends;
  readonly #line: Line | undefined;
  #cut = false;
  /** When the last message arrives, on the way there and on the way back. */
  #there = 0;
  #back = 0;

  constructor(world: World, weather: Weather, machine: Machine, player: Player, ends: Ends) {
    this.#world = world;
    this.#weather = weather;
    this.#machine = machine;
    this.#ends = ends;
    this.#line = machine.connect(player, { hear: (text) => this.#sendBack(text), broken: () => this.cut() });
    if (this.#line === undefined) this.#world.after(20, () => this.cut());
  }

  send(text: string): void {
    if (this.#world.chance(this.#weather.breakLink)) this.cut();
    // On a broken line some still gets through: it may be older than what comes over the next one.
    if (this.#line === undefined || (this.#cut && this.#world.chance(0.5))) return;
    const line = this.#line;
    this.#there = Math.max(this.#there, this.#world.now + this.#delay());
    this.#world.after(this.#there - this.#world.now, () => this.#machine.receive(line, text));
  }

  /** The player may notice at once or late; so may the server. */
  cut(): void {
    if (this.#cut) return;
    this.#cut = true;
    const line = this.#line;
    this.#world.after(this.#world.between(0, 3000), () => this.#ends.closed());
    if (line !== undefined) this.#world.after(this.#world.between(0, 3000), () => this.#machine.hangUp(line));
  }

  #sendBack(text: string): void {
    if (this.#world.chance(this.#weather.breakLink)) this.cut();
    this.#back = Math.max(this.#back, this.#world.now + this.#delay());
    this.#world.after(this.#back - this.#world.now, () => {
      if (!this.#cut) this.#ends.hear(text);
    });
  }

  #delay(): number {
    return this.#world.chance(0.02) ? this.#world.between(100, 2000) : this.#world.between(1, 40);
  }
}
