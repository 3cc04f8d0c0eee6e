import type { TableState } from '@riband/protocol';
import type { Known } from '../record/known.ts';
import { isBrokenOff, isGoingOn, type Lobby } from '../record/lobby.ts';
import { awayAt } from '../record/vacation.ts';
import { playerAt } from '../record/who.ts';
import type { Subscription } from '../storage/storage.ts';
import type { Audience } from './audience.ts';
import { noticeOf } from './notices.ts';
import type { InnerPorts } from './ports.ts';

/** What is older than that when it is found is no news. */
const NEWS_MS = 6 * 60 * 60 * 1000;

/** Somebody who should know: that they are awaited since that entry, or that it is over. */
interface Errand {
  readonly player: string;
  readonly seat: number;
  readonly entry: number;
}

/** What there is to know of the table. */
interface Scene {
  readonly id: string;
  readonly known: Known;
  readonly lobby: Lobby;
  readonly audience: Pick<Audience, 'isHere'>;
  inTurn<T>(run: () => Promise<T>): Promise<T>;
}

/**
 * Tells devices of people who do not look at a table of hours that it is their turn, or that the game is over. Every server that has the
 * table in memory would: who claims it first in the storage does. Who looks on has no need of it, so their server claims it at once and
 * says nothing.
 */
export class Herald {
  readonly #ports: InnerPorts;
  readonly #table: Scene;
  /** Up to which entry everybody is, or is about to be, told. */
  readonly #settled = new Map<string, number>();
  readonly #planned = new Map<string, number>();
  readonly #stops = new Set<() => void>();

  constructor(ports: InnerPorts, table: Scene) {
    this.#ports = ports;
    this.#table = table;
  }

  /** Whether there is something to tell soon. */
  get busy(): boolean {
    return this.#stops.size > 0;
  }

  /** To be called whenever something was added to the record, or somebody came. */
  look(): void {
    for (const errand of this.#errands) {
      const { player, entry } = errand;
      if (this.#table.audience.isHere(player)) void this.#settle(errand, false);
      else if (this.#planned.get(player) !== entry) this.#settleLater(errand);
    }
  }

  close(): void {
    for (const stop of this.#stops) stop();
  }

  get #errands(): readonly Errand[] {
    const { push, clock } = this.#ports;
    const { lobby } = this.#table;
    const { now, entries, chairs, standIns, end } = lobby;
    if (push === null || lobby.clock?.kind !== 'hours' || clock.now() - now.at > NEWS_MS) return [];
    if (end !== null) return chairs.flatMap((_, seat) => this.#errand(seat, entries + 1));
    if (!isGoingOn(lobby)) return [];
    const excused = [...standIns, ...awayAt(lobby, clock.now()).map(({ seat }) => seat)];
    return now.waits.flatMap((seat, index) =>
      excused.includes(seat) ? [] : this.#errand(seat, now.asked[index] ?? entries),
    );
  }

  #errand(seat: number, entry: number): readonly Errand[] {
    const player = playerAt(this.#table.known, seat);
    return player === undefined ? [] : [{ player, seat, entry }];
  }

  #settleLater(errand: Errand): void {
    const { player, entry } = errand;
    this.#planned.set(player, entry);
    const stop = this.#ports.clock.after(this.#ports.push?.pauseMs ?? 0, () => {
      this.#stops.delete(stop);
      const stillSo = this.#errands.some((one) => one.player === player && one.entry === entry);
      if (stillSo) void this.#settle(errand, !this.#table.audience.isHere(player));
    });
    this.#stops.add(stop);
  }

  /** Once, by one server. Whatever goes wrong, the table goes on. */
  async #settle(errand: Errand, aloud: boolean): Promise<void> {
    const { storage, warn } = this.#ports;
    const { player, entry } = errand;
    if (entry <= (this.#settled.get(player) ?? -1)) return;
    this.#settled.set(player, entry);
    try {
      const devices = await storage.subscriptionsOf(player);
      const isOurs = devices.length > 0 && (await storage.notices.claim(this.#table.id, player, entry));
      if (isOurs && aloud) await this.#tell(errand, devices);
    } catch (problem) {
      warn('a device could not be told', this.#table.id, problem);
    }
  }

  async #tell({ seat }: Errand, devices: readonly Subscription[]): Promise<void> {
    const { push, storage, rules } = this.#ports;
    const { id, lobby } = this.#table;
    // Nothing but what everybody may see is ever sent.
    const state = isBrokenOff(lobby) ? null : await this.#table.inTurn(() => rules.show(id, 'spectator'));
    const shown = state === null ? null : (JSON.parse(state) as TableState);
    for (const device of devices) {
      const notice = noticeOf({ table: id, game: lobby.game, seat, over: lobby.end !== null, shown }, device.language);
      if ((await push?.send(device, notice)) === 'gone') await storage.unsubscribe(device.tokenHash);
    }
  }
}
