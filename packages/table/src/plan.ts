import type { Game } from '@riband/kernel';
import { type Command, type MoveCommand, type Refused, refuse } from './command.ts';
import { answerBody, askBody, stillToAgree, takeBackBody } from './consent.ts';
import { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import { ownMoves } from './line.ts';
import { type Draws, drawn, playDraw, playMove } from './moves.ts';
import type { Position } from './position.ts';
import { seatBody } from './seats.ts';
import { turnAt, waiting } from './stretch.ts';
import { confirmBody, redoBody, undoBody } from './undo.ts';

/**
 * The entries that a command makes, to be stored and then committed, and where they lead; or why there are none. For a command that was
 * carried out before they are those in the record, and committing them changes nothing.
 */
export type Plan = Planned | Refused;

export interface Planned {
  readonly entries: readonly Entry[];
  readonly position: Position;
}

/**
 * Works out what a command does, in a position of its own: nothing that exists is changed. With draws, all due chance follows. What the
 * command has made `before` is in the record.
 */
export function planCommand(
  game: Game,
  before: readonly Entry[],
  position: Position,
  command: Command,
  draws?: Draws,
): Plan {
  if (!Number.isInteger(command.seat) || position.line.holders[command.seat] === undefined) return refuse('noSeat');
  if (before.length > 0) {
    const sameSeat = before.some((entry) => 'seat' in entry && entry.seat === command.seat);
    return sameSeat ? { entries: before, position } : refuse('idTaken');
  }
  const draft = new Draft(game, position, command.id);
  const refused = carryOut(draft, command);
  if (refused !== undefined) return refused;
  if (draws !== undefined) drawAllDue(draft, draws);
  return { entries: draft.entries, position: draft.position };
}

/** The entries for all draws that are due. */
export function planDraws(game: Game, position: Position, draws: Draws): readonly Entry[] {
  const draft = new Draft(game, position);
  drawAllDue(draft, draws);
  return draft.entries;
}

function carryOut(draft: Draft, command: Command): Refused | undefined {
  const { game, position } = draft;
  const { seat } = command;
  if ('seen' in command && isStale(game, position, command)) return refuse('stale');
  switch (command.kind) {
    case 'move':
      return makeMoves(draft, command);
    case 'undo':
      return draft.add(undoBody(position, seat, command.all === true ? ownMoves(position.line, seat).length : 1));
    case 'redo':
      return draft.add(redoBody(position, seat));
    case 'confirm':
      return draft.add(confirmBody(game, position, seat));
    case 'ask':
      return draft.add(askBody(game, position, seat, command.turn)) ?? letBotsAgree(draft);
    case 'answer':
      if (position.line.request?.number !== command.request) return refuse('noRequest');
      return draft.add(answerBody(position, seat, command.agree)) ?? letBotsAgree(draft);
    case 'seat':
      return draft.add(seatBody(game, position, seat, command.holder)) ?? letBotsAgree(draft);
  }
}

/** A command is tried in the position of now, whatever it saw, if the decision of its seat is still the one that it answers. */
function isStale(game: Game, position: Position, command: Extract<Command, { seen: number }>): boolean {
  const { length, since } = position.line;
  const arose = since[command.seat] ?? 0;
  const seesIt = command.seen >= arose && command.seen <= length;
  return !seesIt || (command.kind === 'move' && command.turn !== turnAt(game, position));
}

function makeMoves(draft: Draft, { seat, texts, confirm }: MoveCommand): Refused | undefined {
  if (texts.length === 0) return refuse('noMove');
  for (const text of texts) {
    const refused = draft.add(playMove(draft.game, draft.position, seat, text));
    if (refused !== undefined) return refused;
  }
  const finished = waiting(draft.game, draft.position).toConfirm.includes(seat);
  return confirm === true && finished ? draft.add(confirmBody(draft.game, draft.position, seat)) : undefined;
}

/** Bots agree at once to whatever is asked; and when nobody is left to agree, it is done. */
function letBotsAgree(draft: Draft): undefined {
  const { line } = draft.position;
  for (const seat of stillToAgree(line))
    if (line.holders[seat]?.kind === 'bot') draft.add(answerBody(draft.position, seat, true));
  draft.add(takeBackBody(draft.position));
}

function drawAllDue(draft: Draft, draws: Draws): void {
  while (waiting(draft.game, draft.position).chance)
    draft.add(playDraw(draft.game, draft.position, drawn(draft.game, draft.position, draws)));
}
