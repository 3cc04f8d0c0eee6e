import type { Span } from './clocks.ts';
import type { TablePorts } from './ports.ts';

const BEAT_MS = 20_000;

/** Longer than that without a beat of any server is a time when none ran. */
const GAP_MS = 60_000;

/** Tells the storage now and then that a server runs, so that it can be known later when none did. */
export class Heartbeat {
  readonly #ports: TablePorts;
  #outages: readonly Span[] = [];
  #stop: () => void = () => {};

  constructor(ports: TablePorts) {
    this.#ports = ports;
    void this.#beat();
  }

  get outages(): readonly Span[] {
    return this.#outages;
  }

  close(): void {
    this.#stop();
  }

  async #beat(): Promise<void> {
    const { storage, clock, warn } = this.#ports;
    this.#stop = clock.after(BEAT_MS, () => void this.#beat());
    try {
      await storage.beat(clock.now(), GAP_MS);
      this.#outages = await storage.outages();
    } catch (problem) {
      warn('the heart could not beat', '', problem);
    }
  }
}
