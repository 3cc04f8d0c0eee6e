// The shapes of answers. Every message has its sentence with it.
import {
  type Account,
  type Actor,
  type Game,
  isSeat,
  type Message,
  type Move,
  preview,
  type Result,
  type Seen,
  seenBy,
  type Viewer,
} from '@riband/kernel';
import { say } from '@riband/text';
import { playerNames } from '../own-words.ts';
import { decidersOf, type Session, type Step, stateOf } from './session.ts';
import type { OpenTable } from './tables.ts';

type Spoken = Message & { readonly text: string };
type Speaker = (message: Message) => Spoken;

export function speakerOf({ language, session }: OpenTable): Speaker {
  const names = playerNames(language, session.seats);
  return (message) => ({ ...message, text: say(language, message, names) });
}

/** Where a table stands. */
export function placeOf({ name, session }: OpenTable) {
  const turn = session.game.turn(stateOf(session));
  return { table: name, plies: session.steps.length, turn, deciders: decidersOf(session) };
}

/** The moves from that number on, draws included. */
export function madeSince(number: number, { steps }: Session) {
  return steps.slice(number).map(({ by, text }) => ({ by, move: text }));
}

export function choice(game: Game, state: object, by: Actor, move: Move, speak: Speaker) {
  const named = { move: game.write(move, by), target: game.target(move), label: speak(game.label(state, by, move)) };
  return isSeat(by)
    ? { ...named, does: told(game, preview(game, state, by, move), speak) }
    : { ...named, weight: game.weight(state, move) };
}

/** A step as somebody may know it; without a viewer, all of it. */
export function logLine(game: Game, step: Step, number: number, viewer: Viewer | undefined, speak: Speaker) {
  const { by, turn, move, events } = step;
  const seen = events.map((event) => seenBy(event, viewer ?? 'all'));
  return { number, turn, by, move: game.write(move, by, viewer), does: told(game, seen, speak) };
}

export function spokenAccount({ seat, total, lines }: Account, speak: Speaker) {
  return { seat, total, lines: lines.map(({ source, points }) => ({ source: speak(source), points })) };
}

export function spokenResult({ accounts, places, tieBreak, verdict }: Result, speak: Speaker) {
  return {
    accounts: accounts.map((account) => spokenAccount(account, speak)),
    places,
    ...(tieBreak && { tieBreak: speak(tieBreak) }),
    ...(verdict && { verdict: speak(verdict) }),
  };
}

function told(game: Game, seen: readonly Seen[], speak: Speaker): readonly Spoken[] {
  return seen
    .map((event) => game.tell(event))
    .filter((message) => message !== undefined)
    .map(speak);
}
