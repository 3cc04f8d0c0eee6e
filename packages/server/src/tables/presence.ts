import type { Around } from '@riband/protocol';
import { DAY_MS } from '../ports/clock.ts';
import type { Known } from '../record/known.ts';
import { isGoingOn, type Lobby, seatOf } from '../record/lobby.ts';
import { peopleAt, playerAt } from '../record/who.ts';
import { type Span, whenCounted } from './clocks.ts';
import { outagesUpToNow } from './heartbeat.ts';
import type { InnerPorts, Visitor } from './ports.ts';
import { thinkingAt } from './timekeeper.ts';

/** Where there is no clock, a bot may play for somebody whom all wait for and who has not been there for so long. */
const GONE_DAYS = 3;

/** That somebody is there is written down once in that time: it is counted in days. */
const NOTE_MS = 60 * 60 * 1000;

/** How often it is looked who is there. */
const LOOK_MS = NOTE_MS / 6;

/** What there is to know of the table. */
interface Scene {
  readonly id: string;
  readonly known: Known;
  readonly lobby: Lobby;
  readonly audience: { isHere(player: string): boolean; tellPresence(): void };
}

/** Who is there, and at a table without a clock, since when people are not, on whichever server. */
export class Presence {
  readonly #ports: InnerPorts;
  readonly #table: Scene;
  /** When everybody was last there, as far as it is known here. */
  #seen: ReadonlyMap<string, number> = new Map();
  #lookedAt: number;

  constructor(ports: InnerPorts, table: Scene) {
    this.#ports = ports;
    this.#table = table;
    this.#lookedAt = ports.clock.elapsed();
  }

  /** Whom all wait for though they are not there. */
  get absences(): Around['absences'] {
    return this.#absences(this.#ports.outages());
  }

  /** The seats of people who look at the table. */
  get here(): readonly number[] {
    const { known, lobby } = this.#table;
    return [...lobby.chairs.keys()].filter((seat) => this.#isThere(playerAt(known, seat) ?? ''));
  }

  /** Whether a bot may play for that seat, by what all servers have noted. */
  async isGone(seat: number): Promise<boolean> {
    await this.read();
    const absences = this.#absences(await outagesUpToNow(this.#ports));
    return absences.some((one) => one.seat === seat && one.replaceable <= this.#ports.clock.now());
  }

  /** What other servers have noted. */
  async read(): Promise<void> {
    if (this.#counts) this.#seen = await this.#ports.storage.visits.at(this.#table.id);
  }

  /** Who has a seat and comes or goes, is told to the others. */
  comeOrGo({ player }: Visitor): void {
    const { known, audience } = this.#table;
    const member = peopleAt(known).find((one) => one.player === player.id);
    if (member === undefined) return;
    if (this.#counts) this.#note(player.id);
    this.tellElsewhere();
    if (seatOf(known.lobby, member.member) !== null) audience.tellPresence();
  }

  /** To be called whenever other people may belong to the table, too. */
  tellElsewhere(): void {
    const { id, known, audience } = this.#table;
    const players = peopleAt(known).map(({ player }) => player);
    this.#ports.elsewhere?.tell(
      id,
      players.filter((player) => audience.isHere(player)),
    );
  }

  /** Who stays for long is there all the time. */
  look(): void {
    const now = this.#ports.clock.elapsed();
    if (now - this.#lookedAt < LOOK_MS) return;
    this.#lookedAt = now;
    const { known, audience } = this.#table;
    if (!this.#counts) return;
    for (const { player } of peopleAt(known)) if (audience.isHere(player)) this.#note(player);
  }

  /** By whichever server. */
  #isThere(player: string): boolean {
    const { id, audience } = this.#table;
    return audience.isHere(player) || (this.#ports.elsewhere?.has(id, player) ?? false);
  }

  /** What cannot be written down now is written down another time. */
  #note(player: string): void {
    const now = this.#ports.clock.now();
    const noted = Math.max(this.#seen.get(player) ?? 0, this.#table.lobby.begun?.at ?? 0);
    if (now - noted < NOTE_MS) return;
    this.#seen = new Map(this.#seen).set(player, now);
    this.#ports.storage.visits.note(this.#table.id, player, now).catch(() => {
      this.#seen = new Map(this.#seen).set(player, noted);
    });
  }

  get #counts(): boolean {
    return this.#table.lobby.clock === null && isGoingOn(this.#table.lobby);
  }

  /** Time runs once all wait for them: who had nothing to do, or could do nothing, need not have been there. */
  #absences(outages: readonly Span[]): Around['absences'] {
    const { lobby, known } = this.#table;
    if (!this.#counts) return [];
    const back = lobby.repairs.findLast(({ repair }) => repair === 'broughtBack')?.at ?? 0;
    return thinkingAt(lobby).flatMap((seat) => {
      const player = playerAt(known, seat) ?? '';
      if (this.#isThere(player)) return [];
      const since = Math.max(this.#seen.get(player) ?? 0, lobby.now.since, back);
      return [{ seat, since, replaceable: whenCounted(since, GONE_DAYS * DAY_MS, null, outages) }];
    });
  }
}
