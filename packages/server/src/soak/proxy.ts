import { randomInt } from 'node:crypto';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/** A bad network between clients and a server: it delays what it carries, and now and then cuts a connection in the middle of a message. */
export class BadNetwork {
  readonly #server: Server;
  /** Where the server listens; until it does, nobody gets through. */
  target = 0;
  /** One chunk of so many is cut; none while it is 0. */
  cutOneOf = 0;
  cuts = 0;

  private constructor() {
    this.#server = createServer((client) => this.#carry(client));
  }

  static open(): Promise<BadNetwork> {
    return new Promise((resolve) => {
      const network = new BadNetwork();
      network.#server.listen(0, 'localhost', () => resolve(network));
    });
  }

  get url(): string {
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
  }

  #carry(client: Socket): void {
    const server = connect(this.target, 'localhost');
    const cut = (): void => {
      client.destroy();
      server.destroy();
    };
    this.#pass(client, server, cut);
    this.#pass(server, client, cut);
  }

  /** In order, each chunk after a delay of its own. */
  #pass(from: Socket, to: Socket, cut: () => void): void {
    let last = Promise.resolve();
    const inTurn = (work: () => void): void => {
      last = last.then(() => new Promise((resolve) => setTimeout(resolve, randomInt(0, 20)))).then(work);
    };
    from.on('error', cut);
    from.on('data', (chunk: Buffer) => {
      inTurn(() => {
        if (this.cutOneOf === 0 || randomInt(this.cutOneOf) > 0) return void to.write(chunk);
        this.cuts += 1;
        to.write(chunk.subarray(0, chunk.length >> 1), cut);
      });
    });
    from.on('close', () => inTurn(() => to.destroy()));
  }
}
