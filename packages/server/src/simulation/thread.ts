import { useSha256 } from '@riband/kernel';
import { nativeSha256 } from '../ports/sha256.ts';
import { type Answer, answerCalls, type Call, SHARED_NUMBERS } from '../rules/calls.ts';
import type { Thread } from '../rules/helper.ts';
import { PlayingRules } from '../rules/playing.ts';
import { type Thinker, thinkHere } from '../rules/thinker.ts';
import type { Weather } from './flaky-storage.ts';
import type { MachineClock, World } from './world.ts';

useSha256(nativeSha256);

/** From one thread to another. */
const MESSAGE_MS = 1;

type Method = (...args: unknown[]) => unknown;

/** A thread of a simulated server, with memory of its own: what it is asked takes a while, it may get stuck on it, and it may die of it. */
export class SimulatedThread implements Thread {
  readonly at = new Int32Array(SHARED_NUMBERS);
  readonly #world: World;
  readonly #clock: MachineClock;
  readonly #weather: Weather;
  readonly #methods: object;
  readonly #onEnd: () => void;
  #isOver = false;
  #hear: (answers: readonly Answer[]) => void = () => {};
  #fail: (problem: Error) => void = () => {};

  constructor(world: World, clock: MachineClock, weather: Weather, onEnd: () => void) {
    this.#world = world;
    this.#clock = clock;
    this.#weather = weather;
    this.#onEnd = onEnd;
    this.#methods = this.#perilous(Object.assign(new PlayingRules(), QUICK));
  }

  on(event: 'message', listener: (answers: readonly Answer[]) => void): void;
  on(event: 'error', listener: (problem: Error) => void): void;
  on(event: 'message' | 'error', listener: never): void {
    if (event === 'message') this.#hear = listener;
    else this.#fail = listener;
  }

  postMessage(calls: readonly Call[]): void {
    const given = structuredClone(calls);
    const post = (answers: readonly Answer[]): void => {
      const told = structuredClone(answers);
      this.#soon(() => this.#hear(told));
    };
    const thread = { at: this.at, post, elapsed: () => this.#clock.elapsed() };
    this.#soon(() => void answerCalls(this.#methods, given, thread));
  }

  terminate(): void {
    this.#isOver = true;
    this.#onEnd();
  }

  #soon(run: () => void): void {
    this.#clock.after(MESSAGE_MS, () => this.#isOver || run());
  }

  /** The same methods, each of which may be the last one. */
  #perilous(methods: object): object {
    return new Proxy(methods, {
      get: (_, name) => {
        const method = Reflect.get(methods, name) as Method;
        return async (...args: unknown[]) => {
          await this.#survive();
          return method.apply(methods, args);
        };
      },
    });
  }

  async #survive(): Promise<void> {
    const { killThread, hangThread, slowThread } = this.#weather;
    if (this.#world.chance(killThread)) {
      this.#soon(() => this.#fail(new Error('out of memory')));
      return forever();
    }
    if (this.#world.chance(hangThread)) return forever();
    if (this.#world.chance(slowThread))
      await new Promise<void>((resolve) => void this.#clock.after(this.#world.between(10, 1500), resolve));
  }
}

const forever = (): Promise<never> => new Promise(() => {});

/** How well bots play is nothing to the story. */
const BOTS = thinkHere();
const QUICK: Thinker = { think: (decision, luck) => BOTS.think({ ...decision, bot: 'random' }, luck) };
