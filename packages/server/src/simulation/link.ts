import type { Socket } from '@riband/protocol';
import type { Transport } from '../wire/connection.ts';
import type { Weather } from './flaky-storage.ts';
import type { SimulatedServer } from './server.ts';
import type { World } from './world.ts';

/** How soon each end sees that a connection is broken: soon, or when nobody has answered pings for long. */
const NOTICED_MS = { soon: { from: 0, to: 3000 }, late: { from: 50_000, to: 75_000 } };

type Happening = 'open' | 'message' | 'close';
type Listener = (event: { readonly data: unknown }) => void;

/** A connection from a player to a server: a WebSocket to the one, a transport to the other. What is sent arrives in order, until it breaks. */
export class Link implements Socket {
  readonly #world: World;
  readonly #weather: Weather;
  readonly #server: SimulatedServer | undefined;
  readonly #listeners: Record<Happening, Listener[]> = { open: [], message: [], close: [] };
  readonly #there: Way;
  readonly #back: Way;
  #isCut = false;
  #isClosed = false;
  #unsent = 0;

  /** Nobody answers where no server runs. */
  constructor(world: World, weather: Weather, server: SimulatedServer | undefined) {
    this.#world = world;
    this.#weather = weather;
    this.#server = server;
    this.#there = new Way(world);
    this.#back = new Way(world);
    if (server === undefined) world.after(delayIn(world), () => this.#close());
    else this.#toServer(() => this.#accept(server));
  }

  readonly transport: Transport = {
    send: (text) => this.#sendBack(text),
    unsent: () => this.#unsent,
    close: () => this.cut(),
    cut: () => this.cut(),
  };

  addEventListener(type: Happening, listener: Listener): void {
    this.#listeners[type].push(listener);
  }

  send(text: string): void {
    this.#breakMaybe();
    this.#toServer(() => this.#server?.receive(this, text));
  }

  close(): void {
    this.cut();
  }

  /** Each end notices in its own time. */
  cut(): void {
    if (this.#isCut) return;
    this.#isCut = true;
    this.#world.after(this.#noticing(), () => this.#close());
    this.#world.after(this.#noticing(), () => this.#server?.clock.whenAwake(() => this.#server?.hangUp(this)));
  }

  #accept(server: SimulatedServer): void {
    server.accept(this);
    this.#back.carry(this.#isCut, () => this.#happen('open'));
  }

  #sendBack(text: string): void {
    if (this.#server?.clock.isDead) return;
    this.#breakMaybe();
    this.#unsent += text.length;
    this.#back.carry(this.#isCut, () => {
      this.#unsent -= text.length;
      this.#happen('message', text);
    });
  }

  #toServer(run: () => void): void {
    this.#there.carry(this.#isCut, () => this.#server?.clock.whenAwake(run));
  }

  #breakMaybe(): void {
    if (this.#world.chance(this.#weather.breakLink)) this.cut();
  }

  #noticing(): number {
    const { from, to } = this.#world.chance(0.9) ? NOTICED_MS.soon : NOTICED_MS.late;
    return this.#world.between(from, to);
  }

  #close(): void {
    this.#happen('close');
    this.#isClosed = true;
  }

  #happen(type: Happening, data?: string): void {
    if (!this.#isClosed) for (const listener of this.#listeners[type]) listener({ data });
  }
}

/** One direction of a connection. */
class Way {
  readonly #world: World;
  /** When the last message arrives. */
  #busyUntil = 0;
  #isOver = false;

  constructor(world: World) {
    this.#world = world;
  }

  /** On a broken line some may still get through: it may be older than what comes over the next one. What follows what is lost is lost. */
  carry(isBroken: boolean, arrive: () => void): void {
    this.#isOver ||= isBroken && this.#world.chance(0.5);
    if (this.#isOver) return;
    this.#busyUntil = Math.max(this.#busyUntil, this.#world.now + delayIn(this.#world));
    this.#world.after(this.#busyUntil - this.#world.now, arrive);
  }
}

/** How long anything takes from one machine to another. */
export function delayIn(world: World): number {
  return world.chance(0.02) ? world.between(100, 2000) : world.between(1, 40);
}
