import type { Span } from './clocks.ts';
import type { TablePorts } from './ports.ts';

const BEAT_MS = 20_000;

/** Longer than that without a beat of any server is a time when none ran. */
const GAP_MS = 60_000;

/** When no server ran, up to this moment, at which one does. */
export async function outagesUpToNow({ storage, clock }: TablePorts): Promise<readonly Span[]> {
  await storage.beat(clock.now(), GAP_MS);
  return storage.outages();
}

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
    const { clock, warn } = this.#ports;
    this.#stop = clock.after(BEAT_MS, () => void this.#beat());
    try {
      this.#outages = await outagesUpToNow(this.#ports);
    } catch (problem) {
      warn('the heart could not beat', '', problem);
    }
  }
}
