import { type Game, type Seat, seatsUpTo } from '@riband/kernel';
import { type Refused, refuse } from './command.ts';
import type { AnswerEntry, AskEntry, Body, TakeBackEntry } from './entry.ts';
import { beginningOf, type Line } from './line.ts';
import type { Position } from './position.ts';
import { waiting } from './stretch.ts';

// What is settled is taken back only if all seats agree. The request lapses when the game goes on or somebody declines.

/** Nothing is taken back once it is over: then all secrets are open. */
export function askBody(game: Game, position: Position, seat: Seat, turn: number): Body<AskEntry> | Refused {
  const { line } = position;
  if (waiting(game, position).over) return refuse('over');
  if (line.request !== null) return refuse('requestPending');
  return beginningOf(line, turn) < 0 ? refuse('noSuchTurn', { turn }) : { kind: 'ask', seat, turn };
}

export function answerBody({ line }: Position, seat: Seat, agree: boolean): Body<AnswerEntry> | Refused {
  if (line.request === null) return refuse('noRequest');
  if (agree && line.request.agreed.includes(seat)) return refuse('alreadyAnswered');
  return { kind: 'answer', seat, agree };
}

export function takeBackBody({ line }: Position): Body<TakeBackEntry> | Refused {
  if (line.request === null || stillToAgree(line).length > 0) return refuse('noRequest');
  return { kind: 'takeBack', turn: line.request.turn };
}

/** Who has not agreed yet to the request at hand. */
export function stillToAgree({ request, holders }: Line): readonly Seat[] {
  return request === null ? [] : seatsUpTo(holders.length).filter((seat) => !request.agreed.includes(seat));
}
