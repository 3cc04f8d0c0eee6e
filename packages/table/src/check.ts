import { canonical, type Game } from '@riband/kernel';
import type { Refused } from './command.ts';
import { answerBody, askBody, takeBackBody } from './consent.ts';
import { type Body, bodyOf, type Entry } from './entry.ts';
import { TableError } from './error.ts';
import { type Played, playDraw, playMove } from './moves.ts';
import { fold, type Position } from './position.ts';
import { seatBody } from './seats.ts';
import { confirmBody, redoBody, undoBody } from './undo.ts';

/** The position after an entry that was made somewhere else, if the rules would make the very same entry here. */
export function checkedFold(game: Game, position: Position, entry: Entry): Position {
  const made = madeAgain(game, position, entry);
  if ('refusal' in made) throw new TableError([`entries[${entry.number}]: refused, ${made.refusal.code}`]);
  const { body, after } = 'body' in made ? made : { body: made, after: undefined };
  const wrong = difference(body, bodyOf(entry));
  if (wrong !== undefined)
    throw new TableError([`entries[${entry.number}].${wrong}: not what the rules make of this ${entry.kind}`]);
  return fold(game, position, entry, after);
}

/** The same builders that plan an entry, asked for it once more. */
function madeAgain(game: Game, position: Position, entry: Entry): Body | Played | Refused {
  switch (entry.kind) {
    case 'move':
      return playMove(game, position, entry.seat, entry.text);
    case 'chance':
      return playDraw(game, position, entry.text);
    case 'undo':
      return undoBody(position, entry.seat, entry.of.length);
    case 'redo':
      return redoBody(position, entry.seat);
    case 'confirm':
      return confirmBody(game, position, entry.seat);
    case 'ask':
      return askBody(game, position, entry.seat, entry.turn);
    case 'answer':
      return answerBody(position, entry.seat, entry.agree);
    case 'takeBack':
      return takeBackBody(position);
    case 'seat':
      return seatBody(game, position, entry.seat, entry.holder);
    case 'upgrade':
      // Rules before a change are checked by those who have them: see verify.ts.
      return { kind: 'upgrade', from: position.line.rules, to: entry.to, state: position.settled };
  }
}

/** The first key in which two bodies are not the same. */
function difference(made: Body, found: Body): string | undefined {
  const [a, b] = [made as Readonly<Record<string, unknown>>, found as Readonly<Record<string, unknown>>];
  const keys = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return keys.find((key) => !(key in a && key in b) || canonical(a[key]) !== canonical(b[key]));
}
