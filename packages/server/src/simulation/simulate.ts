import { pick } from '@riband/kernel';
import type { ClockRule, LinePorts } from '@riband/protocol';
import { hashOf, People } from '../people/people.ts';
import { MemoryStorage } from '../storage/memory/memory.ts';
import { presenceProblems } from './beside-verdict.ts';
import { CALM, type Weather } from './flaky-storage.ts';
import { Machine } from './machine.ts';
import { Operator } from './operator.ts';
import { SimulatedPlayer } from './player.ts';
import { PostOffice } from './post-office.ts';
import type { Parts } from './server.ts';
import type { Story } from './story.ts';
import { verdict } from './verdict.ts';
import { MachineClock, World } from './world.ts';

/** What a story came to. */
export interface Report {
  readonly seed: number;
  /** What must never happen; nothing if all is well. */
  readonly violations: readonly string[];
  readonly commands: number;
  readonly crashes: number;
  readonly lostThreads: number;
  /** Of everything that anybody heard: the same story has the same. */
  readonly fingerprint: string;
}

/** A whole world with its storage; tests bring others, with bugs in them. */
export interface Makings extends Parts {
  shared(): MemoryStorage;
  line(ports: LinePorts): LinePorts;
}

export const SOUND: Makings = {
  shared: () => new MemoryStorage(),
  storage: (storage) => storage,
  rules: (rules) => rules,
  service: (service) => service,
  line: (ports) => ports,
};

/** How long the storm lasts, and how long everything may then take to come to its end, in milliseconds of the story. */
const STORM_MS = 30_000;
const LONGEST_MS = 1_200_000;

/** So long no hint arrives after somebody has gone: most often their server has noticed it by then. */
const PARTING_MS = 4000;

const CLOCKS: readonly ClockRule[] = [
  { kind: 'live', bankSeconds: 8, incrementSeconds: 2 },
  { kind: 'hours', hours: 1, vacationDays: 1 },
];

/** Servers, players and everything between them in one process, under one seed. The same seed is always the same story. */
export async function simulate(seed: number, makings: Makings = SOUND): Promise<Report> {
  const world = new World(seed);
  const weather: Weather = { ...CALM };
  const storage = makings.shared();
  const office = new PostOffice(world, weather, storage);
  const lost = { threads: 0 };
  const around = { world, weather, storage, office, parts: makings, lost };
  const machines = Array.from({ length: world.between(1, 3) }, () => new Machine(around));
  const violations: string[] = [];
  const [people, bots] = [world.between(2, 3), world.between(0, 1)];
  const story: Story = {
    ...{ world, weather, machines, game: 'example', seats: people + bots, bots, calm: false, place: null },
    clock: world.chance(0.5) ? pick(world.random, CLOCKS) : null,
    line: makings.line,
    violated: (what) => void violations.push(what),
  };
  const players = playersOf(story, people);
  const reception = new People({ storage, clock: new MachineClock(world), random: world.bytes() });
  for (const { player, browser, beside } of players) {
    await storage.addPlayer(player);
    browser.token = await reception.welcome(player);
    await office.welcome(player, hashOf(browser.token), beside.quietHours);
  }
  for (const player of players) player.come();
  const storm = new Storm(world, weather, machines, new Operator(story, storage));
  storm.begin();
  world.after(STORM_MS, () => {
    storm.end();
    story.calm = true;
  });
  const isDone = () =>
    story.calm &&
    players.every(
      ({ state, knowsAll, unanswered, beside }) =>
        state?.waiting.over && knowsAll && unanswered === null && beside.isContent,
    ) &&
    presenceProblems(players).length === 0;
  const isOver = () => isDone() || world.now > LONGEST_MS || violations.length > 0;
  await world.run(isOver);
  if (isDone()) partForGood(story, players);
  await world.run(isOver);
  const found = story.place === null ? ['there was never a table'] : await verdict(storage, story.place.table, players);
  return {
    seed,
    violations: [...new Set([...violations, ...found, ...(await office.problems())])],
    commands: players.reduce((sum, { sent }) => sum + sent, 0),
    crashes: machines.reduce((sum, machine) => sum + machine.crashes, 0),
    lostThreads: lost.threads,
    fingerprint: players.map(({ browser }) => browser.fingerprint).join(' '),
  };
}

function playersOf(story: Story, people: number): readonly SimulatedPlayer[] {
  const seated = Array.from({ length: people }, (_, index) => {
    return new SimulatedPlayer(story, `p${index}`, { plays: true, hosts: index === 0 });
  });
  return [...seated, new SimulatedPlayer(story, 'watcher', { plays: false, hosts: false })];
}

/** The host, who plays, closes the page, and no server hears of it from another. */
function partForGood({ world, weather }: Story, players: readonly SimulatedPlayer[]): void {
  weather.loseHint = 1;
  world.after(PARTING_MS, () => Object.assign(weather, CALM));
  players[0]?.goForGood();
}

const GALE: Weather = {
  ...{ failBefore: 0.01, failAfter: 0.01, loseHint: 0.05, breakLink: 0.01 },
  ...{ killThread: 0.02, hangThread: 0.004, slowThread: 0.02 },
  ...{ refusePost: 0.1, dieSending: 0.1 },
};

/** Everything that can go wrong, going wrong now and then. */
class Storm {
  readonly #world: World;
  readonly #weather: Weather;
  readonly #machines: readonly Machine[];
  readonly #operator: Operator;
  #over = false;

  constructor(world: World, weather: Weather, machines: readonly Machine[], operator: Operator) {
    this.#operator = operator;
    this.#world = world;
    this.#weather = weather;
    this.#machines = machines;
  }

  begin(): void {
    Object.assign(this.#weather, GALE);
    this.#strikeLater();
    this.#operator.watch();
  }

  end(): void {
    this.#over = true;
    Object.assign(this.#weather, CALM);
    for (const machine of this.#machines) machine.start();
  }

  #strikeLater(): void {
    this.#world.after(this.#world.between(300, 4000), () => {
      if (this.#over) return;
      this.#strike(pick(this.#world.random, this.#machines));
      this.#strikeLater();
    });
  }

  #strike(machine: Machine): void {
    const world = this.#world;
    switch (world.random.below(5)) {
      case 0:
        machine.crash();
        return;
      case 1:
        // Its owner of a table sleeps, wakes up and goes on as if nothing had happened.
        machine.server?.clock.sleep(world.between(500, 10_000));
        return;
      case 2:
        machine.server?.clock.jump(world.between(-3_600_000, 3_600_000));
        return;
      case 3:
        this.#weather.failBefore = this.#weather.failAfter = 0.3;
        world.after(world.between(200, 2000), () => {
          if (!this.#over) this.#weather.failBefore = this.#weather.failAfter = 0.01;
        });
        return;
      case 4:
        this.#operator.meddle();
    }
  }
}
