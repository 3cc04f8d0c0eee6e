import { createHash } from 'node:crypto';
import { canonical, hashOf, pick } from '@riband/kernel';
import { type LinePorts, type OnlineSent, parseOnlineSent, type Socket } from '@riband/protocol';
import { delayIn, Link } from './link.ts';
import type { Story } from './story.ts';

/** One message of that many is read closely: that takes longer than all else. */
const CLOSELY = 8;

/** The browser of a player: what a line to the servers needs, and all that comes over it. */
export class Browser {
  readonly #story: Story;
  /** By which the servers know who this is. */
  token = '';
  readonly #heard = createHash('sha256');
  #messages = 0;
  #offlineUntil = 0;

  constructor(story: Story) {
    this.#story = story;
  }

  /** Of everything that was heard. */
  get fingerprint(): string {
    return this.#heard.copy().digest('hex');
  }

  /** For one page. */
  linePorts(): LinePorts {
    const { world, line } = this.#story;
    return line({
      ticket: () => this.#ticket(),
      connect: () => this.#connect(),
      random: () => world.random.below(1000) / 1000,
      after: (ms, run) => world.after(ms, run),
    });
  }

  /** There is no network for so long. */
  goOffline(ms: number): void {
    this.#offlineUntil = this.#story.world.now + ms;
  }

  /** Over HTTP, from any server. Of one that dies, or if the request is lost, nothing is ever heard. */
  async #ticket(): Promise<string | null> {
    const { world, weather, machines } = this.#story;
    if (world.now < this.#offlineUntil) throw new Error('there is no network');
    const { server } = pick(world.random, machines);
    const isLost = world.chance(weather.breakLink);
    await passing(this.#story);
    if (server === undefined) throw new Error('nobody answers');
    await new Promise<void>((resolve) => isLost || server.clock.whenAwake(resolve));
    const ticket = await server.ticket(this.token);
    await passing(this.#story);
    return ticket;
  }

  #connect(): Socket {
    const { world, weather, machines } = this.#story;
    const link = new Link(world, weather, pick(world.random, machines).server);
    link.addEventListener('message', ({ data }) => this.#hear(String(data)));
    return link;
  }

  #hear(text: string): void {
    this.#heard.update(text);
    this.#messages += 1;
    for (const secret of this.#story.world.secrets)
      if (text.includes(secret)) this.#story.violated('somebody was told a seed');
    if (this.#messages % CLOSELY === 0) this.#readClosely(JSON.parse(text) as OnlineSent);
  }

  #readClosely(sent: OnlineSent): void {
    const state = 'news' in sent ? sent.news : 'answer' in sent && 'state' in sent.answer ? sent.answer.state : null;
    if (state !== null && hashOf(state.view) !== state.hash)
      this.#story.violated(`a view after ${state.entry} entries has another hash than it says`);
    if (canonical(parseOnlineSent(sent)) !== canonical(sent))
      this.#story.violated('a message tells more than the protocol has');
  }
}

const passing = ({ world }: Story): Promise<void> =>
  new Promise((resolve) => void world.after(delayIn(world), resolve));
