import type { Player } from '../storage/storage.ts';
import { Attendance } from './attendance.ts';
import { Connection, type ConnectionPorts, type Transport } from './connection.ts';
import { Allowances } from './limits.ts';

/** What all connections of a process share is made here. */
export type HousePorts = Omit<ConnectionPorts, 'admit' | 'tables' | 'lines' | 'looks'>;

/** All connections of this process, whatever carries them: how many each player has, and how much they do over all of them. */
export class Connections {
  readonly #ports: ConnectionPorts;
  readonly #byPlayer = new Map<string, Set<Connection>>();
  readonly #attendance: Attendance;

  constructor(ports: HousePorts) {
    const { clock, limits } = ports;
    this.#attendance = new Attendance(ports);
    this.#ports = {
      ...ports,
      tables: new Allowances(limits.tables, clock),
      lines: new Allowances(limits.lines, clock),
      looks: new Allowances(limits.looks, clock),
      admit: (...who) => this.#admit(...who),
    };
  }

  open(transport: Transport): Connection {
    return new Connection(this.#ports, transport);
  }

  /** Its transport has ended. */
  end(connection: Connection): void {
    connection.ended();
    this.#attendance.remove(connection);
    for (const [player, own] of this.#byPlayer)
      if (own.delete(connection) && own.size === 0) this.#byPlayer.delete(player);
  }

  close(): void {
    this.#attendance.close();
  }

  #admit(player: Player, session: string, connection: Connection): boolean {
    const own = this.#byPlayer.get(player.id) ?? new Set();
    if (own.size >= this.#ports.limits.connectionsOfPlayer) return false;
    this.#byPlayer.set(player.id, own.add(connection));
    this.#attendance.add(connection, session);
    return true;
  }
}
