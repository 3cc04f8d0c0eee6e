import { pick } from '@riband/kernel';
import type { ChatLine, OnlineRequest, QuietHours, TableState } from '@riband/protocol';
import type { Story } from './story.ts';

/** When stories begin, in minutes of the day: see `MachineClock`. */
const BEGINNING = 480;

/** For the whole of a story, until it has hardly begun, and from somewhere in it on. */
const QUIET: readonly QuietHours[] = [
  { from: BEGINNING - 240, to: BEGINNING + 240 },
  { from: BEGINNING - 60, to: BEGINNING + 1 },
  { from: BEGINNING + 1, to: BEGINNING + 60 },
];

/** What a player does beside the game: talks, does not want to hear somebody, reports what was said, goes on vacation, and plays again. */
export class Beside {
  /** What was said, as it was told. */
  readonly lines: ChatLine[] = [];
  /** Whom one does not hear any more, and which lines one has reported, as the server has acknowledged it. */
  readonly blocked = new Set<number>();
  readonly reported = new Set<number>();
  /** The table that follows. */
  rematch: string | null = null;
  readonly quietHours: QuietHours | null;
  readonly #wantsRematch: boolean;
  readonly #story: Story;
  readonly #newId: () => string;

  constructor(story: Story, plays: boolean, newId: () => string) {
    const { world } = story;
    this.#story = story;
    this.#newId = newId;
    this.quietHours = plays && world.chance(0.3) ? pick(world.random, QUIET) : null;
    this.#wantsRematch = plays && world.chance(0.5);
  }

  /** Whether there is nothing left to wait for. */
  get isContent(): boolean {
    return !this.#wantsRematch || this.rematch !== null;
  }

  /** What somebody who plays wants now; impatient people ask twice. */
  wishes({ table, seat, waiting }: TableState): readonly OnlineRequest[] {
    const { world, calm, clock, seats } = this.#story;
    const wishes: OnlineRequest[] = [];
    const wish = (request: OnlineRequest) => wishes.push(...(world.chance(0.3) ? [request, request] : [request]));
    if (!calm && world.chance(0.1)) wish(this.#words(table));
    if (!calm && world.chance(0.02)) wish({ kind: 'block', table, seat: world.random.below(seats), on: true });
    if (!calm && this.lines.length > 0 && world.chance(0.05))
      wish({ kind: 'report', table, line: pick(world.random, this.lines).number });
    if (clock?.kind === 'hours' && world.chance(0.05))
      wish({ kind: 'vacation', id: this.#newId(), table, on: !calm && world.chance(0.5) });
    if (!calm && world.chance(0.05))
      wish({
        kind: 'replace',
        id: this.#newId(),
        table,
        seat: ((seat ?? 0) + 1 + world.random.below(seats)) % (seats + 1),
      });
    if (waiting.over && seat !== null && !this.isContent) wish({ kind: 'rematch', table });
    return wishes;
  }

  /** It is done. */
  learn(request: OnlineRequest): void {
    if (request.kind === 'block') this.blocked.add(request.seat);
    if (request.kind === 'report') this.reported.add(request.line);
  }

  follow(table: string): void {
    if (this.rematch !== null && this.rematch !== table) this.#story.violated('there are two rematches');
    this.rematch = table;
  }

  /** Whoever hears something hears it once over each line, and all of it before, but for what they do not want to hear. */
  listen(lines: readonly ChatLine[]): void {
    const known = new Map(this.lines.map((one) => [one.number, one.text]));
    for (const one of lines) {
      if (one.seat !== null && this.blocked.has(one.seat))
        this.#story.violated(`line ${one.number} was told to somebody who has blocked seat ${one.seat}`);
      if (known.get(one.number) === undefined) this.lines.push(one);
      else if (known.get(one.number) !== one.text) this.#story.violated(`line ${one.number} was another one before`);
    }
  }

  #words(table: string): OnlineRequest {
    const id = this.#newId();
    return { kind: 'say', id, table, text: `ahoy ${id}` };
  }
}
