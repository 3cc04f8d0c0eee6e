import type { TableState } from '@riband/protocol';
import type { Known } from '../record/known.ts';
import { isBrokenOff, isGoingOn, type Lobby } from '../record/lobby.ts';
import { awayAt } from '../record/vacation.ts';
import { playerAt } from '../record/who.ts';
import type { PlannedNotice } from '../storage/notices.ts';
import type { Audience } from './audience.ts';
import { afterQuiet } from './clocks.ts';
import type { Messenger, Tidings } from './messenger.ts';
import { tidingsOf } from './notices.ts';
import type { Past } from './past.ts';
import type { InnerPorts } from './ports.ts';
import { quietOf } from './timekeeper.ts';

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
  readonly past: Pick<Past, 'recall'>;
}

/**
 * Tells people who do not look at a table, unless it has a live clock, that it is their turn, or that the game is over. Every server that has the table in memory
 * plans it in the storage, for a while later or the end of their quiet hours; whichever finds that the time has come leases it there, and tells
 * it. Who looks on has no need of it, so their server writes down at once that they have seen it.
 */
export class Herald {
  readonly #ports: InnerPorts;
  readonly #table: Scene;
  /** Up to which entry everybody's messages were planned, or have become needless, from here. */
  readonly #planned = new Map<string, number>();
  readonly #seen = new Map<string, number>();

  constructor(ports: InnerPorts, table: Scene) {
    this.#ports = ports;
    this.#table = table;
  }

  /** To be called whenever something was added to the record. */
  look(): void {
    const { clock } = this.#ports;
    if (clock.now() - this.#table.lobby.now.at > NEWS_MS) return;
    for (const errand of this.#errands)
      if (this.#table.audience.isHere(errand.player)) void this.#once(this.#seen, errand, () => this.#see(errand));
      else void this.#once(this.#planned, errand, () => this.#plan(errand));
  }

  /** Somebody looks at the table from now on. */
  welcome(player: string): void {
    const { telling, warn } = this.#ports;
    if (isUnhurried(this.#table.lobby))
      Promise.all(telling.messengers.map((messenger) => messenger.seen(player, this.#table.id))).catch((problem) =>
        warn('a player has come, and it could not be written down', this.#table.id, problem),
      );
    this.look();
  }

  /** The time of something planned has come; it may be nothing to tell any more. What is left of it: the ways that are to be tried again. */
  async tell(notice: PlannedNotice): Promise<readonly string[]> {
    const { storage, clock } = this.#ports;
    const { player, entry, ways } = notice;
    const errand = this.#errands.find((one) => one.player === player && one.entry === entry);
    if (errand === undefined) await storage.notices.drop(notice);
    else if (this.#table.audience.isHere(player)) await storage.notices.seen(notice);
    else {
      const awake = this.#whenAwake(errand, clock.now());
      // Nobody tried to tell it.
      if (awake > clock.now()) await storage.notices.postpone(notice, { due: awake, tries: notice.tries - 1, ways });
      else {
        const left = await this.#send(errand, ways);
        if (left.length === 0) await storage.notices.told(notice);
        return left;
      }
    }
    return [];
  }

  get #errands(): readonly Errand[] {
    const { telling, clock } = this.#ports;
    const { lobby } = this.#table;
    const { now, entries, chairs, standIns, end } = lobby;
    if (telling.messengers.length === 0 || !isUnhurried(lobby)) return [];
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

  /** For each entry, unless it fails. Whatever goes wrong, the table goes on. */
  async #once(done: Map<string, number>, { player, entry }: Errand, run: () => Promise<void>): Promise<void> {
    const before = done.get(player);
    if (entry <= (before ?? -1)) return;
    done.set(player, entry);
    try {
      await run();
    } catch (problem) {
      if (done.get(player) === entry) done.delete(player);
      this.#ports.warn('somebody could not be told', this.#table.id, problem);
    }
  }

  async #plan(errand: Errand): Promise<void> {
    const { storage, clock, telling } = this.#ports;
    const { player, entry } = errand;
    const due = this.#whenAwake(errand, clock.now() + telling.pauseMs);
    if (await this.#isReachable(player)) await storage.notices.plan({ table: this.#table.id, player, entry, due });
  }

  async #see({ player, entry }: Errand): Promise<void> {
    if (await this.#isReachable(player))
      await this.#ports.storage.notices.seen({ table: this.#table.id, player, entry });
  }

  async #isReachable(player: string): Promise<boolean> {
    for (const messenger of this.#ports.telling.messengers)
      if ((await messenger.waysTo(player)).length > 0) return true;
    return false;
  }

  #whenAwake({ seat }: Errand, at: number): number {
    return afterQuiet(at, quietOf(this.#table.lobby, seat));
  }

  async #send({ seat, player, entry }: Errand, ways: readonly string[] | null): Promise<readonly string[]> {
    const { telling, rules } = this.#ports;
    const { id, lobby } = this.#table;
    // Nothing but what everybody may see is ever sent.
    const state = isBrokenOff(lobby)
      ? null
      : await this.#table.inTurn(async () => {
          // What happened last may have been before all that is known.
          await this.#table.past.recall();
          return rules.show(id, 'spectator');
        });
    const shown = state === null ? null : (JSON.parse(state) as TableState);
    const { game, end, begun } = lobby;
    const news = { table: id, entry, game, seat, over: end !== null, begun: begun !== null, shown };
    // All ways are known before the first is tried: if that failed halfway, what is under way would be told again later.
    const known = await Promise.all(
      telling.messengers.map(async (messenger) => {
        const wanted = (await messenger.waysTo(player)).filter((way) => ways?.includes(way) ?? true);
        return [messenger, wanted] as const;
      }),
    );
    const left = await Promise.all(
      known.map(([messenger, wanted]) =>
        this.#sendBy(messenger, player, wanted, (language) => tidingsOf(news, language)),
      ),
    );
    return left.flat();
  }

  /** One way that does not work is no reason not to try the others. */
  async #sendBy(
    messenger: Messenger,
    player: string,
    ways: readonly string[],
    tidingsIn: (language: string) => Tidings,
  ): Promise<readonly string[]> {
    const left: string[] = [];
    for (const way of ways) {
      const isSettled = await messenger.tell(player, way, tidingsIn).catch((problem) => {
        this.#ports.warn('somebody could not be told', this.#table.id, problem);
        return false;
      });
      if (!isSettled) left.push(way);
    }
    return left;
  }
}

/** Whether people come and go: where the clock is live, who does not look on has left. */
const isUnhurried = ({ clock }: Lobby): boolean => clock?.kind !== 'live';
