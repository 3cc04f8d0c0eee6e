import { type Random, type Seat, seatsUpTo, seeded } from '@riband/kernel';
import type { Choice, Question } from '../bot.ts';
import { Counter, countingOf } from './counts/index.ts';
import type { LineUp } from './line-ups.ts';
import { type Ending, questions, type Setting } from './play.ts';
import type { ArenaGame, GameName } from './record.ts';

/** Whoever plays in the arena: like a bot, but its answer may come later. */
export interface Entrant {
  readonly name: string;
  sit(): Sitting;
}

/** Of what a bot tells, only its move counts here. */
export type Answer = Pick<Choice, 'move'>;

interface Sitting {
  choose(question: Question, random: Random): Answer | Promise<Answer>;
}

/** What an entrant throws that cannot or will not give a legal move: it has lost the game. */
export class Fault extends Error {
  override readonly name = 'Fault';
}

export interface Match extends GameName {
  readonly setting: Setting;
  readonly seed: number;
  /** By seat. */
  readonly entrants: readonly Entrant[];
  /** A clock in milliseconds. */
  readonly now: () => number;
}

/** Plays one game and writes down what the figures need. */
export async function playMatch(match: Match): Promise<ArenaGame> {
  const { setting, entrants, deal, rotation } = match;
  const bots: LineUp = entrants.map(({ name }) => name);
  const counter = new Counter(setting.game, setting.seats);
  const talk = new Talk(match);
  const ending = await talk.toTheEnd(
    questions(setting, seeded(`${match.seed}|${deal}|chance`), (event) => counter.add(event)),
  );
  const played = { deal, rotation, bots, decisions: talk.decisions, milliseconds: talk.milliseconds.map(rounded) };
  if ('fault' in ending) {
    const places = bots.map((_, seat) => (seat === ending.fault.seat ? bots.length : 1));
    return { ...played, places, fault: ending.fault };
  }
  const { scores, result, turns, moves, order } = ending;
  const { counts } = counter;
  const { sources } = countingOf(setting.game);
  const points = result.accounts.map((account) => sources(account, counts[account.seat] ?? {}));
  const finished = { ...played, places: result.places, scores, turns, moves, points, counts };
  return order === undefined ? finished : { ...finished, order };
}

interface Forfeit {
  readonly fault: { readonly seat: Seat; readonly reason: string };
}

interface Thinker {
  readonly sitting: Sitting;
  readonly thoughts: Random;
}

/** The entrants' side of one game. */
class Talk {
  readonly #now: () => number;
  readonly #seats: readonly Thinker[];
  readonly decisions: number[];
  readonly milliseconds: number[];

  constructor({ entrants, seed, deal, rotation, now }: Match) {
    this.#now = now;
    // A stream for each seat, so that nobody thinks otherwise because somebody else thought longer.
    this.#seats = entrants.map((entrant, seat) => ({
      sitting: entrant.sit(),
      thoughts: seeded(`${seed}|${deal}|${rotation}|${seat}`),
    }));
    this.decisions = seatsUpTo(entrants.length).map(() => 0);
    this.milliseconds = seatsUpTo(entrants.length).map(() => 0);
  }

  async toTheEnd(game: ReturnType<typeof questions>): Promise<Ending | Forfeit> {
    let step = game.next();
    while (step.done !== true) {
      const { seat } = step.value;
      try {
        step = game.next((await this.#answer(step.value)).move);
      } catch (error) {
        if (error instanceof Fault) return { fault: { seat, reason: error.message } };
        throw error;
      }
    }
    return step.value;
  }

  async #answer(question: Question): Promise<Answer> {
    const { seat } = question;
    const { sitting, thoughts } = this.#seats[seat]!;
    const start = this.#now();
    const choice = await sitting.choose(question, thoughts);
    this.decisions[seat] = (this.decisions[seat] ?? 0) + 1;
    this.milliseconds[seat] = (this.milliseconds[seat] ?? 0) + this.#now() - start;
    return choice;
  }
}

/** Clocks tell no more than microseconds. */
const rounded = (milliseconds: number): number => Math.round(milliseconds * 1000) / 1000;
