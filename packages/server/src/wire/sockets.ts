import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import { Connections, type HousePorts } from './connections.ts';
import { isOurs } from './origins.ts';

const SOCKET_PATH = '/api/socket';

/** Where everybody is sent when the server stops: they come back in a while. */
const RESTARTING = 1012;
const NO_BINARY = 1003;

/** Who has not hung up by then, after they were told that the server stops, is cut off. */
export const PATIENCE_MS = 1500;

export interface SocketPorts extends HousePorts {
  /** The pages that may open a connection. */
  origins(): readonly string[];
  /** From which address a request came. */
  addressOf(request: IncomingMessage): string;
}

/** All WebSockets of this process. */
export class Sockets {
  readonly #ports: SocketPorts;
  readonly #server: WebSocketServer;
  readonly #connections: Connections;
  readonly #byAddress = new Map<string, number>();

  constructor(ports: SocketPorts) {
    this.#ports = ports;
    const { messageBytes } = ports.limits;
    this.#connections = new Connections(ports);
    // Compression costs memory, and tells by lengths what it hides.
    this.#server = new WebSocketServer({ noServer: true, maxPayload: messageBytes, perMessageDeflate: false });
  }

  get size(): number {
    return this.#server.clients.size;
  }

  /** A request that wants to become a connection. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const address = this.#ports.addressOf(request);
    const refusal = this.#refusalOf(request, address);
    if (refusal !== undefined) {
      // Who does not hang up would keep the server from ending.
      socket.once('finish', () => socket.destroy());
      socket.end(`HTTP/1.1 ${refusal}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
      return;
    }
    this.#server.handleUpgrade(request, socket, head, (webSocket) => this.#connect(webSocket, address));
  }

  /** Once nobody is connected any more. */
  async close(): Promise<void> {
    this.#connections.close();
    const { clients } = this.#server;
    for (const webSocket of clients) webSocket.close(RESTARTING, 'the server starts anew');
    const callOff = this.#ports.clock.after(PATIENCE_MS, () => {
      for (const webSocket of clients) webSocket.terminate();
    });
    await new Promise<void>((resolve) => this.#server.close(() => resolve()));
    callOff();
  }

  #refusalOf(request: IncomingMessage, address: string): string | undefined {
    const { limits, origins } = this.#ports;
    const path = request.url?.split('?', 1)[0];
    if (path !== SOCKET_PATH) return '404 Not Found';
    if (!isOurs(request.headers, origins())) return '403 Forbidden';
    if (this.size >= limits.connections) return '503 Service Unavailable';
    return (this.#byAddress.get(address) ?? 0) >= limits.connectionsOfAddress ? '429 Too Many Requests' : undefined;
  }

  #connect(webSocket: WebSocket, address: string): void {
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
    const connection = this.#connections.open({
      send: (text) => webSocket.send(text),
      unsent: () => webSocket.bufferedAmount,
      close: (code, reason) => webSocket.close(code, reason),
      cut: () => webSocket.terminate(),
    });
    const stopPinging = this.#keepAlive(webSocket);
    webSocket.on('message', (data, isBinary) => {
      if (isBinary) webSocket.close(NO_BINARY, 'messages are text');
      else void connection.receive(data.toString());
    });
    // What is wrong with a frame is told by the code with which the connection closes.
    webSocket.on('error', () => {});
    webSocket.on('close', () => {
      stopPinging();
      this.#connections.end(connection);
      this.#leave(address);
    });
  }

  #leave(address: string): void {
    const others = (this.#byAddress.get(address) ?? 1) - 1;
    if (others === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, others);
  }

  /** Who does not answer is gone, whatever the network says. */
  #keepAlive(webSocket: WebSocket): () => void {
    const { clock, limits } = this.#ports;
    let missed = 0;
    let stop = (): void => {};
    webSocket.on('pong', () => {
      missed = 0;
    });
    const ping = (): void => {
      if (missed >= 2) {
        webSocket.terminate();
        return;
      }
      missed += 1;
      webSocket.ping();
      stop = clock.after(limits.pingMs, ping);
    };
    stop = clock.after(limits.pingMs, ping);
    return () => stop();
  }
}
