import { type OnlineRequest, parseOnlineRequest } from '@riband/protocol';
import { Vault } from '../record/vault.ts';
import { PlayingRules } from '../rules/playing.ts';
import type { Rules } from '../rules/rules.ts';
import { type Thinker, thinkHere } from '../rules/thinker.ts';
import { Committer } from '../storage/committer.ts';
import type { Player, Storage } from '../storage/storage.ts';
import type { Visitor } from '../tables/ports.ts';
import { TableService } from '../tables/service.ts';
import { FlakyStorage, type Weather } from './flaky-storage.ts';
import type { PostOffice } from './post-office.ts';
import { MachineClock, type World } from './world.ts';

/** What servers are made of; tests plant their bugs here. */
export interface Parts {
  storage(storage: Storage, clock: MachineClock): Storage;
  rules(rules: Rules): Rules;
  /** What a server takes a request for. */
  request(request: OnlineRequest): OnlineRequest;
}

/** The server's end of a connection. */
export interface Line extends Visitor {
  gone: boolean;
  /** The server has died: the other end finds out in time. */
  broken(): void;
}

/** A machine with a server, which can die and be started again. Nothing of it outlasts its death but what is stored. */
export class Machine {
  clock: MachineClock;
  crashes = 0;
  readonly #world: World;
  readonly #weather: Weather;
  readonly #storage: Storage;
  readonly #parts: Parts;
  readonly #office: PostOffice;
  #service: TableService | undefined;
  readonly #lines = new Set<Line>();

  constructor(world: World, weather: Weather, storage: Storage, office: PostOffice, parts: Parts) {
    this.#world = world;
    this.#weather = weather;
    this.#storage = storage;
    this.#office = office;
    this.#parts = parts;
    this.clock = new MachineClock(world);
    this.start();
  }

  get isUp(): boolean {
    return this.#service !== undefined;
  }

  start(): void {
    if (this.isUp) return;
    const clock = new MachineClock(this.#world);
    const flaky = new FlakyStorage(this.#world, clock, this.#weather, this.#storage);
    const storage = this.#parts.storage(flaky, clock);
    const random = this.#world.bytes();
    this.clock = clock;
    this.#service = new TableService({
      ...{ clock, random, storage, committer: new Committer(storage, clock), thinker: QUICK },
      rules: this.#parts.rules(new PlayingRules()),
      vault: new Vault(VAULT_KEY, random),
      // Stories are short: some servers take every table for a long one.
      ...(this.#world.chance(0.5) ? { fewRows: 0 } : {}),
      telling: this.#office.tellingFor(storage, clock, random, () => this.crash()),
      // In bad weather there is much to complain about.
      warn: () => {},
    });
  }

  /** From one moment to the next, whatever it was doing. It is started again. */
  crash(): void {
    if (!this.isUp) return;
    this.crashes += 1;
    this.clock.die();
    this.#service = undefined;
    for (const line of this.#lines) {
      line.gone = true;
      line.broken();
    }
    this.#lines.clear();
    this.#world.after(this.#world.between(200, 3000), () => this.start());
  }

  /** Nothing if nobody answers. */
  connect(player: Player, ends: { hear(text: string): void; broken(): void }): Line | undefined {
    if (this.#service === undefined) return undefined;
    const line: Line = { player, gone: false, hear: (text) => line.gone || ends.hear(text), broken: ends.broken };
    this.#lines.add(line);
    return line;
  }

  /** Something has arrived, on a line that may be dead by now. */
  receive(line: Line, text: string): void {
    this.clock.whenAwake(() => {
      if (line.gone || this.#service === undefined) return;
      const { number, request } = parseOnlineRequest(JSON.parse(text));
      void this.#service.handle(line, this.#parts.request(request), (answer) =>
        line.hear(`{"number":${number},"answer":${answer}}`),
      );
    });
  }

  hangUp(line: Line): void {
    this.clock.whenAwake(() => {
      line.gone = true;
      this.#lines.delete(line);
      this.#service?.depart(line);
    });
  }
}

/** How well bots play is nothing to the story. */
const BOTS = thinkHere();
const QUICK: Thinker = { think: (decision, luck) => BOTS.think({ ...decision, bot: 'random' }, luck) };

/** Nobody has anything to hide here. */
export const VAULT_KEY: Uint8Array = new Uint8Array(32);
