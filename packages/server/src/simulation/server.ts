import { People } from '../people/people.ts';
import { Vault } from '../record/vault.ts';
import type { Rules } from '../rules/rules.ts';
import { ThreadedRules, ThreadedThinker } from '../rules/threads.ts';
import { Committer } from '../storage/committer.ts';
import type { Storage } from '../storage/storage.ts';
import { TableService } from '../tables/service.ts';
import type { Connection, Transport } from '../wire/connection.ts';
import { Connections } from '../wire/connections.ts';
import { LIMITS } from '../wire/limits.ts';
import { FlakyStorage, type Weather } from './flaky-storage.ts';
import type { PostOffice } from './post-office.ts';
import { SimulatedThread } from './thread.ts';
import { MachineClock, type World } from './world.ts';

/** That play the rules, on each server. */
const THREADS = 2;

/** What servers are made of; tests plant their bugs here. */
export interface Parts {
  storage(storage: Storage, clock: MachineClock): Storage;
  rules(rules: Rules): Rules;
  service(service: TableService): TableService;
}

/** What leads to a server from somewhere else. */
interface Wire {
  readonly transport: Transport;
  /** The server has died: the other end finds out in time. */
  cut(): void;
}

/** What all servers of a story share. */
export interface Surroundings {
  readonly world: World;
  readonly weather: Weather;
  readonly storage: Storage;
  readonly office: PostOffice;
  readonly parts: Parts;
  /** How many threads were given up. */
  readonly lost: { threads: number };
}

/** A server as it is behind its sockets, from its start to its death. */
export class SimulatedServer {
  readonly clock: MachineClock;
  readonly #people: People;
  readonly #connections: Connections;
  readonly #wires = new Map<Wire, Connection>();

  /** Who sends something may `die` of it. */
  constructor({ world, weather, storage: shared, office, parts, lost }: Surroundings, die: () => void) {
    const clock = new MachineClock(world);
    const storage = parts.storage(new FlakyStorage(world, clock, weather, shared), clock);
    const random = world.bytes();
    const startThread = () =>
      new SimulatedThread(world, clock, weather, () => {
        lost.threads += 1;
      });
    const people = new People({ storage, clock, random });
    const service = new TableService({
      ...{ clock, random, storage, committer: new Committer(storage, clock) },
      rules: parts.rules(new ThreadedRules(clock, THREADS, startThread)),
      thinker: new ThreadedThinker(clock, startThread),
      vault: new Vault(VAULT_KEY, random),
      // Stories are short: some servers take every table for a long one.
      ...(world.chance(0.5) ? { fewRows: 0 } : {}),
      telling: office.tellingFor(storage, clock, random, die),
      // In bad weather there is much to complain about.
      warn: () => {},
    });
    this.clock = clock;
    this.#people = people;
    this.#connections = new Connections({ service: parts.service(service), people, clock, limits: LIMITS });
  }

  /** For one connection, as it is given over HTTP; nothing for nobody. */
  async ticket(token: string): Promise<string | null> {
    const player = await this.#people.findByToken(token);
    return (player && (await this.#people.ticketFor(player, token))) ?? null;
  }

  accept(wire: Wire): void {
    this.#wires.set(wire, this.#connections.open(wire.transport));
  }

  receive(wire: Wire, text: string): void {
    void this.#wires.get(wire)?.receive(text);
  }

  hangUp(wire: Wire): void {
    const connection = this.#wires.get(wire);
    this.#wires.delete(wire);
    if (connection !== undefined) this.#connections.end(connection);
  }

  /** From one moment to the next, whatever it was doing. */
  die(): void {
    this.clock.die();
    for (const wire of this.#wires.keys()) wire.cut();
  }
}

/** Nobody has anything to hide here. */
export const VAULT_KEY: Uint8Array = new Uint8Array(32);
