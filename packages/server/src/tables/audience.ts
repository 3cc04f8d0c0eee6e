import type { Viewer } from '@riband/kernel';
import type { Around, LobbyState } from '@riband/protocol';
import type { Entry } from '@riband/table';
import { holderOf, type Known } from '../record/known.ts';
import { isAlone, isBrokenOff, seatOf } from '../record/lobby.ts';
import { awaitedAt, hostOf, mayBeAt } from '../record/who.ts';
import type { Shown } from '../rules/rules.ts';
import {
  type AnswerText,
  answered,
  aroundNews,
  cannot,
  lobbyNews,
  MISSING,
  missingNews,
  newsOf,
  tableAnswer,
} from './answers.ts';
import { invites } from './opening.ts';
import type { Reply, TablePorts, Visitor } from './ports.ts';
import type { Presence } from './presence.ts';
import type { Timekeeper } from './timekeeper.ts';

type AudiencePorts = Pick<TablePorts, 'rules' | 'vault'>;

/** Who is there, and who is not. */
type Attendance = Pick<Around, 'absences' | 'here'>;

/** What is told to those whom it does not concern. */
const NOBODY: Attendance = { absences: [], here: [] };

/** Those who look at a table in this process, each with their own eyes. All that leaves a table leaves here. */
export class Audience {
  readonly #ports: AudiencePorts;
  readonly #known: () => Known;
  readonly #time: Pick<Timekeeper, 'clocks' | 'vacationsFor'>;
  readonly #presence: Pick<Presence, 'absences' | 'here' | 'tellElsewhere'>;
  readonly #visitors = new Set<Visitor>();
  /** Who has shown the invitation. */
  readonly #invited = new WeakSet<Visitor>();
  /** Who is there, as all who may know it were told; nothing if they were told different things. */
  #toldPresence: string | null = null;

  constructor(
    ports: AudiencePorts,
    known: () => Known,
    time: Pick<Timekeeper, 'clocks' | 'vacationsFor'>,
    presence: Pick<Presence, 'absences' | 'here' | 'tellElsewhere'>,
  ) {
    this.#ports = ports;
    this.#time = time;
    this.#known = known;
    this.#presence = presence;
  }

  get size(): number {
    return this.#visitors.size;
  }

