import type { People } from '../people/people.ts';
import type { Clock } from '../ports/clock.ts';
import { inRounds } from '../ports/rounds.ts';

/** How often it is looked whether sessions have ended of which no hint came. */
const LOOK_MS = 1500;

/** How many are asked about at once: SQLite takes a millisecond or two for so many. */
const AT_ONCE = 500;

interface AttendancePorts {
  readonly people: People;
  readonly clock: Clock;
}

/** What came by a session and goes with it. */
interface Guest {
  close(reason: string): void;
}

/** The connections of this process by the session that each came by: when it ends, on whichever server, they end within two seconds. */
export class Attendance {
  readonly #ports: AttendancePorts;
  readonly #sessions = new Map<Guest, string>();
  readonly #stopListening: () => void;
  readonly #stopLooking: () => void;

  constructor(ports: AttendancePorts) {
    this.#ports = ports;
    this.#stopListening = ports.people.onSessionEnd((session) => this.#sendAway((one) => one === session));
    this.#stopLooking = inRounds(ports.clock, LOOK_MS, () => this.#look());
  }

  add(guest: Guest, session: string): void {
    this.#sessions.set(guest, session);
  }

  remove(guest: Guest): void {
    this.#sessions.delete(guest);
  }

  close(): void {
    this.#stopListening();
    this.#stopLooking();
  }

  #sendAway(hasEnded: (session: string) => boolean): void {
    for (const [guest, session] of this.#sessions) if (hasEnded(session)) guest.close('signed out');
  }

  async #look(): Promise<void> {
    const { people, clock } = this.#ports;
    const sessions = [...new Set(this.#sessions.values())];
    while (sessions.length > 0) {
      const asked = new Set(sessions.splice(0, AT_ONCE));
      // While the storage does not answer nobody is sent away: it is asked again.
      const lasting = await people.lastingSessions([...asked]).catch(() => asked);
      this.#sendAway((session) => asked.has(session) && !lasting.has(session));
      // Whoever moves meanwhile does not wait for all of them.
      await new Promise<void>((resolve) => void clock.after(0, resolve));
    }
  }
}
