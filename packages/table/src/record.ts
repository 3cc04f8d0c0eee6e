import type { Game, GameRecord, Ply } from '@riband/kernel';
import type { PlyEntry } from './entry.ts';
import type { Header } from './header.ts';
import { pliesOf } from './line.ts';
import { type Reader, textFor } from './log.ts';
import type { Position } from './position.ts';
import { waiting } from './stretch.ts';

/** The line now valid in the notation of the kernel, as a reader may know it. What was taken back is left out. */
export function recordOf(game: Game, header: Header, position: Position, reader: Reader): GameRecord {
  const { components, seats, options } = header;
  const plies = pliesOf(position.line);
  const first = plies.findIndex((ply) => ply.kind === 'move');
  const dealt = first < 0 ? plies.length : first;
  const over = waiting(game, position).over;
  return {
    game: header.game,
    rules: position.line.rules,
    components,
    seats,
    options,
    deal: plies.slice(0, dealt).map((ply) => textFor(ply, reader)),
    plies: plies.slice(dealt).map((ply) => plyFor(ply, reader)),
    ...(over ? { scores: game.scores(position.state) } : {}),
  };
}

function plyFor(entry: PlyEntry, reader: Reader): Ply {
  const by = entry.kind === 'move' ? entry.seat : 'chance';
  return { turn: entry.turn, by, text: textFor(entry, reader) };
}