  /** Whether somebody looks on, by whichever connection. */
  isHere(player: string): boolean {
    for (const visitor of this.#visitors) if (visitor.player.id === player) return true;
    return false;
  }

  has(visitor: Visitor): boolean {
    return this.#visitors.has(visitor);
  }

  /** Others than members show their invitation when they come, and are known by it from then on. */
  takeInvitation(visitor: Visitor, invitation: string | undefined): void {
    if (invites(invitation, this.#known().lobby.invitation)) this.#invited.add(visitor);
  }

  /** Whether somebody may be here, as the table is now. */
  admits(visitor: Visitor): boolean {
    return mayBeAt(this.#known(), visitor.player.id, this.#invited.has(visitor));
  }

  /** To be called whenever something was added to the record: it may have begun. Who may not stay is told so, and those are returned. */
  showOut(): readonly Visitor[] {
    const unwelcome = [...this.#visitors].filter((visitor) => !this.admits(visitor));
    for (const visitor of unwelcome) {
      this.#visitors.delete(visitor);
      visitor.hear(missingNews(this.#known().table));
    }
    return unwelcome;
  }

  /** From now on the visitor hears of whatever happens. */
  async welcome(visitor: Visitor, reply: Reply): Promise<void> {
    if (!this.admits(visitor)) return reply(MISSING);
    const answer = await this.shownTo(visitor);
    // Who has left meanwhile will not leave again.
    if (visitor.gone) return;
    reply(answer);
    const presence = this.#presenceNow;
    this.#tellAround([visitor], presence);
    if (JSON.stringify(presence) !== this.#toldPresence) this.#toldPresence = null;
    this.#visitors.add(visitor);
  }

  leave(visitor: Visitor): void {
    this.#visitors.delete(visitor);
  }

  seatOf({ player }: Visitor): number | null {
    const { lobby, members } = this.#known();
    return seatOf(lobby, members.find((member) => member.player === player.id)?.member);
  }

  viewerOf(visitor: Visitor): Viewer {
    return this.seatOf(visitor) ?? 'spectator';
  }

  isHost({ player }: Visitor): boolean {
    return hostOf(this.#known()) === player.id;
  }

  /** Whether somebody may talk here, and hear what is said. */
  talks(visitor: Visitor): boolean {
    return this.seatOf(visitor) !== null || this.isHost(visitor);
  }

  lobbyFor(visitor: Visitor): LobbyState {
    const known = this.#known();
    const { table, tip, lobby } = known;
    const { game, options, clock, listed, watching, commitment, chairs } = lobby;
    return {
      ...{ table, game, options, clock, listed, watching, commitment, rows: tip.rows, seat: this.seatOf(visitor) },
      chairs: chairs.map((chair) => (chair === null ? null : holderOf(known, chair))),
      ...(chairs.some((_, seat) => awaitedAt(known, seat)) ? { reserved: this.#reservedFor(visitor) } : {}),
      host: this.isHost(visitor),
      invitation: this.isHost(visitor) ? this.#invitation : null,
    };
  }

  #reservedFor({ player }: Visitor): NonNullable<LobbyState['reserved']> {
    return this.#known().lobby.chairs.map((_, seat) => {
      const awaited = awaitedAt(this.#known(), seat);
      return awaited ? { name: awaited.name, own: awaited.player === player.id } : null;
    });
  }

  /** Nothing at a table of another key, or of the time when invitations were told once and forgotten. */
  get #invitation(): string | null {
    const { table, lobby } = this.#known();
    const invitation = this.#ports.vault.invitationTo(table);
    return invites(invitation, lobby.invitation) ? invitation : null;
  }

  /** Everybody's eyes, each once. */
  get viewers(): readonly Viewer[] {
    return [...new Set([...this.#visitors].map((visitor) => this.viewerOf(visitor)))];
  }

  /** The table as somebody may see it now. */
  async shownTo(visitor: Visitor): Promise<AnswerText> {
    const { begun, aside } = this.#known().lobby;
    if (aside) return cannot('aside');
    if (begun === null) return answered({ kind: 'lobby', lobby: this.lobbyFor(visitor) });
    return tableAnswer(await this.#state(visitor));
  }

  /** Entries that are stored by now, as they look: first to who made them, as an answer, then to all others. */
  async tell(entries: readonly Entry[], shown: Shown, sender?: Visitor, reply?: Reply): Promise<void> {
    const states = new Map(shown);
    const stateFor = (visitor: Visitor): string | undefined => states.get(this.viewerOf(visitor));
    // Who has left meanwhile gets an answer all the same.
    if (sender !== undefined) reply?.(tableAnswer(stateFor(sender) ?? (await this.#state(sender))));
    for (const visitor of this.#visitors) {
      const state = visitor === sender ? undefined : stateFor(visitor);
      if (state !== undefined) visitor.hear(newsOf(state));
    }
    const { clock } = this.#known().lobby;
    if (clock !== null || entries.some(({ kind }) => kind === 'seat')) this.#tellAllAround();
    else this.tellPresence();
  }

  /** Everything, to everybody: it has begun, somebody sat down, or the table was read anew. */
  async tellAnew(sender?: Visitor, reply?: Reply): Promise<void> {
    if (sender !== undefined) reply?.(await this.shownTo(sender));
    this.#presence.tellElsewhere();
    this.#tellAllAround();
    for (const visitor of this.#visitors) {
      const { begun, aside } = this.#known().lobby;
      if (visitor === sender || aside) continue;
      visitor.hear(begun === null ? lobbyNews(this.lobbyFor(visitor)) : newsOf(await this.#state(visitor)));
    }
  }

  /** Somebody may have come or gone: only where that is new, and who may know it, gets a message, else that there is one would tell it. */
  tellPresence(): void {
    const presence = this.#presenceNow;
    const text = JSON.stringify(presence);
    if (text === this.#toldPresence) return;
    this.#toldPresence = text;
    this.#tellAround(
      [...this.#visitors].filter((visitor) => this.talks(visitor)),
      presence,
    );
  }

  get #presenceNow(): Attendance {
    const { absences, here } = this.#presence;
    return { absences, here };
  }

  #tellAllAround(): void {
    const presence = this.#presenceNow;
    this.#toldPresence = JSON.stringify(presence);
    this.#tellAround(this.#visitors, presence);
  }

  /** What is known besides the game. */
  #tellAround(visitors: Iterable<Visitor>, presence: Attendance): void {
    for (const visitor of visitors) visitor.hear(aroundNews(this.#aroundFor(visitor, presence)));
  }

  #aroundFor(visitor: Visitor, presence: Attendance): Around {
    const { table, lobby } = this.#known();
    const talks = this.talks(visitor);
    const rematch = talks ? lobby.rematch : null;
    const { quiet, standIns, repairs, aside } = lobby;
    const { clocks } = this.#time;
    const ended = isBrokenOff(lobby);
    const seat = this.seatOf(visitor);
    const rest = this.#time.vacationsFor(seat);
    return {
      ...{ table, host: this.isHost(visitor), quiet, talks, rematch, standIns, clocks, repairs, aside, ended },
      ...{ ...rest, alone: seat !== null && isAlone(lobby, seat) },
      ...(talks ? presence : NOBODY),
    };
  }

  #state(visitor: Visitor): Promise<string> {
    return this.#ports.rules.show(this.#known().table, this.viewerOf(visitor));
  }
}
