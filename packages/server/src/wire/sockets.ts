import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Player } from '../storage/storage.ts';
import { Attendance } from './attendance.ts';
import { Connection, type ConnectionPorts } from './connection.ts';
import { Allowances } from './limits.ts';
import { isOurs } from './origins.ts';

const SOCKET_PATH = '/api/socket';

/** Where everybody is sent when the server stops: they come back in a while. */
const RESTARTING = 1012;
const NO_BINARY = 1003;

/** Who has not hung up by then, after they were told that the server stops, is cut off. */
export const PATIENCE_MS = 1500;

export interface SocketPorts extends Omit<ConnectionPorts, 'admit' | 'tables' | 'lines' | 'looks'> {
  /** The pages that may open a connection. */
  origins(): readonly string[];
  /** From which address a request came. */
  addressOf(request: IncomingMessage): string;
}

/** All WebSockets of this process. */
export class Sockets {
  readonly #ports: SocketPorts;
  readonly #server: WebSocketServer;
  readonly #tables: Allowances;
  readonly #lines: Allowances;
  readonly #looks: Allowances;
  readonly #byAddress = new Map<string, number>();
  readonly #byPlayer = new Map<string, Set<Connection>>();
  readonly #attendance: Attendance;

  constructor(ports: SocketPorts) {
    this.#ports = ports;
    const { messageBytes, tables, lines, looks } = ports.limits;
    this.#tables = new Allowances(tables, ports.clock);
    this.#lines = new Allowances(lines, ports.clock);
    this.#looks = new Allowances(looks, ports.clock);
    this.#attendance = new Attendance(ports);
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
    this.#attendance.close();
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
    const connection = new Connection(
      {
        ...this.#ports,
        ...{ tables: this.#tables, lines: this.#lines, looks: this.#looks },
        admit: (...who) => this.#admit(...who),
      },
      {
        send: (text) => webSocket.send(text),
        unsent: () => webSocket.bufferedAmount,
        close: (code, reason) => webSocket.close(code, reason),
        cut: () => webSocket.terminate(),
      },
    );
    const stopPinging = this.#keepAlive(webSocket);
    webSocket.on('message', (data, isBinary) => {
      if (isBinary) webSocket.close(NO_BINARY, 'messages are text');
      else void connection.receive(data.toString());
    });
    // What is wrong with a frame is told by the code with which the connection closes.
    webSocket.on('error', () => {});
    webSocket.on('close', () => {
      stopPinging();
      this.#leave(connection, address);
    });
  }

  #admit(player: Player, session: string, connection: Connection): boolean {
    const own = this.#byPlayer.get(player.id) ?? new Set();
    if (own.size >= this.#ports.limits.connectionsOfPlayer) return false;
    this.#byPlayer.set(player.id, own.add(connection));
    this.#attendance.add(connection, session);
    return true;
  }

  #leave(connection: Connection, address: string): void {
    connection.ended();
    this.#attendance.remove(connection);
    const others = (this.#byAddress.get(address) ?? 1) - 1;
    if (others === 0) this.#byAddress.delete(address);
    else this.#byAddress.set(address, others);
    for (const [player, own] of this.#byPlayer)
      if (own.delete(connection) && own.size === 0) this.#byPlayer.delete(player);
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
