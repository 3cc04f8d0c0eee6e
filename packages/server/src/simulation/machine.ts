import { SimulatedServer, type Surroundings } from './server.ts';

/** A machine whose server dies and is started again. Nothing of one outlasts its death but what is stored. */
export class Machine {
  crashes = 0;
  readonly #around: Surroundings;
  #server: SimulatedServer | undefined;

  constructor(around: Surroundings) {
    this.#around = around;
    this.start();
  }

  /** Nothing while it does not run. */
  get server(): SimulatedServer | undefined {
    return this.#server;
  }

  start(): void {
    this.#server ??= new SimulatedServer(this.#around, () => this.crash());
  }

  crash(): void {
    if (this.#server === undefined) return;
    const { world } = this.#around;
    this.crashes += 1;
    this.#server.die();
    this.#server = undefined;
    world.after(world.between(200, 3000), () => this.start());
  }
}
